import type { Typed } from '../../../core/typed';
import type { Seat } from '../../../hands/payouts';
import type { Throw } from '../../../play/chance';
import type { BySeat } from '../../../play/seats';
import type {
  ActionBase,
  Answer,
  Call,
  Called,
  Claimable,
  ClaimedWin,
  Declared,
  DeclaredHand,
  Discard,
  HiddenTable,
  OpenTable,
  Over,
  WallEnding,
  Won,
} from '../../../play/types';
import type { TypesOf } from '../../../play/way';
import type { Suit, Tile } from '../../../tiles/tile';
import type { YearGame } from '../rules';
import type { YearScore } from '../score';
import type { YearWin } from '../vocabulary';

/** What a discard can be claimed for, strongest first (YG-7). */
export const CLAIMS = /* @__PURE__ */ Object.freeze(['mahJong', 'pungPair', 'pung', 'chow'] as const);
/** What a discard can be claimed for. */
export type ClaimKind = (typeof CLAIMS)[number];

/** A set that a discard completes. */
export interface SetClaim {
  /** The kind of set. */
  readonly kind: Exclude<ClaimKind, 'mahJong'>;
  /** The tiles from the rack that are shown with the discard, in rack order. */
  readonly shown: readonly Tile[];
}

/** Tiles that a player can reveal for a replacement (YG-6, YG-9, YG-10). */
export interface Reveal {
  /** A flower or season, a Year, a concealed kong, or the fourth tile of a revealed pung. */
  readonly kind: 'bonus' | 'year' | 'kong' | 'fourth';
  /** The tiles from the rack, in rack order. */
  readonly tiles: readonly Tile[];
}

/** The details of each action, besides seat and moment. */
export interface YearActions {
  /** Reveals tiles for a replacement: a flower or season, a Year, a kong, or the fourth tile of a pung (YG-6, YG-9, YG-10). */
  readonly reveal: Pick<Reveal, 'tiles'>;
  /** Ends the player’s courtesy call; any remaining flowers and seasons stay hidden (YG-5). */
  readonly keep: object;
  /** Draws a tile from the wall (YG-15). */
  readonly draw: object;
  /** Discards a tile and names it (YG-15). */
  readonly discard: Pick<Discard, 'tile'>;
  /** Does not claim the discard (YG-7). */
  readonly decline: object;
  /** Claims the discard for a chow, a pung, or a Year with a Pung-Pair (YG-7). */
  readonly call: Call;
  /** Declares Mah Jong on a discard or with the tiles held (YG-11). */
  readonly mahjongg: ClaimedWin;
  /** Declares Mah Jong with a tile face up on an opponent’s rack (YG-12). */
  readonly steal: Pick<Discard, 'tile'> & {
    /** Whose rack it is on. */
    readonly from: Seat;
  };
}

/** Anything a player can do in the Year game, or one kind of it. */
export type YearAction<A extends keyof YearActions = keyof YearActions> = Typed<YearActions, A, ActionBase>;

/** An action without seat and moment, as sealed until all have answered. */
export type YearAnswer = Answer<YearAction>;

/** A player in a game. */
export interface YearPlayer {
  /** The personal suit, if the table of points scores it (YG-13); none if left out. */
  readonly personalSuit?: Suit | undefined;
}

/** What a Year game is set up from. */
export interface YearSetup {
  /**
   * All tiles, stack by stack, upper tile first: East’s wall from the right end, where Spring begins and Winter ends,
   * then the walls of South, West and North (YG-4). `shuffleWall` makes one.
   */
  readonly wall: readonly Tile[];
  /** The dealer’s throw, in a list of one (YG-4). */
  readonly dice: readonly Throw[];
  /** Who deals; East if left out, and always East with `windsFollowDeal` (YG-3a). */
  readonly dealer?: Seat | undefined;
  /** The players by seat; four without personal suits if left out. */
  readonly players?: BySeat<YearPlayer> | undefined;
}

/** A setup with everything filled in. */
export type YearSetting = Required<{ readonly [K in keyof YearSetup]: Exclude<YearSetup[K], undefined> }>;

/** A hand that won; a replacement counts as from the wall. */
export interface YearDeclaration extends DeclaredHand<YearWin['by']> {
  /**
   * How to read and score the hand. A tile that was called before is already in its meld, so it reveals nothing else,
   * and the hand is read as self-drawn.
   */
  readonly win: YearWin;
}

/** How a game ended: with Mah Jong, or with the wall exhausted (YG-14). */
export type YearOutcome = (Won<YearDeclaration, YearScore> | WallEnding) & {
  /** Who deals next (YG-3a, YG-14). */
  readonly nextDealer: Seat;
};

