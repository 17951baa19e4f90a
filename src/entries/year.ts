export { readYearOptions, YEAR_OPTIONS, type YearChoices, type YearOptions } from '../games/year/options';
export { SCORED_SETS, type ScoredSet, type SetPoints, type YearPoints } from '../games/year/points';
export { type YearGame, type YearTable, yearGame } from '../games/year/rules';
export type { YearLine, YearScore } from '../games/year/score';
export * from '../games/year/vocabulary';
export type { WallStacks } from '../games/year/walls';
