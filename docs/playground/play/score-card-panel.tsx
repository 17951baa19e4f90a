import { Button } from '../parts/button';
import { type CardPart, cardParts, type Row, remarksOf, shownFinal } from './score-card';

/** At most one decimal: an average of games need not be whole. */
const short = (points: number): string => String(Math.round(points * 10) / 10);

const Sums = ({
  part,
  label,
  of,
}: {
  readonly part: CardPart;
  readonly label: string;
  readonly of: number;
}) => (
  <tr>
    <th scope="row">{label}</th>
    <td class="number">{short(part.natural / of)}</td>
    <td />
    <td class="number">{short(part.total / of)}</td>
    {part.hasJokers && <td />}
  </tr>
);

const Part = ({ part }: { readonly part: CardPart }) => (
  <table class="sheet card-rows" data-test="score-card">
    <caption>{part.title}</caption>
    <thead>
      <tr>
        <th scope="col">Date</th>
        <th scope="col" class="number">
          Natural
        </th>
        <th scope="col" class="number">
          Left
        </th>
        <th scope="col" class="number">
          Final
        </th>
        {part.hasJokers && <th scope="col">Remarks</th>}
      </tr>
    </thead>
    <tbody>
      {part.rows.map((row, place) => (
        <tr key={place}>
          <td>{row.date}</td>
          <td class="number">{row.natural}</td>
          <td class="number">{row.percentLeft} %</td>
          <td class="number">{shownFinal(row)}</td>
          {part.hasJokers && <td>{remarksOf(row)}</td>}
        </tr>
      ))}
    </tbody>
    <tfoot>
      <Sums part={part} label="Total" of={1} />
      <Sums part={part} label={`Average of ${part.rows.length}`} of={part.rows.length} />
    </tfoot>
  </table>
);

/** The finished solitaires, Chinese and American apart, with totals and averages (CS-23). */
export const ScoreCard = ({
  rows,
  torn,
  onTear,
}: {
  readonly rows: readonly Row[];
  /** The rows of a card that was just torn up. */
  readonly torn: readonly Row[];
  readonly onTear: () => void;
}) => (
  <section class="panel" aria-labelledby="score-card">
    <div class="panel-head">
      <h2 id="score-card">Score card</h2>
      {rows.length + torn.length > 0 && (
        <Button onClick={onTear}>{rows.length > 0 ? 'Tear it up' : 'Put it together again'}</Button>
      )}
    </div>
    {rows.length === 0 ? (
      <p class="detail">Finished solitaires are kept here, in this browser only.</p>
    ) : (
      cardParts(rows).map((part) => <Part key={part.title} part={part} />)
    )}
  </section>
);
