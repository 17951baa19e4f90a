/** The most characters of a text in notation that are read, counted in UTF-16 units. */
export const TEXT_LIMIT = 65_536;
