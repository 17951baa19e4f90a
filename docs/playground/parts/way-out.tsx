import { useEffect } from 'preact/hooks';

/** Whether the page is as narrow as a phone. */
const isNarrow = (): boolean => window.matchMedia('(max-width: 40rem)').matches;

/**
 * The way from a page within another one, which shows less of it, to the whole; the page around it is told how high the
 * less is, so that it need not scroll by itself.
 */
export const WayOut = () => {
  useEffect(() => {
    const tell = () =>
      window.parent.postMessage({ height: isNarrow() ? document.body.offsetHeight : 0 }, '*');
    const sizes = new ResizeObserver(tell);
    sizes.observe(document.body);
    return () => sizes.disconnect();
  }, []);
  const keepHand = ({ currentTarget }: { readonly currentTarget: HTMLAnchorElement }): void => {
    currentTarget.hash = location.hash;
  };
  return (
    <p class="way-out">
      <a href="index.html" target="_top" onClick={keepHand}>
        Open the whole board
      </a>
    </p>
  );
};
