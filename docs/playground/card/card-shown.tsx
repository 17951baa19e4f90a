import { type Card, type Hand, parseCard } from 'mahjongg';
import { americanCard } from 'mahjongg/american';
import { useContext, useMemo } from 'preact/hooks';
import { TileLookContext } from '../parts/tile';
import { type LooseCard, type LooseLine, lineReasons } from './card-lines';

interface Example {
  readonly card: Card;
  /** One hand that the line allows, by group. */
  readonly hand: Hand;
}

/** A card of one line, and a hand that it allows; or what is wrong with the line. */
const exampleOf = (head: object, line: LooseLine): Example | readonly string[] => {
  const read = parseCard({ ...head, name: '-', sections: [{ name: '-', lines: [line] }] });
  if (!read.ok)
    return lineReasons(read.error.reasons).map(({ message }) =>
      message.replace(/^Section 1, line 1[,:] /, ''),
    );
  const [layout] = americanCard(read.value).hands.layouts({});
  const sections = read.value.sections.map((section) => ({ ...section, name: '' }));
  const [concealed = [], ...others] = layout?.groups.map(({ tiles }) => tiles) ?? [];
  return {
    card: { ...read.value, name: '', sections },
    hand: { concealed, melds: others.map((tiles) => ({ tiles })) },
  };
};

const Line = ({ head, line }: { readonly head: object; readonly line: LooseLine }) => {
  const key = JSON.stringify([head, line]);
  const example = useMemo(() => exampleOf(head, line), [key]);
  const look = useContext(TileLookContext);
  if (!('card' in example))
    return (
      <li class="wrong-line">
        <code>{[line.hand].flat().join(' or ')}</code>
        {example.map((message) => (
          <p key={message} class="fault">
            {message}
          </p>
        ))}
      </li>
    );
  return (
    <li>
      <mahjongg-card card={example.card} />
      <mahjongg-hand hand={example.hand} look={look} />
    </li>
  );
};

/** The most lines that are drawn: a card of a year has about sixty. */
const MOST_DRAWN = 100;

/** A card as it is printed: every line in suit colors, with the tiles of one hand that it allows. */
export const CardShown = ({ card }: { readonly card: LooseCard }) => {
  const { sections, name, year, colors, note: remark } = card;
  const before = sections.map((_, at) => sections.slice(0, at).flatMap(({ lines }) => lines).length);
  const count = sections.flatMap(({ lines }) => lines).length;
  const head = { ...(year !== undefined && { year }), ...(colors !== undefined && { colors }) };
  return (
    <div class="card-shown" data-test="card">
      <h3>
        {name} <span class="faint">{year}</span>
      </h3>
      {remark !== undefined && <p class="detail">{remark}</p>}
      {sections.map(({ name: title, note, lines }, at) => (
        <section key={at} aria-label={title}>
          <h4>{title}</h4>
          {note !== undefined && <p class="detail">{note}</p>}
          <ul>
            {lines.slice(0, Math.max(0, MOST_DRAWN - (before[at] ?? 0))).map((line, place) => (
              <Line key={place} head={head} line={line} />
            ))}
          </ul>
        </section>
      ))}
      {count > MOST_DRAWN && <p class="detail">{`The first ${MOST_DRAWN} of ${count} lines are drawn.`}</p>}
    </div>
  );
};
