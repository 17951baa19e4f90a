/** One shape of a drawing: the name of an SVG element, and its attributes. */
export interface Shape {
  readonly name: 'path' | 'circle' | 'ellipse' | 'rect' | 'text';
  readonly attributes: Readonly<Record<string, string | number>>;
  /** The words of a `text` element. */
  readonly text?: string | undefined;
}

export const INK = {
  red: '#b3201d',
  green: '#14683d',
  blue: '#1d4a86',
  black: '#22262b',
  gold: '#8f5f00',
} as const;

/** A brush stroke along a path. */
export const stroke = (d: string, ink: string, width = 3.4): Shape => ({
  name: 'path',
  attributes: {
    d,
    fill: 'none',
    stroke: ink,
    'stroke-width': width,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  },
});

export const area = (d: string, fill: string): Shape => ({ name: 'path', attributes: { d, fill } });

export const disk = (cx: number, cy: number, r: number, fill: string): Shape => ({
  name: 'circle',
  attributes: { cx, cy, r, fill },
});

/** A ring, drawn with a line of this width. */
export const ring = (cx: number, cy: number, r: number, ink: string, width: number): Shape => ({
  name: 'circle',
  attributes: { cx, cy, r, fill: 'none', stroke: ink, 'stroke-width': width },
});

/** A rectangle with round corners, filled or drawn. */
export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  rx: number,
  look: Shape['attributes'],
): Shape => ({ name: 'rect', attributes: { x, y, width, height, rx, ...look } });

/** A word in plain letters, centered at a point. */
export const word = (text: string, x: number, y: number, size: number, ink: string): Shape => ({
  name: 'text',
  attributes: {
    x,
    y,
    fill: ink,
    'font-family': 'system-ui, sans-serif',
    'font-size': size,
    'font-weight': 700,
    'text-anchor': 'middle',
  },
  text,
});

/** The same shape, moved, and turned by `turn` degrees about its own origin. */
export const placed = (shape: Shape, x: number, y: number, turn: number): Shape => ({
  ...shape,
  attributes: { ...shape.attributes, transform: `translate(${x} ${y}) rotate(${turn})` },
});
