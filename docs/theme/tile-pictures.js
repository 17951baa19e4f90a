// Tiles in a text between ⟦ and ⟧, written as in hands, become pictures: those of the folder of the playground.

/** The honors and other tiles that are written with one letter. @type {Readonly<Record<string, string>>} */
const LETTERS = { R: 'RD', G: 'GD', 0: 'WD' };

const TILE = /[1-9]+[BCD]|[RGYW]D|[FS][1-4]|[ESWNFJRG0]/g;

/** @type {Readonly<Record<string, string>>} */
const NAMES = {
  ...{ B: 'Bam', C: 'Crak', D: 'Dot', E: 'East', S: 'South', W: 'West', N: 'North', F: 'Flower', J: 'Joker' },
  ...{ RD: 'Red dragon', GD: 'Green dragon', WD: 'Soap', YD: 'Gold dragon' },
  ...{ F1: 'Flower 1', F2: 'Flower 2', F3: 'Flower 3', F4: 'Flower 4' },
  ...{ S1: 'Spring', S2: 'Summer', S3: 'Autumn', S4: 'Winter' },
};

/** The tiles of a group, in their order. @param {string} group @returns {readonly string[]} */
export const tilesOf = (group) =>
  [...group.matchAll(TILE)].flatMap(([text]) => {
    const [, digits, suit] = /^([1-9]+)([BCD])$/.exec(text) ?? [];
    return digits === undefined ? [LETTERS[text] ?? text] : [...digits].map((digit) => digit + suit);
  });

/** @param {string} tile */
const nameOf = (tile) => NAMES[tile] ?? `${tile[0]} ${NAMES[tile[1] ?? '']}`;

/** A text without the signs around its tiles. @param {string} text */
export const withoutPictures = (text) => text.replaceAll(/[⟦⟧]/g, '');

/** A page with its tiles as pictures. @param {string} html @param {string} up The way to the start of the site. */
export const withPictures = (html, up) =>
  html.replaceAll(/⟦([^⟧]*)⟧/g, (_, text) => {
    const groups = text.split(' ').map((/** @type {string} */ group) => {
      const tiles = tilesOf(group).map(
        (tile) =>
          `<img src="${up}playground/tiles/${tile}.svg" alt="${nameOf(tile)}" width="30" height="40"/>`,
      );
      return `<span>${tiles.join('')}</span>`;
    });
    return `<span class="tiles">${groups.join(' ')}</span>`;
  });
