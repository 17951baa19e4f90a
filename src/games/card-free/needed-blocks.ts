import { EAST } from '../../tiles/tile-index';
import { isNumber, isWind } from './kinds';
import { allMembers, FILLER_KINDS, type Members } from './members';
import { PATTERN_SIZES, type PatternSizes } from './patterns';
import { WINDS_CATEGORY } from './sets';

/** What every layout must have for the sake of the exposures (CF-28). */
export interface Needed {
  /** The exposed numbers and winds, as kinds. */
  readonly members: readonly number[];
  /** The exposed numbers as bits, in any suit. */
  readonly numbers: number;
  /** The exposed winds as bits. */
  readonly winds: number;
  /** The exposed fillers as bits, in the order of `FILLER_KINDS`. */
  readonly fillers: number;
}

const isMember = (kind: number): boolean => isNumber(kind) || isWind(kind);

const bitsFor = (kinds: readonly number[], bitOf: (kind: number) => number): number =>
  kinds.reduce((bits, kind) => bits | (1 << bitOf(kind)), 0);

/** What these exposures ask of a layout; undefined if two are of one kind, which no pattern has. */
export const neededFor = (exposed: readonly number[]): Needed | undefined => {
  const kinds = exposed.map((block) => block >> 3);
  if (new Set(kinds).size < kinds.length) return undefined;
  return {
    members: kinds.filter(isMember),
    numbers: bitsFor(kinds.filter(isNumber), (kind) => (kind % 10) - 1),
    winds: bitsFor(kinds.filter(isWind), (kind) => kind - EAST),
    fillers: bitsFor(
      kinds.filter((kind) => !isMember(kind)),
      (kind) => FILLER_KINDS.indexOf(kind),
    ),
  };
};

/** Whether the exposed numbers and winds can be members of a set, in some suits. */
const mayHold = ({ category, set }: Members, { numbers, winds }: Needed): boolean =>
  category === WINDS_CATEGORY
    ? numbers === 0 && (set & winds) === winds
    : winds === 0 && (set & numbers) === numbers;

const SIZES = 8;

/** The patterns that have room for the exposures as they stand. */
export const patternsFor = (exposed: readonly number[]): readonly PatternSizes[] => {
  const counts = new Uint8Array(SIZES);
  for (const block of exposed) counts[block & 7]!++;
  return PATTERN_SIZES.filter(({ small, smalls, large, larges }) => {
    const [ofSmall, ofLarge] = [counts[small] as number, counts[large] as number];
    return ofSmall <= smalls && ofLarge <= larges && ofSmall + ofLarge === exposed.length;
  });
};

/** The sets that can have the exposed numbers and winds as members, in some suits. */
export const membersFor = (needed: Needed): readonly Members[] =>
  needed.members.length === 0 ? allMembers() : allMembers().filter((members) => mayHold(members, needed));
