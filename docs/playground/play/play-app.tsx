import { useEffect, useState } from 'preact/hooks';
import { Frame } from '../parts/frame';
import { PLAY_READERS, type PlayLink, partsOf } from './play-link';
import { PlayPage } from './play-page';

/** What the address of the page asks for. */
interface Asked {
  readonly play: PlayLink;
  readonly card: string | undefined;
  readonly problems: readonly string[];
}

/** The longest text after # that is looked at: a card, and as much again for its characters in percent. */
const LONGEST = 3 * 1_048_576;

const readAddress = (): Asked => {
  const parts = new URLSearchParams(location.hash.length > LONGEST ? '' : location.hash.slice(1));
  const problems: string[] = [];
  // A reload finds what the page has noted beside its own address.
  let play: PlayLink = { isOwn: history.state !== null };
  for (const [name, read] of Object.entries(PLAY_READERS)) {
    const text = parts.get(name);
    const part = text === null ? {} : read(text);
    if (typeof part === 'string') problems.push(`“${name}” of the link was left out. ${part}`);
    else play = { ...play, ...part };
  }
  return { play, card: parts.get('card') ?? undefined, problems };
};

const TABS = (
  <nav class="tabs" aria-label="Parts of the playground">
    <a href="index.html">Score a hand</a>
    <a href="index.html#view=card">Write a card</a>
    <a href="play.html" aria-current="page">
      Play
    </a>
  </nav>
);

/** The page of the games alone. */
export const PlayApp = () => {
  const [asked, setAsked] = useState(readAddress);
  const { play, card, problems } = asked;

  useEffect(() => {
    const follow = (): void => setAsked(readAddress());
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, []);

  const tell = (link: PlayLink, text = card): void => {
    const parts = new URLSearchParams(partsOf(link).map(([name, value]) => [name, value]));
    if (text !== undefined) parts.set('card', text);
    history.replaceState({ play: true }, '', `#${parts}`);
  };

  return (
    <Frame name="play" tabs={TABS}>
      {problems.map((problem) => (
        <p key={problem} class="notice" role="alert" data-test="problems">
          {problem}
        </p>
      ))}
      <PlayPage
        asked={play}
        card={card}
        onPlayed={tell}
        onCard={(text) => {
          tell(play, text);
          setAsked({ ...asked, card: text });
        }}
        onLook={async (...looked) => (await import('./look-at')).lookAt(...looked)}
      />
    </Frame>
  );
};
