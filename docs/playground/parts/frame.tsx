import type { TileLook } from 'mahjongg/elements';
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { keep, kept } from '../state/browser-store';
import { Choice } from './choice';
import { LOOKS, TileLookContext } from './tile';

interface FrameProps {
  /** What the page is called beside the name of the library. */
  readonly name: string;
  /** What stands between the name and the choice of tiles. */
  readonly tabs?: ComponentChildren;
  /** What stands beside the choice of tiles. */
  readonly tools?: ComponentChildren;
  readonly children: ComponentChildren;
}

/** Whether the page stands within another one, which has a header and a footer of its own. */
export const IS_WITHIN = window.parent !== window;

/** What every page has around it: its name, the look of its tiles, and what it does with what is typed. */
export const Frame = ({ name, tabs, tools, children }: FrameProps) => {
  const [look, setLook] = useState<TileLook>(
    () => LOOKS.find(([one]) => one === kept('tiles'))?.[0] ?? 'drawn',
  );
  const pickLook = (next: TileLook): void => {
    setLook(next);
    keep('tiles', next);
  };
  return (
    <TileLookContext.Provider value={look}>
      {!IS_WITHIN && (
        <header class="top">
          <h1>
            <a href="../index.html">mahjongg</a> <span>{name}</span>
          </h1>
          {tabs}
          <div class="top-tools">
            <Choice label="Tiles" class="inline" value={look} values={LOOKS} onChange={pickLook} />
            {tools}
          </div>
        </header>
      )}
      <main class={IS_WITHIN ? 'within' : ''}>{children}</main>
      {!IS_WITHIN && (
        <footer class="bottom">
          <p>
            The library runs in this page; nothing is sent anywhere. <a href="../index.html">Documentation</a>
          </p>
          {look === 'unicode' && <p>You see Unicode tiles only if a font of this device has them.</p>}
        </footer>
      )}
    </TileLookContext.Provider>
  );
};
