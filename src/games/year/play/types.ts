import type { Throw } from '../../../play/chance';
import type { BySeat } from '../../../play/seats';
import type { Answer, AnsweringSide, HiddenTable, Secret, Seen, Staged, Told } from '../../../play/types';
import type { WayTypes } from '../../../play/way';
import type { Seat } from '../../../rules/payouts';
import type { YearGame } from '../../../rules/year';
import type { Tile } from '../../../tiles/tile';
import type { YearAction } from './actions';
import type { YearHappening } from './events';
import type { YearOutcome, YearPlayer, YearScene, YearStages } from './scene';

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

/** What nobody or only some see; racks are in the order of YG-16. */
export interface YearHidden extends HiddenTable<YearAnswer> {
  /** The tiles of the Flower Wall, in the order in which they are taken. */
  readonly flowerWall: readonly Tile[];
  /** Sealed answers, and null for whoever has not answered. */
  readonly answers: BySeat<YearAnswer | null>;
}

/** A whole Year game at one moment: plain JSON, with everything hidden in it. Never send it to a player. */
export type YearState = Staged<YearStages, YearScene & YearHidden>;

/** A Year game as one player, or somebody who watches, may know it: plain JSON, built up from what that viewer sees. */
export type YearView = Staged<YearStages, YearScene & AnsweringSide<YearAction>>;

/** An action without seat and moment: what is sealed until the last answer is there. */
export type YearAnswer = Answer<YearAction>;

/** What an event changes that only some players see. */
export type YearSecret = Secret<YearAnswer>;

/** An event with everything hidden in it. Never send it to a player: `eventFor` says what each may know. */
export type YearEvent = Told<YearHappening, YearSecret>;

/** An event as one player, or somebody who watches, may know it. */
export type YearSeenEvent = Seen<YearHappening, YearAnswer>;

/** The types of the Year game. */
export interface YearTypes extends WayTypes {
  /** The rule sets that are played so. */
  readonly rules: YearGame;
  /** What a game is made of. */
  readonly setup: YearSetup;
  /** The same with everything filled in. */
  readonly setting: YearSetting;
  /** What the phases ask of the rules. */
  readonly kit: YearGame;
  /** What is going on in each phase. */
  readonly stages: YearStages;
  /** What lies open, without what is going on. */
  readonly table: YearScene;
  /** What nobody or only some see. */
  readonly hidden: YearHidden;
  /** A whole game at one moment. */
  readonly state: YearState;
  /** Anything a player can do. */
  readonly action: YearAction;
  /** What happens, as everybody may know it. */
  readonly happening: YearHappening;
  /** What only some see of it. */
  readonly secret: YearSecret;
  /** What happens, with everything hidden in it. */
  readonly event: YearEvent;
  /** What happens, as one viewer may know it. */
  readonly seen: YearSeenEvent;
  /** A game as one viewer may know it. */
  readonly view: YearView;
  /** How a game ended. */
  readonly outcome: YearOutcome;
}
