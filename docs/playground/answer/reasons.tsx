import type { Reason, Remark } from 'mahjongg';
import { Answered } from './reading';

/** Why a hand does not win, the most specific reason first; then what would win instead. */
export const Reasons = ({
  reasons,
  notes = [],
  withNearest = true,
}: {
  readonly reasons: readonly Reason[];
  readonly notes?: readonly Remark[];
  /** Whether to list what would win instead; not where that is shown as tiles. */
  readonly withNearest?: boolean;
}) => {
  const why = reasons.filter(({ code }) => code !== 'nearestLayout');
  const nearest = withNearest ? reasons.filter(({ code }) => code === 'nearestLayout') : [];
  return (
    <>
      <Answered test="reasons" answer={{ valid: false, reasons: why, notes }} />
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
