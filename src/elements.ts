export { defineElements } from './elements/define';
export { defineTable } from './elements/define-table';
export type { TileLook } from './elements/drawings/tile-drawing';
export type * from './elements/types';
