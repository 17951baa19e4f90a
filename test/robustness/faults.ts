import { isDeepStrictEqual } from 'node:util';
import type { Reason } from '../../src/index';
import { LONG } from './hostile';

// What can be wrong with what the library says.

/** Whether a value can be sent as JSON, and is not much. */
const isSmallJson = (value: unknown): boolean => JSON.stringify(value).length < 5_000;

/** What is wrong with a sentence; undefined if nothing is. */
export const sentenceFault = (said: unknown): string | undefined => {
  if (typeof said !== 'string') return 'no sentence';
  if (said.length > 20_000) return 'too long';
  if (said.includes(LONG.slice(0, 41))) return `quotes too much: ${said}`;
  return /^\S.*[.?]$/su.test(said) && !said.includes('[object') ? undefined : `no sentence: ${said}`;
};

const RULE = /^(?:[A-Z]{2}-\d+[a-z]?)?$/;

/** What is wrong with a reason; undefined if nothing is. */
export const reasonFault = ({ code, rule, message, params }: Reason): string | undefined => {
  if (!/^[a-z][A-Za-z]+$/.test(code)) return `no code: ${code}`;
  if (!RULE.test(rule)) return `no rule: ${rule}`;
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(params)), params))
    return `no JSON in the params of ${code}`;
  return sentenceFault(message) ?? (isSmallJson(params) ? undefined : `too much in the params of ${code}`);
};
