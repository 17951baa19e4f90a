import { expectTypeOf, test } from 'vitest';
import type { IllegalAction, IllegalCode } from '../../src/game';
import {
  describeReason,
  type MessageCode,
  type Messages,
  type Remark,
  type Translation,
} from '../../src/index';
import { german } from '../describe/german';

// What the compiler tells a translator.

test('a whole language names every code, a part of one may leave out any', () => {
  const { wovenSuits, ...rest } = german.reasons;
  // @ts-expect-error a sentence is missing
  const incomplete: Messages['reasons'] = rest;
  const part: Translation = { reasons: { wovenSuits } };
  expectTypeOf(incomplete).toExtend<object>();
  expectTypeOf(german).toExtend<Translation>();
  expectTypeOf(part).toExtend<Translation>();
});

test('a code that there is not is no part of a language', () => {
  // @ts-expect-error no such code
  const misspelled: Translation = { reasons: { wovenSuit: '' } };
  // @ts-expect-error no such code to be refined
  const refined: Translation = { reasons: { 'wovenSuit:CF-13': '' } };
  const right: Translation = { reasons: { 'wovenSuits:CF-13': '' }, lines: { 'base:CF-33': '' } };
  expectTypeOf([misspelled, refined, right]).toExtend<readonly Translation[]>();
});

test('remarks and illegal actions are said by the same function, from tables that may have their codes', () => {
  expectTypeOf(describeReason).toBeCallableWith({} as Remark, german);
  expectTypeOf(describeReason).toBeCallableWith(
    {} as IllegalAction,
    {} as Messages<MessageCode | IllegalCode>,
  );
});
