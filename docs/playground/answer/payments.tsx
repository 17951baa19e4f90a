import { SEATS, type Seat, settle, type WinClaim } from 'mahjongg';
import type { OpenGame } from '../games/game';
import { Choice } from '../parts/choice';
import type { PageState } from '../state/page-state';
import { Reasons } from './reasons';

const SEAT_NAMES: Readonly<Record<Seat, string>> = { E: 'East', S: 'South', W: 'West', N: 'North' };

const seatChoices = (seats: readonly Seat[]) => seats.map((seat) => [seat, SEAT_NAMES[seat]] as const);

/** What another player had to do with the winning tile, where one had. */
const OTHERS: Readonly<Partial<Record<WinClaim['by'], readonly [name: string, label: string]>>> = {
  discard: ['discarder', 'Discarded by'],
  misnamedDiscard: ['discarder', 'Discarded by'],
  exchangeTile: ['exchanger', 'Offered by'],
};

/** Who pays whom. */
export const Payments = ({
  claim,
  open,
  state,
  change,
}: {
  readonly claim: Omit<WinClaim, 'winner'>;
  readonly open: OpenGame;
  readonly state: PageState;
  readonly change: (next: PageState) => void;
}) => {
  if (open.payouts === undefined) return null;
  const { winner } = state;
  const others = SEATS.filter((seat) => seat !== winner);
  const other = others.includes(state.other) ? state.other : (others[0] ?? 'S');
  const [part, label] = OTHERS[claim.by] ?? [];
  const paid = settle({ ...claim, winner, ...(part !== undefined && { [part]: other }) } as WinClaim, {
    rules: open.payouts,
  });
  return (
    <section aria-labelledby="payments">
      <h3 id="payments">Who pays whom</h3>
      <div class="win-form">
        <Choice
          label="Winner"
          value={winner}
          values={seatChoices(SEATS)}
          onChange={(seat) => change({ ...state, winner: seat })}
        />
        {label !== undefined && (
          <Choice
            label={label}
            value={other}
            values={seatChoices(others)}
            onChange={(seat) => change({ ...state, other: seat })}
          />
        )}
      </div>
      {paid.ok ? (
        <mahjongg-sheet data-test="payments" settlement={paid.value} />
      ) : (
        <Reasons reasons={paid.error.reasons} />
      )}
    </section>
  );
};
