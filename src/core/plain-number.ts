/**
 * An amount that can be read in only one way: `1000`, `1,000`, `12.50` or `12,50`; not `1.000`, `0,500`, or `000` (the end of `1
 * 000`).
 */
const CLEAR = /^(?:(?!0\d\d)\d+(?:,\d\d?|\.(?!\d{3}$)\d+)?|[1-9]\d{0,2}(?:,\d{3})+(?:\.\d\d?)?)$/;

/** An amount with a decimal point and no other separators; undefined if it is unclear. */
export const plainNumber = (text: string): string | undefined =>
  CLEAR.test(text) ? text.replace(/,(?=\d{3})/g, '').replace(',', '.') : undefined;
