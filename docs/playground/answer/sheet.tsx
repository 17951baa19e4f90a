import type { Rejection, Result } from 'mahjongg';
import type { ShownSheet } from '../games/shown';
import { RuleLink } from '../parts/rule-link';
import { Reasons } from './reasons';

/** A score sheet, line by line, or why there is none. */
export const Sheet = ({ sheet }: { readonly sheet: Result<ShownSheet, Rejection> }) => {
  if (!sheet.ok) return <Reasons reasons={sheet.error.reasons} />;
  const { lines, total, notes } = sheet.value;
  return (
    <>
      <table class="sheet" data-test="sheet">
        <caption class="unseen">Score sheet</caption>
        <thead>
          <tr>
            <th scope="col">Rule</th>
            <th scope="col">Line</th>
            <th scope="col" class="number">
              Points
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ rule, label, amount }, place) => (
            <tr key={place}>
              <td>
                <RuleLink rule={rule} />
              </td>
              <td>{label}</td>
              <td class="number">{amount}</td>
            </tr>
          ))}
        </tbody>
        {total !== undefined && (
          <tfoot>
            <tr>
              <td />
              <th scope="row">Total</th>
              <td class="number" data-test="total">
                {total}
              </td>
            </tr>
          </tfoot>
        )}
      </table>
      {notes.map((note) => (
        <p key={note} class="detail">
          {note}
        </p>
      ))}
    </>
  );
};
