const CONTROLS = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
const HIDDEN = /[\u007f-\u009f\p{Cf}\p{Zl}\p{Zp}]/gu;

/** A text on one line without the characters that could steer a terminal or hide what it says. */
export const plain = (text: string): string => text.replace(CONTROLS, '');

/** The same with white space of any kind as single spaces, for texts that may hold line breaks. */
export const oneLine = (text: string): string => plain(text.replace(/\s+/gu, ' ')).trim();

/** A path in quotation marks, whole, so that it can be found and copied. */
export const quotedPath = (path: string): string => `“${plain(path)}”`;

const escaped = (characters: string): string =>
  Array.from({ length: characters.length }, (_, at) => characters.charCodeAt(at))
    .map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`)
    .join('');

/** A value as one line of JSON; characters that could steer a terminal are written as escapes, which mean the same. */
export const jsonLine = (value: unknown): string => `${JSON.stringify(value).replace(HIDDEN, escaped)}\n`;
