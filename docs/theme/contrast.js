// The colors of code, made strong enough to be read on the background of this site.

/** The contrast that small text needs (WCAG 2.2, 1.4.3). */
const ENOUGH = 4.5;

/** Red, green and blue from 0 to 255. @param {string} color @returns {readonly number[]} */
const partsOf = (color) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));

/** The relative luminance of a color (WCAG 2.2). @param {readonly number[]} parts */
const luminanceOf = (parts) => {
  const [red = 0, green = 0, blue = 0] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colors written as #rrggbb, from 1 to 21. @param {string} one @param {string} other */
export const contrast = (one, other) => {
  const [less = 0, more = 0] = [one, other].map((color) => luminanceOf(partsOf(color))).sort((a, b) => a - b);
  return (more + 0.05) / (less + 0.05);
};

/** A color, as little nearer to black or white as makes it readable. @param {string} color @param {string} background */
export const readable = (color, background) => {
  const target = luminanceOf(partsOf(background)) > 0.5 ? 0 : 255;
  const steps = Array.from({ length: 101 }, (_, step) => {
    const parts = partsOf(color).map((part) => Math.round(part + ((target - part) * step) / 100));
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
  });
  return steps.find((one) => contrast(one, background) >= ENOUGH) ?? color;
};

/** The backgrounds of code in a style sheet, by the scheme they belong to. @param {string} css */
export const backgroundsOf = (css) =>
  Object.fromEntries(
    [...css.matchAll(/--(light|dark)-code-background: (#[0-9a-f]{6})/gi)].map(([, scheme, color]) => [
      scheme,
      color,
    ]),
  );

/** A style sheet whose colors of code can be read on these backgrounds. @param {string} css @param {Readonly<Record<string, string | undefined>>} backgrounds */
export const withReadableCode = (css, backgrounds) =>
  css.replaceAll(/(--(light|dark)-hl-\d+: )(#[0-9a-f]{6})/gi, (all, name, scheme, color) => {
    const background = backgrounds[scheme];
    return background === undefined ? all : name + readable(color, background);
  });
