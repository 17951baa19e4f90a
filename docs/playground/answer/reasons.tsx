import type { Reason, Remark } from 'mahjongg';
import { RuleLink } from '../parts/rule-link';

/** A code, with the way to its section in the documentation around the playground. */
export const CodeLink = ({ code }: { readonly code: string }) => (
  <a href={`../errors.html#${code.toLowerCase()}`}>
    <code>{code}</code>
  </a>
);

const Note = ({
  message,
  rule,
  code,
}: {
  readonly message: string;
  readonly rule: string;
  readonly code: string;
}) => (
  <>
    <span class="message">{message}</span>{' '}
    <span class="tags">
      {rule !== '' && <RuleLink rule={rule} />} <CodeLink code={code} />
    </span>
  </>
);

/** Why a hand does not win, the most specific reason first; then what would win instead. */
export const Reasons = ({
  reasons,
  withNearest = true,
}: {
  readonly reasons: readonly Reason[];
  /** Whether to list what would win instead; not where that is shown as tiles. */
  readonly withNearest?: boolean;
}) => {
  const why = reasons.filter(({ code }) => code !== 'nearestLayout');
  const nearest = withNearest ? reasons.filter(({ code }) => code === 'nearestLayout') : [];
  return (
    <>
      <ol class="reasons" data-test="reasons">
        {why.map((reason, place) => (
          <li key={place}>
            <Note {...reason} />
          </li>
        ))}
      </ol>
      {nearest.length > 0 && (
        <>
          <h3>What would win instead</h3>
          <ul class="reasons plain">
            {nearest.map((reason, place) => (
              <li key={place}>{reason.message}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
};

/** Conditions and notes that come with an answer. */
export const Remarks = ({ remarks }: { readonly remarks: readonly Remark[] }) =>
  remarks.length === 0 ? null : (
    <ul class="reasons plain remarks">
      {remarks.map((remark) => (
        <li key={remark.code + remark.message}>
          <Note {...remark} />
        </li>
      ))}
    </ul>
  );
