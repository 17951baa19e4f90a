import { useEffect, useRef, useState } from 'preact/hooks';
import { CardEditor } from './card/card-editor';
import { TILE_STYLES, type TileStyle } from './drawings/tile-drawing';
import { HandPage } from './hand/hand-page';
import { Choice } from './parts/fields';
import { TileSprite, TileStyleContext } from './parts/tile';
import { PlayPage } from './play/play-page';
import { keep, kept } from './state/browser-store';
import { linkOf, readLink } from './state/link';
import type { PageState, View } from './state/page-state';

const VIEWS: readonly (readonly [View, string])[] = [
  ['hand', 'Score a hand'],
  ['card', 'Write a card'],
  ['play', 'Play solitaire'],
];

const STYLE_WORDS: Readonly<Record<TileStyle, string>> = {
  drawn: 'Drawn',
  words: 'In words',
  unicode: 'Unicode',
};

const keptStyle = (): TileStyle => TILE_STYLES.find((style) => style === kept('tiles')) ?? 'drawn';

const Tabs = ({ view, onView }: { readonly view: View; readonly onView: (view: View) => void }) => (
  <nav class="tabs" aria-label="Parts of the playground">
    {VIEWS.map(([name, title]) => (
      <button
        key={name}
        type="button"
        aria-current={name === view ? 'page' : undefined}
        onClick={() => onView(name)}
      >
        {title}
      </button>
    ))}
  </nav>
);

/** Copies the address of the page; shows it where the browser does not allow copying. */
const CopyLink = () => {
  const [answer, setAnswer] = useState('');
  const [shown, setShown] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const copy = async (): Promise<void> => {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(location.href);
      setAnswer('Copied');
      timer.current = setTimeout(() => setAnswer(''), 2500);
    } catch {
      setShown(location.href);
    }
  };
  return (
    <span class="copy">
      <button type="button" class="small" onClick={copy}>
        {answer === '' ? 'Copy link' : answer}
      </button>
      <span class="unseen" role="status">
        {answer}
      </span>
      {shown !== '' && <input type="text" readOnly value={shown} aria-label="Link to this page" />}
    </span>
  );
};

/** The whole page. */
export const Page = () => {
  const [read] = useState(() => readLink(location.hash));
  const [state, change] = useState<PageState>(read.state);
  const [problems, setProblems] = useState(read.problems);
  const [style, setStyle] = useState<TileStyle>(keptStyle);

  // The address always leads back to what is shown.
  useEffect(() => {
    const link = `#${linkOf(state)}`;
    if (location.hash !== link) history.replaceState(null, '', link);
  }, [state]);

  useEffect(() => {
    const follow = (): void => {
      const next = readLink(location.hash);
      change(next.state);
      setProblems(next.problems);
    };
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);

  const pickStyle = (next: TileStyle): void => {
    setStyle(next);
    keep('tiles', next);
  };

  return (
    <TileStyleContext.Provider value={style}>
      <TileSprite />
      <header class="top">
        <h1>
          <a href="../index.html">mahjongg</a> <span>playground</span>
        </h1>
        <Tabs view={state.view} onView={(view) => change({ ...state, view })} />
        <div class="top-tools">
          <Choice
            label="Tiles"
            class="inline"
            value={style}
            values={TILE_STYLES.map((one) => [one, STYLE_WORDS[one]] as const)}
            onChange={pickStyle}
          />
          <CopyLink />
        </div>
      </header>
      <main>
        {problems.length > 0 && (
          <div class="notice" role="alert" data-test="problems">
            <ul>
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
            <button type="button" class="small" onClick={() => setProblems([])}>
              Fine
            </button>
          </div>
        )}
        {state.view === 'hand' && <HandPage state={state} change={change} />}
        {state.view === 'card' && <CardEditor state={state} change={change} />}
        {state.view === 'play' && <PlayPage state={state} change={change} />}
      </main>
      <footer class="bottom">
        <p>
          The library runs in this page; nothing is sent anywhere. <a href="../index.html">Documentation</a>
        </p>
      </footer>
    </TileStyleContext.Provider>
  );
};
