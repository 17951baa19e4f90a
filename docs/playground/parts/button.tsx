import type { JSX } from 'preact';

/** A button of the page. */
export const Button = (given: JSX.IntrinsicElements['button']) => (
  <button type="button" class="small" {...given} />
);
