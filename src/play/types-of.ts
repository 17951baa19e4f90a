import type {
  Answer,
  AnsweredEvent,
  AnsweringSide,
  Over,
  OwnSide,
  Secret,
  Seen,
  StageChange,
  Staged,
  Told,
} from './types';
import type { AnyHappening, WayTypes } from './way';

/** The types that differ from game to game: `TypesOf` makes all types of a way of playing of them. */
export interface TypeParts
  extends Pick<WayTypes, 'rules' | 'setup' | 'setting' | 'table' | 'hidden' | 'action' | 'outcome'> {
  /** What is going on in each phase, by its name; `over` is added. */
  readonly stages: object;
  /** What happens, without changes of phase and sealed answers. */
  readonly happening: AnyHappening;
  /** What the phases ask of the rules; the rules themselves if left out. */
  readonly kit?: object;
  /** What only some see of an event; the changes of racks and answers if left out. */
  readonly secret?: WayTypes['secret'];
}

/** One of two types, by whether some phase seals answers: then what is hidden has `answers`. */
export type IfSealed<P extends TypeParts, Y, N> = P['hidden'] extends Record<'answers', unknown> ? Y : N;

/** All types of a way of playing, made of those that differ from game to game. */
export interface TypesOf<P extends TypeParts>
  extends Pick<P, 'rules' | 'setup' | 'setting' | 'table' | 'hidden' | 'action' | 'outcome'> {
  /** What the phases ask of the rules. */
  readonly kit: P extends Record<'kit', infer K> ? K : P['rules'];
  /** What is going on in each phase, by its name. */
  readonly stages: P['stages'] & {
    /** The game is over. */
    readonly over: Over<P['outcome']>;
  };
  /** A whole game at one moment: plain JSON, with everything hidden in it. */
  readonly state: Staged<TypesOf<P>['stages'], P['table'] & P['hidden']>;
  /** What happens, as everybody may know it. */
  readonly happening: P['happening'] | StageChange<TypesOf<P>['stages']> | IfSealed<P, AnsweredEvent, never>;
  /** What only some see of it. */
  readonly secret: P extends Record<'secret', infer S> ? S : Secret<IfSealed<P, Answer<P['action']>, never>>;
  /** What happens, with everything hidden in it. */
  readonly event: Told<TypesOf<P>['happening'], TypesOf<P>['secret']>;
  /** What happens, as one viewer may know it. */
  readonly seen: Seen<TypesOf<P>['happening'], IfSealed<P, Answer<P['action']>, never>>;
  /** A game as one viewer may know it. */
  readonly view: Staged<
    TypesOf<P>['stages'],
    P['table'] & IfSealed<P, AnsweringSide<P['action']>, OwnSide<P['action']>>
  >;
}
