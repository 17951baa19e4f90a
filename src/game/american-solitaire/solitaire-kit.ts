import type { Hand, Meld, Win } from '../../hands/hand';
import type { AmericanSolitaire } from '../../rules/american-solitaire';
import { isWinningHand, validateHand } from '../../rules/validate-hand';
import type { Tile } from '../../tiles/tile';
import type { CallScene } from '../calls';
import type { ExchangeScene } from '../exchange';
import { type IllegalAction, illegal } from '../../play/illegal';
import { judging, type Kit, type TableRules } from '../kit';
import { makeKit } from '../make-kit';
import type { Own } from '../solitaire/machine';
import type { AmericanScene, SolitaireDeclaration } from './types';

/** What the American solitaire asks of its rules. */
export interface SolitaireKit {
  /** The rule set. */
  readonly rules: AmericanSolitaire;
  /** The rules of the hands, with what a table asks of them: calls, exposures, jokers. */
  readonly hands: Kit;
}

/** What is asked of the rules. */
export const makeSolitaireKit = (rules: AmericanSolitaire): SolitaireKit => ({
  rules,
  hands: makeKit(rules.game as TableRules),
});

/** The exposures. */
export const meldsOf = ({ melds }: AmericanScene): readonly Meld[] => melds.E as readonly Meld[];

/** The solitaire as a table of one strict player. */
export const tableOf = ({ melds }: AmericanScene): CallScene & ExchangeScene => ({
  manners: 'strict',
  seats: ['E'],
  players: { E: {} },
  dead: [],
  melds,
});

/** How the player would win now (AS-8); the tile that is claimed, null if none is. */
export const winNow = (scene: AmericanScene): Pick<SolitaireDeclaration, 'by' | 'tile' | 'from'> => {
  if (scene.phase === 'claims') return { by: 'discard', tile: scene.now.tile, from: scene.now.from };
  const by = scene.phase !== 'turn' || scene.now.by === 'wall' ? 'wall' : 'charleston';
  return { by: scene.phase === 'turn' && scene.now.by === 'call' ? 'discard' : by, tile: null, from: null };
};

/** The win in the words of the rules of the hands, not all of which know the Charleston. */
export const winFor = (
  { rules }: SolitaireKit,
  { by, tile }: Pick<SolitaireDeclaration, 'by' | 'tile'>,
): Win => {
  const wins: readonly string[] = rules.game.hands.wins;
  const known = wins.includes(by) ? by : 'wall';
  return tile === null ? { by: known } : { by: known, tile };
};

/** The hand as it would be laid open: a tile that is claimed counts among the concealed ones. */
export const handNow = (scene: AmericanScene, { rack }: Pick<Own, 'rack'>): Hand => ({
  concealed: scene.phase === 'claims' ? [...rack, scene.now.tile] : rack,
  melds: meldsOf(scene),
});

/** Whether a hand won so is a winning one. */
export const isWin = (
  kit: SolitaireKit,
  { hand, by, tile }: Pick<SolitaireDeclaration, 'hand' | 'by' | 'tile'>,
): boolean => {
  const { rules } = kit.hands;
  if (tile !== null && kit.hands.table.calls.jokers.includes(tile)) return false;
  if (rules.mayWin?.(hand.concealed, hand.melds) === false) return false;
  return isWinningHand(hand, judging(rules), winFor(kit, { by, tile }));
};

/** Whether Mah Jongg can be declared now. */
export const winsNow = (kit: SolitaireKit, scene: AmericanScene, own: Pick<Own, 'rack'>): boolean =>
  isWin(kit, { ...winNow(scene), hand: handNow(scene, own) });

/** Why the hand does not win, with every reason the rules give. */
export const notWinning = (kit: SolitaireKit, scene: AmericanScene, { rack }: Own): IllegalAction => {
  const { by, tile } = winNow(scene);
  const answer = validateHand(handNow(scene, { rack }), judging(kit.hands.rules), winFor(kit, { by, tile }));
  const reasons = answer.valid ? [] : answer.reasons;
  const [first] = reasons;
  const message = `This hand does not win. ${first?.message ?? ''}`.trim();
  return illegal('notAWinningHand', first?.rule ?? 'AS-6', message, { reasons });
};

/** Whether a tile is one that is never passed. */
export const isNeverPassed = ({ hands }: SolitaireKit, tile: Tile): boolean =>
  hands.table.charleston.neverPassed.includes(tile);
