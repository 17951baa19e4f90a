/** The longest text in notation that is read, in UTF-16 units. */
export const TEXT_LIMIT = 65_536;
