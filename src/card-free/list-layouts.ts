import type { CardFreeOptions } from './options';
import type { Layout } from './vocabulary';
export function* listLayouts(_options: CardFreeOptions, _d: boolean): Generator<Layout> {}
