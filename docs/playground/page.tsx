import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { CardEditor } from './card/card-editor';
import { HandPage } from './hand/hand-page';
import { Button } from './parts/button';
import { Frame, IS_WITHIN } from './parts/frame';
import { WayOut } from './parts/way-out';
import { PlayPage } from './play/play-page';
import { linkOf, readLink } from './state/link';
import { judgedAnew, type PageState, type View, withGame, withHand } from './state/page-state';

const VIEWS: readonly (readonly [View, string])[] = [
  ['hand', 'Score a hand'],
  ['card', 'Write a card'],
  ['play', 'Play'],
];

/** What the page notes beside an address: to which sequence of its own addresses it belongs. */
const seriesOf = (noted: unknown): number | undefined => {
  if (typeof noted !== 'object' || noted === null) return undefined;
  const { series } = noted as { readonly series?: unknown };
  return typeof series === 'number' ? series : undefined;
};

/** The state of a page whose address it has made itself, as after a reload: the game that is kept goes on. */
const ownAddress = (state: PageState): PageState =>
  seriesOf(history.state) === undefined ? state : { ...state, play: { ...state.play, isOwn: true } };

/**
 * Keeps the address of the page and its title at what is shown. The browser’s way back leads from one part of the
 * page to the one before and leaves the hand and the card as they are; a link that was put into the page is followed.
 */
const useAddress = (state: PageState, show: (next: PageState) => void, follow: () => void): void => {
  const shown = useRef(state);
  const series = useRef(0);

  // With the page itself, not after it is painted: the way back may be taken at once.
  useLayoutEffect(() => {
    const link = `#${linkOf(state)}`;
    const noted = { series: series.current };
    const isNewView = state.view !== shown.current.view && readLink(location.hash).state.view !== state.view;
    if (isNewView) history.pushState(noted, '', link);
    else if (location.hash !== link || seriesOf(history.state) !== noted.series)
      history.replaceState(noted, '', link);
    shown.current = state;
    document.title = `${VIEWS.find(([name]) => name === state.view)?.[1]}: mahjongg playground`;
  }, [state]);

  useEffect(() => {
    const goBack = ({ state: noted }: PopStateEvent): void => {
      if (seriesOf(noted) === series.current) {
        show({ ...shown.current, view: readLink(location.hash).state.view });
        return;
      }
      series.current = seriesOf(noted) ?? series.current + 1;
      follow();
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
};

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
      <Button onClick={copy}>{answer === '' ? 'Copy link' : answer}</Button>
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
  const [state, show] = useState<PageState>(() => ownAddress(read.state));
  const change = (next: PageState): void => show((before) => judgedAnew(before, next));
  const [problems, setProblems] = useState(read.problems);
  const [ownCard, setOwnCard] = useState<string>();

  useAddress(state, show, () => {
    const next = readLink(location.hash);
    show(next.state);
    setProblems(next.problems);
  });

  return (
    <Frame
      name="playground"
      tabs={<Tabs view={state.view} onView={(view) => change({ ...state, view })} />}
      tools={<CopyLink />}
    >
      {problems.length > 0 && (
        <div class="notice" role="alert" data-test="problems">
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
          <Button onClick={() => setProblems([])}>Fine</Button>
        </div>
      )}
      {state.view === 'hand' && <HandPage state={state} change={change} />}
      {state.view === 'card' && (
        <CardEditor state={state} change={change} aside={ownCard} onAside={setOwnCard} />
      )}
      {state.view === 'play' && (
        <PlayPage
          asked={state.play}
          card={state.card}
          onPlayed={(play) => show((before) => ({ ...before, play }))}
          onCard={(card) => change({ ...state, card })}
          onLook={(hand, { analyzed }, options, isChoosing) =>
            change(withHand({ ...withGame(state, analyzed), options, isChoosing, view: 'hand' }, hand))
          }
        />
      )}
      {IS_WITHIN && <WayOut />}
    </Frame>
  );
};
