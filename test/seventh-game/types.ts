import type { Seat, Tile } from 'mahjongg';
import type { ActionBase, Answer, BySeat, HiddenTable, TypeParts, TypesOf } from 'mahjongg/game';

type Action =
  | (ActionBase & { readonly type: 'pass' | 'discard'; readonly tile: Tile })
  | (ActionBase & { readonly type: 'draw' | 'take' | 'mahjongg' });

interface Parts extends TypeParts {
  readonly rules: { readonly name: 'sparrow-race'; readonly options: { readonly alike: number } };
  readonly setup: { readonly wall: readonly Tile[] };
  readonly setting: { readonly wall: readonly Tile[]; readonly dice: readonly [] };
  readonly stages: {
    readonly pass: object;
    readonly draw: { readonly seat: Seat };
    readonly turn: { readonly seat: Seat };
  };
  readonly hidden: HiddenTable & { readonly answers: BySeat<Answer<Action> | null> };
  readonly action: Action;
  readonly happening:
    | { readonly type: 'passed' }
    | { readonly type: 'drew'; readonly seat: Seat }
    | { readonly type: 'took'; readonly seat: Seat; readonly tile: Tile; readonly turned: Tile }
    | { readonly type: 'discarded'; readonly seat: Seat; readonly tile: Tile };
  readonly outcome:
    | { readonly ending: 'mahjongg'; readonly winner: Seat; readonly points: number }
    | { readonly ending: 'wallGame' };
}

/** The types of the Sparrow Race. */
export type SparrowTypes = TypesOf<Parts>;
export type SparrowRules = SparrowTypes['rules'];
export type SparrowState = SparrowTypes['state'];
