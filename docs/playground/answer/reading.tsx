import type { ShownGroup, ShownReading } from '../games/shown';
import { TileRow } from '../parts/tile';

/** The groups of a hand, each with its name below. */
export const Groups = ({ groups }: { readonly groups: readonly ShownGroup[] }) => (
  <ul class="groups">
    {groups.map(({ tiles, label, exposed }, place) => (
      <li key={place} class={exposed === true ? 'group exposed' : 'group'}>
        <TileRow tiles={tiles} />
        {label !== '' && (
          <span class="group-label">
            {label}
            {exposed === true && !label.includes('table') && !label.includes('revealed') ? ', exposed' : ''}
          </span>
        )}
      </li>
    ))}
  </ul>
);

/** A reading: what it is called, what it is worth, and how its tiles lie. */
export const Reading = ({ reading }: { readonly reading: ShownReading }) => (
  <>
    <p class="reading-title">
      <span>{reading.title}</span>
      {reading.points !== '' && <strong class="points">{reading.points}</strong>}
    </p>
    <Groups groups={reading.groups} />
    {reading.details.map((detail) => (
      <p key={detail} class="detail">
        {detail}
      </p>
    ))}
  </>
);
