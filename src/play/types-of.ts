import type {
  Answer,
  AnsweredEvent,
  AnsweringSide,
  AnyAction,
  AnyOutcome,
  AnySetup,
  HiddenTable,
  OpenTable,
  Over,
  OwnSide,
  Secret,
  Seen,
  StageChange,
  Staged,
  Told,
} from './types';

/** The types that differ from game to game: `TypesOf` makes all types of a way of playing of them. */
export interface TypeParts {
  /** The rules: their name, their options, and what the phases ask of them. */
  readonly rules: object;
  /** What a game is made of, as a caller gives it. */
  readonly setup: object;
  /** The same with everything filled in, as a record keeps it. */
  readonly setting: AnySetup;
  /** What is going on in each phase, by its name; without `over`. */
  readonly stages: object;
  /** What lies open. */
  readonly table: OpenTable;
  /** What nobody or only some see; with `answers` where some phase seals them. */
  readonly hidden: HiddenTable;
  /** Anything a player can do. */
  readonly action: AnyAction;
  /** What happens, without changes of phase and sealed answers. */
  readonly happening: {
    /** Which event it is. */
    readonly type: string;
  };
  /** How a game ended. */
  readonly outcome: AnyOutcome;
}

/** All types of a way of playing, made of those that differ from game to game. */
export interface TypesOf<P extends TypeParts> {
  /** The rule sets that are played so. */
  readonly rules: P['rules'];
  /** What the phases ask of the rules. */
  readonly kit: P['rules'];
  /** What a game is made of, as a caller gives it. */
  readonly setup: P['setup'];
  /** The same with everything filled in, as a record keeps it. */
  readonly setting: P['setting'];
  /** What is going on in each phase, by its name. */
  readonly stages: P['stages'] & {
    /** The game is over. */
    readonly over: Over<P['outcome']>;
  };
  /** What lies open, without what is going on. */
  readonly table: P['table'];
  /** What nobody or only some see. */
  readonly hidden: P['hidden'];
  /** A whole game at one moment: plain JSON, with everything hidden in it. */
  readonly state: Staged<TypesOf<P>['stages'], P['table'] & P['hidden']>;
  /** Anything a player can do. */
  readonly action: P['action'];
  /** What happens, as everybody may know it. */
  readonly happening: P['happening'] | StageChange<TypesOf<P>['stages']> | AnsweredEvent;
  /** What only some see of it. */
  readonly secret: Secret<Answer<P['action']>>;
  /** What happens, with everything hidden in it. */
  readonly event: Told<TypesOf<P>['happening'], TypesOf<P>['secret']>;
  /** What happens, as one viewer may know it. */
  readonly seen: Seen<TypesOf<P>['happening'], Answer<P['action']>>;
  /** A game as one viewer may know it. */
  readonly view: Staged<
    TypesOf<P>['stages'],
    P['table'] & ('answers' extends keyof P['hidden'] ? AnsweringSide<P['action']> : OwnSide<P['action']>)
  >;
  /** How a game ended. */
  readonly outcome: P['outcome'];
}
