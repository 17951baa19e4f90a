import type { Typed } from '../../../core/typed';
import type { Hand } from '../../../hands/hand';
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
  Discard,
  HiddenTable,
  OpenTable,
  Over,
  WallEnding,
} from '../../../play/types';
import type { TypesOf } from '../../../play/way';
import type { Suit, Tile } from '../../../tiles/tile';
import type { YearGame } from '../rules';
import type { YearScore } from '../score';
import type { YearWin } from '../vocabulary';

/** What a discard can be claimed for, the strongest claim first (YG-7). */
export const CLAIMS: readonly ['mahJong', 'pungPair', 'pung', 'chow'] = /* @__PURE__ */ Object.freeze([
  'mahJong',
  'pungPair',
  'pung',
  'chow',
]);
/** What a discard can be claimed for. */
export type ClaimKind = (typeof CLAIMS)[number];

/** A set that a claimed discard completes. */
export interface SetClaim {
  /** What it completes. */
  readonly kind: Exclude<ClaimKind, 'mahJong'>;
  /** The tiles of the rack that are shown with it, in rack order. */
  readonly shown: readonly Tile[];
}

/** Something that a player may reveal on the own turn for a replacement (YG-6, YG-9, YG-10). */
export interface Reveal {
  /** A flower or season, a Year, a concealed kong, or the fourth tile to a pung on the table. */
  readonly kind: 'bonus' | 'year' | 'kong' | 'fourth';
  /** The tiles of the rack that are revealed, in rack order. */
  readonly tiles: readonly Tile[];
}

/** What a player says with each action, beside seat and moment. */
export interface YearActions {
  /** Tiles of the rack revealed for a replacement: a flower or season, a Year, a kong, or the fourth to a pung (YG-6, YG-9, YG-10). */
  readonly reveal: Pick<Reveal, 'tiles'>;
  /** The end of the own courtesy call: whatever flowers and seasons are left stay hidden (YG-5). */
  readonly keep: object;
  /** A tile taken from the wall (YG-15). */
  readonly draw: object;
  /** A tile discarded and named (YG-15). */
  readonly discard: Pick<Discard, 'tile'>;
  /** No claim to the discard (YG-7). */
  readonly decline: object;
  /** The discard claimed for a chow, a pung, or a Year with a Pung-Pair (YG-7). */
  readonly call: Call;
  /** Mah Jong: on a discard, or with the tiles held (YG-11). */
  readonly mahjongg: ClaimedWin;
  /** Mah Jong with a tile that lies face up on an opponent's rack (YG-12). */
  readonly steal: Pick<Discard, 'tile'> & {
    /** On whose rack it lies. */
    readonly from: Seat;
  };
}

/** Anything a player can do in the Year game, or one kind of it. */
export type YearAction<A extends keyof YearActions = keyof YearActions> = ActionBase & Typed<YearActions, A>;

/** An action without seat and moment: what is sealed until the last answer is there. */
export type YearAnswer = Answer<YearAction>;

/** What a game knows of a player. */
export interface YearPlayer {
  /** The personal suit, for a table of points that has any for it (YG-13); none if left out. */
  readonly personalSuit?: Suit | undefined;
}

/** What a Year game is made of. */
export interface YearSetup {
  /**
   * All tiles, stack by stack, the upper tile first: East's wall from the right end, where Spring begins and Winter ends,
   * then the walls of South, West and North (YG-4). `shuffleWall` makes one.
   */
  readonly wall: readonly Tile[];
  /** The dealer's throw, alone in a list (YG-4). */
  readonly dice: readonly Throw[];
  /** Who deals; East if left out, and always East with `windsFollowDeal` (YG-3a). */
  readonly dealer?: Seat | undefined;
  /** The players by seat; four without personal suits if left out. */
  readonly players?: BySeat<YearPlayer> | undefined;
}

/** A setup that was read. */
export type YearSetting = Required<{ readonly [K in keyof YearSetup]: Exclude<YearSetup[K], undefined> }>;

/** A hand that won. */
export interface YearDeclaration {
  /** Who won. */
  readonly seat: Seat;
  /** Where the winning tile came from; a replacement is from the wall, too. */
  readonly by: YearWin['by'];
  /** The tile that won: drawn, claimed or stolen; null if the hand won as it was dealt. */
  readonly tile: Tile | null;
  /** Whose tile it was; null if it was drawn or dealt. */
  readonly from: Seat | null;
  /** The hand, the winning tile with it. */
  readonly hand: Hand;
  /**
   * How the hand is read and scored. A tile that was called before lies in its meld already, so nothing else is revealed
   * by it, and it is read as if it had been drawn.
   */
  readonly win: YearWin;
}

/** How a game ended: somebody won, or nobody did before the wall was exhausted (YG-14). */
export type YearOutcome = (
  | {
      /** How the game ended. */
      readonly ending: 'mahjongg';
      /** The winning hand, and how it was won. */
      readonly declared: YearDeclaration;
      /** Its sheet: the scored elements, with points if there is a table (YG-13). */
      readonly score: YearScore;
    }
  | WallEnding
) & {
  /** Who deals next (YG-3a, YG-14). */
  readonly nextDealer: Seat;
};

