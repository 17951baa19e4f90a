import { isRecord, ownValue } from '../../result/own-values';
import { described } from '../../result/reason';
import { success } from '../../result/result';
import type { Seat } from '../../rules/payouts';
import type { Tile } from '../../tiles/tile';
import { illegal, refused } from '../../play/illegal';
import type { Play } from '../../play/play';
import { exchanged } from '../../play/racks';
import { badSetup, type ReadSetup, readDice, readWall } from '../../play/read-setup';
import type { Viewer } from '../../play/seats';
import { decodeStored } from '../decode-stored';
import { decodeSolitaire, stateNames } from './decode-solitaire';
import {
  type Draft,
  type Own,
  PLAYER,
  PLAYERS,
  type Solitaire,
  type SolitaireTypes,
  type Step,
} from './machine';
import type { RackChange, SolitaireSecret, SolitaireSetting } from './scene';

const ONE_PLAYER: SolitaireSetting['players'] = { E: {} };

const isOnePlayer = (value: unknown): boolean => {
  if (value === undefined) return true;
  if (!isRecord(value) || Object.keys(value).join() !== PLAYER) return false;
  const player = ownValue(value, PLAYER);
  return isRecord(player) && Object.keys(player).length === 0;
};

const readSetup = <T extends SolitaireTypes>(
  { tiles, throws }: Solitaire<T>,
  value: unknown,
): ReadSetup<SolitaireSetting> => {
  if (!isRecord(value))
    return badSetup('notASetup', `A game is made of an object with a wall, not ${described(value)}.`);
  if (!isOnePlayer(ownValue(value, 'players')))
    return badSetup('badPlayers', 'A solitaire has one player, { E: {} }.');
  const wall = readWall(ownValue(value, 'wall'), [tiles.byIndex], tiles.rule);
  if (!wall.ok) return wall;
  const dice = readDice(ownValue(value, 'dice'), throws.count, throws.rule);
  return dice.ok ? success({ players: ONE_PLAYER, wall: wall.value, dice: dice.value }) : dice;
};

/** What the player knows of a state. */
const ownOf = ({ racks, drawn }: SolitaireTypes['state']): Own => ({
  rack: racks.E as readonly Tile[],
  drawn,
});

const legalFor = <T extends SolitaireTypes>(
  { choices }: Solitaire<T>,
  scene: T['scene'],
  own: Own,
): readonly T['action'][] => (scene.phase === 'over' ? [] : choices(scene, own));

const check = <T extends SolitaireTypes>(
  game: Solitaire<T>,
  state: T['state'],
  given: unknown,
): ReturnType<Play<T>['check']> => {
  const read = game.read(given, PLAYERS);
  if (!read.ok) return read;
  const { moment, type } = read.value;
  if (moment !== state.moment) {
    const message = `This answers decision ${described(moment)}; the game is at ${state.moment}.`;
    return refused(illegal('stale', '', message, { moment: state.moment }));
  }
  const { phase } = state;
  if (phase === 'over') return refused(illegal('gameOver', '', 'The game is over.'));
  if (game.types[phase]?.includes(type) !== true)
    return refused(illegal('wrongPhase', '', `${type} does not belong to the phase ${phase}.`, { phase }));
  const fault = game.fault(state, ownOf(state), read.value);
  return fault === undefined ? read : refused(fault);
};

/** How a turn begins with a tile drawn in it. */
const DRAWN: readonly unknown[] = ['wall', 'loose'];

/** Whether the tile that was drawn last is no longer the one drawn in this turn. */
const isPast = ({ phase, now }: { readonly phase: string; readonly now: object }): boolean =>
  phase !== 'turn' || !DRAWN.includes((now as { readonly by?: unknown }).by);

/** Changes a rack and the drawn tile, the player's own or the one in the state. */
const evolveRack = (
  side: { rack: readonly Tile[]; drawn: Tile | null },
  type: string,
  scene: { readonly phase: string; readonly now: object },
  change: RackChange | null,
): void => {
  if (type === 'stage' && isPast(scene)) side.drawn = null;
  if (change === null) return;
  side.rack = exchanged(side.rack, change.lost, change.gained);
  if (type === 'drew') side.drawn = change.gained?.[0] ?? null;
  else if (side.drawn !== null && !side.rack.includes(side.drawn)) side.drawn = null;
};

