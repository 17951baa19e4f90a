import type { Seat } from 'mahjongg';
import type { Action, Event, GameState, Random, Viewer } from 'mahjongg/game';

/** The answers given at one decision point, which are sealed until the last one is there. */
export type Answers = ReadonlyMap<Seat, Action>;

type Changed = readonly (readonly [Seat, Action])[];

/** One stop is enough to end the Charleston; who said it, and who else did, stays sealed. */
const otherStops = (answers: Answers, isOpen: boolean, viewer: Viewer, random: Random): Changed => {
  const stops = [...answers.values()].filter(({ type }) => type === 'stop');
  if (isOpen && stops.length === 0) return [];
  const kept = stops.find(({ seat }) => seat === viewer) ?? stops[random(Math.max(1, stops.length))];
  return [...answers]
    .filter(([seat]) => seat !== viewer && !(isOpen && seat === kept?.seat))
    .map(([seat, { moment }]) => [seat, { type: random(2) === 0 ? 'stop' : 'continue', seat, moment }]);
};

const wishOf = (action: Action | undefined, most: number): number =>
  action?.type === 'wish' ? action.count : most;

/** The lower wish of two counts; how much more the other one wished for stays sealed. */
const otherWishes = (
  { seats }: GameState,
  most: number,
  answers: Answers,
  viewer: Viewer,
  random: Random,
): Changed =>
  [...answers]
    .filter(([seat]) => seat !== viewer)
    .map(([seat, action]) => {
      const across = answers.get(seats[(seats.indexOf(seat) + 2) % seats.length] as Seat);
      const lower = Math.min(wishOf(action, most), wishOf(across, most));
      const count = answers.size === seats.length ? lower : random(most + 1);
      return [seat, { type: 'wish', seat, moment: action.moment, count }];
    });

/** Claims that came to nothing, because somebody else came first, are declined instead. */
const lostClaims = (answers: Answers, events: readonly Event[], viewer: Viewer): Changed => {
  const takers = events.map((event) =>
    event.type === 'called' ? event.seat : event.type === 'declared' ? event.declared.seat : undefined,
  );
  return [...answers]
    .filter(([seat]) => seat !== viewer && !takers.includes(seat))
    .map(([seat, { moment }]) => [seat, { type: 'decline', seat, moment }]);
};

/** Other answers in the place of those that a viewer never gets to see; `events` opened them, if anything has. */
export const otherAnswers = (
  state: GameState,
  answers: Answers,
  events: readonly Event[],
  viewer: Viewer,
  random: Random,
): Changed => {
  switch (state.phase) {
    case 'secondCharleston':
      return otherStops(answers, answers.size === state.seats.length, viewer, random);
    case 'courtesy':
      return otherWishes(state, state.now.most, answers, viewer, random);
    case 'claims':
      return lostClaims(answers, events, viewer);
    default:
      return [];
  }
};
