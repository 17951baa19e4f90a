export { distance } from './analysis/distance';
export type { MissingTile } from './analysis/missing-tiles';
export { type Remaining, remaining } from './analysis/remaining';
export { type Target, type TargetGroup, type TargetOptions, type Targets, targets } from './analysis/targets';
export { type WaitOptions, type WinningTile, waits } from './analysis/waits';