type Noted<T extends SolitaireTypes> = Draft<T['event']>;

const startStep = <T extends SolitaireTypes>(
  game: Solitaire<T>,
  state: T['state'],
): { readonly step: Step<T>; readonly events: Noted<T>[] } => {
  const draft: Draft<T['state']> = { ...state };
  const events: Noted<T>[] = [];
  const emit = (event: T['told'], secret: SolitaireSecret | null = null): void => {
    game.evolve(draft as Draft<T['scene']>, event);
    game.evolveHidden(draft, event);
    if (secret !== null || event.type === 'stage') {
      const side = { rack: draft.racks.E as readonly Tile[], drawn: draft.drawn };
      evolveRack(side, event.type, draft, secret?.seats.E ?? null);
      if (side.rack !== draft.racks.E) draft.racks = { E: side.rack };
      draft.drawn = side.drawn;
    }
    const noted = event as Noted<T>;
    noted.moment = 0;
    noted.secret = secret;
    events.push(noted);
  };
  return { step: { draft, emit }, events };
};

const endStep = <T extends SolitaireTypes>(
  { draft }: Step<T>,
  events: readonly Noted<T>[],
): ReturnType<Play<T>['take']> => {
  draft.moment++;
  for (const event of events) event.moment = draft.moment;
  return { state: draft, events };
};

/** What lies open of a state, named part by part: nothing hidden gets in by being forgotten. */
const sceneOf = <T extends SolitaireTypes>({ open }: Solitaire<T>, state: T['state']): T['scene'] => {
  const scene: Record<string, unknown> = {};
  for (const name of open) scene[name] = (state as unknown as Record<string, unknown>)[name];
  return scene as unknown as T['scene'];
};

const viewOf = <T extends SolitaireTypes>(
  game: Solitaire<T>,
  state: T['state'],
  viewer: Viewer,
): T['view'] => {
  const scene = sceneOf(game, state);
  if (viewer !== PLAYER) return { ...scene, viewer, rack: [], drawn: null, legal: [] };
  const own = ownOf(state);
  return { ...scene, viewer, ...own, legal: legalFor(game, scene, own) };
};

const advance = <T extends SolitaireTypes>(
  game: Solitaire<T>,
  view: T['view'],
  event: T['seen'],
): T['view'] => {
  if (event.viewer !== view.viewer) return view;
  const draft: Draft<T['view']> = { ...view };
  game.evolve(draft as unknown as Draft<T['scene']>, event);
  evolveRack(draft, event.type, draft, event.own);
  draft.moment = event.moment;
  draft.legal = draft.viewer === PLAYER ? legalFor(game, draft, draft) : [];
  return draft;
};

/** A way of playing, made of what one solitaire is. */
export const solitairePlay = <T extends SolitaireTypes>(game: Solitaire<T>): Play<T> => ({
  identity: game.identity,
  card: game.card,
  settingNames: ['players', 'wall', 'dice'],
  settingOf: ({ wall, dice }) => ({ players: ONE_PLAYER, wall, dice }),
  readSetup: (value) => readSetup(game, value),
  start: (setting) => {
    const { step } = startStep(game, game.deal(setting));
    game.begin(step);
    return step.draft;
  },
  legal: (state, seat: Seat) => (seat === PLAYER ? legalFor(game, state, ownOf(state)) : []),
  check: (state, given) => check(game, state, given),
  take: (state, action) => {
    const { step, events } = startStep(game, state);
    game.act(step, action);
    return endStep(step, events);
  },
  view: (state, viewer) => viewOf(game, state, viewer),
  see: ({ secret, ...event }, viewer) =>
    ({ ...event, viewer, own: (viewer === PLAYER ? secret?.seats.E : undefined) ?? null }) as T['seen'],
  advance: (view, event) => advance(game, view, event),
  outcome: game.outcome,
  returns: (state) => {
    const outcome = game.outcome(state);
    return { E: outcome === undefined ? 0 : game.scoreOf(outcome) };
  },
  decode: (given) =>
    decodeStored({ identity: game.identity, stateNames: stateNames(game), decode: (value: object) => decodeSolitaire(game, value) }, given),
});