/** The details of each phase. */
export interface YearStages {
  /** Before play, one player after another may replace flowers and seasons (YG-5). */
  readonly courtesy: Pick<ActionBase, 'seat'>;
  /** A turn before the draw (YG-6, YG-12, YG-15). */
  readonly draw: {
    /** Whose turn it is. */
    readonly seat: Seat;
    /** The discard that was just refused; null if the last turn ended without one. */
    readonly discard: Discard | null;
    /** Whether the player has taken a replacement since, and can claim that discard after all (YG-7). */
    readonly renewed: boolean;
  };
  /** A turn up to the discard (YG-15). */
  readonly turn: {
    /** Whose turn it is. */
    readonly seat: Seat;
    /** How the turn began: with the deal, a drawn tile, or a called one. */
    readonly by: 'deal' | 'wall' | 'call';
    /** The called tile and who discarded it; null without a call. */
    readonly called: Discard | null;
  };
  /** A discard that the others may claim (YG-7). */
  readonly claims: Claimable;
  /** The game is over. */
  readonly over: Over<YearOutcome>;
}

/** What everybody at the table sees; seats are in playing order: East, South, West, North, clockwise (YG-3). */
export interface YearScene extends OpenTable {
  /** Who deals. */
  readonly dealer: Seat;
  /** The players by seat. */
  readonly players: BySeat<YearPlayer>;
  /** The flowers and seasons that each player has revealed. */
  readonly flowers: BySeat<readonly Tile[]>;
  /** How many tiles are left in the Flower Wall. */
  readonly flowerWallLeft: number;
  /** Who was dealt two tiles from the end of one wall and two from the next: Hop Toi, which is lucky (YG-4). */
  readonly hopToi: readonly Seat[];
}

/** What is hidden from all or some players; racks are in the order of YG-16. */
export interface YearHidden extends HiddenTable<YearAnswer> {
  /** The tiles of the Flower Wall, in the order they are taken. */
  readonly flowerWall: readonly Tile[];
  /** The sealed answers; null for players who have not answered. */
  readonly answers: BySeat<YearAnswer | null>;
}

/** A whole Year game at one moment, as plain JSON that includes everything hidden. Never send it to a player. */
export type YearState = YearTypes['state'];

/** A Year game as one player or spectator may know it: plain JSON, built from what that viewer sees. */
export type YearView = YearTypes['view'];

/** The details of each event. */
export interface YearEvents {
  /** Tiles were revealed and replaced (YG-5, YG-6, YG-9, YG-10). */
  readonly revealed: Reveal & {
    /** Who revealed them. */
    readonly seat: Seat;
    /** The index of their set among the player’s melds, from 0; null for a flower or season. */
    readonly meld: number | null;
    /** Where the replacement came from; null if a flower was laid aside instead of a discard (YG-15a). */
    readonly source: 'flowerWall' | 'wall' | null;
  };
  /** A player ended their courtesy call (YG-5). */
  readonly kept: Pick<ActionBase, 'seat'>;
  /** A tile was drawn from the wall; the last discard is now dead (YG-15). */
  readonly drew: Pick<ActionBase, 'seat'>;
  /** A tile was discarded and named (YG-15). */
  readonly discarded: Discard;
  /** A discard was called and its set revealed (YG-7, YG-10). */
  readonly called: Called & {
    /** What it was called for. */
    readonly kind: SetClaim['kind'];
    /** Who loses a turn (YG-8). */
    readonly bypassed: readonly Seat[];
  };
  /** Mah Jong was declared (YG-11). */
  readonly declared: Declared<YearDeclaration>;
  /** The winner took a discard, or a tile from an opponent’s rack (YG-7, YG-12). */
  readonly taken: {
    /** The winner. */
    readonly seat: Seat;
    /** Whose tile it was. */
    readonly from: Seat;
    /** The tile. */
    readonly tile: Tile;
    /** Where it was. */
    readonly place: 'discards' | 'melds' | 'flowers';
    /** The index of the set that loses it among that player’s melds, from 0; null if it was in no set. */
    readonly meld: number | null;
  };
  /** The game is over (YG-14). */
  readonly ended: Over<YearOutcome>;
}

/** An event as everybody may know it. */
export type YearHappening = YearTypes['happening'];

/** What an event changes that only some players see. */
export type YearSecret = YearTypes['secret'];

/** An event that includes everything hidden. Never send it to a player: `eventFor` gives each viewer’s version. */
export type YearEvent = YearTypes['event'];

/** An event as one player or spectator may know it. */
export type YearSeenEvent = YearTypes['seen'];

/** The types of the Year game. */
export interface YearTypes
  extends TypesOf<{
    /** The rule sets for this way of playing. */
    readonly rules: YearGame;
    /** What a game is set up from. */
    readonly setup: YearSetup;
    /** The setup with everything filled in. */
    readonly setting: YearSetting;
    /** The details of each phase. */
    readonly stages: YearStages;
    /** What is face up, apart from the phase. */
    readonly table: YearScene;
    /** What is hidden from all or some players. */
    readonly hidden: YearHidden;
    /** Anything a player can do. */
    readonly action: YearAction;
    /** An event as everybody may know it. */
    readonly happening: Typed<YearEvents>;
    /** How a game ended. */
    readonly outcome: YearOutcome;
  }> {}