/** What is going on, by phase. */
export interface YearStages {
  /** Before play: one player after the other may replace flowers and seasons (YG-5). */
  readonly courtesy: Pick<ActionBase, 'seat'>;
  /** A turn before the draw (YG-6, YG-12, YG-15). */
  readonly draw: {
    /** Whose turn it is. */
    readonly seat: Seat;
    /** The discard that was refused just before; null if the last turn ended without one. */
    readonly discard: Discard | null;
    /** Whether the player has taken a replacement since, and so may claim that discard after all (YG-7). */
    readonly renewed: boolean;
  };
  /** A turn up to the discard (YG-15). */
  readonly turn: {
    /** Whose turn it is. */
    readonly seat: Seat;
    /** How the turn began: with the deal, a drawn tile, or a called one. */
    readonly by: 'deal' | 'wall' | 'call';
    /** The called tile and who discarded it; null if none was called. */
    readonly called: Discard | null;
  };
  /** A discard that the others may claim (YG-7). */
  readonly claims: Claimable;
  /** The game is over. */
  readonly over: Over<YearOutcome>;
}

/** What everybody at the table sees; the seats are in the order of play: East, South, West, North, clockwise (YG-3). */
export interface YearScene extends OpenTable {
  /** Who deals. */
  readonly dealer: Seat;
  /** What is known of the players. */
  readonly players: BySeat<YearPlayer>;
  /** The flowers and seasons each player has revealed. */
  readonly flowers: BySeat<readonly Tile[]>;
  /** How many tiles are left in the Flower Wall. */
  readonly flowerWallLeft: number;
  /** Who took two tiles at the end of one wall and two of the next in the deal: Hop Toi, which is lucky (YG-4). */
  readonly hopToi: readonly Seat[];
}

/** What nobody or only some see; racks are in the order of YG-16. */
export interface YearHidden extends HiddenTable<YearAnswer> {
  /** The tiles of the Flower Wall, in the order in which they are taken. */
  readonly flowerWall: readonly Tile[];
  /** Sealed answers, and null for players who have not answered. */
  readonly answers: BySeat<YearAnswer | null>;
}

/** A whole Year game at one moment: plain JSON, with everything hidden in it. Never send it to a player. */
export type YearState = YearTypes['state'];

/** A Year game as one player, or somebody who watches, may know it: plain JSON, built up from what that viewer sees. */
export type YearView = YearTypes['view'];

/** What each event tells. */
export interface YearEvents {
  /** Tiles were revealed, and a replacement was taken for them (YG-5, YG-6, YG-9, YG-10). */
  readonly revealed: Reveal & {
    /** Who revealed them. */
    readonly seat: Seat;
    /** The place among the player's revealed sets where they lie now; null for a flower or season. */
    readonly meld: number | null;
    /** Where the replacement came from; null if the flower was laid aside in place of a discard (YG-15a). */
    readonly source: 'flowerWall' | 'wall' | null;
  };
  /** A player ended the own courtesy call (YG-5). */
  readonly kept: Pick<ActionBase, 'seat'>;
  /** A tile was drawn from the wall; with it the last discard is dead (YG-15). */
  readonly drew: Pick<ActionBase, 'seat'>;
  /** A tile was discarded and named (YG-15). */
  readonly discarded: Discard;
  /** A discard was called, and its set revealed (YG-7, YG-10). */
  readonly called: Called & {
    /** What it was called for. */
    readonly kind: SetClaim['kind'];
    /** Whose turns are lost by it (YG-8). */
    readonly bypassed: readonly Seat[];
  };
  /** Mah Jong was declared (YG-11). */
  readonly declared: Declared<YearDeclaration>;
  /** The winner takes a discard, or a tile from an opponent's rack (YG-7, YG-12). */
  readonly taken: {
    /** Who takes it. */
    readonly seat: Seat;
    /** Whose it was. */
    readonly from: Seat;
    /** The tile. */
    readonly tile: Tile;
    /** Where it lay. */
    readonly place: 'discards' | 'melds' | 'flowers';
    /** The place of the set that loses it among that player's; null if it lay in none. */
    readonly meld: number | null;
  };
  /** The game is over (YG-14). */
  readonly ended: Over<YearOutcome>;
}

/** What everybody is told of an event. */
export type YearHappening = YearTypes['happening'];

/** What an event changes that only some players see. */
export type YearSecret = YearTypes['secret'];

/** An event with everything hidden in it. Never send it to a player: `eventFor` says what each may know. */
export type YearEvent = YearTypes['event'];

/** An event as one player, or somebody who watches, may know it. */
export type YearSeenEvent = YearTypes['seen'];

/** The types of the Year game. */
export interface YearTypes
  extends TypesOf<{
    /** The rule sets that are played so. */
    readonly rules: YearGame;
    /** What a game is made of. */
    readonly setup: YearSetup;
    /** The same with everything filled in. */
    readonly setting: YearSetting;
    /** What is going on in each phase. */
    readonly stages: YearStages;
    /** What lies open, without what is going on. */
    readonly table: YearScene;
    /** What nobody or only some see. */
    readonly hidden: YearHidden;
    /** Anything a player can do. */
    readonly action: YearAction;
    /** What happens, as everybody may know it. */
    readonly happening: Typed<YearEvents>;
    /** How a game ended. */
    readonly outcome: YearOutcome;
  }> {}
