import type { TileLook } from 'mahjongg/elements';
import { useEffect, useState } from 'preact/hooks';
import { Choice } from '../parts/fields';
import { LOOKS, TileLookContext } from '../parts/tile';
import { keep, kept } from '../state/browser-store';
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

/** The page of the games alone. */
export const PlayApp = () => {
  const [asked, setAsked] = useState(readAddress);
  const [look, setLook] = useState<TileLook>(
    () => LOOKS.find(([one]) => one === kept('tiles'))?.[0] ?? 'drawn',
  );
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

  const pickLook = (next: TileLook): void => {
    setLook(next);
    keep('tiles', next);
  };

  return (
    <TileLookContext.Provider value={look}>
      <header class="top">
        <h1>
          <a href="../index.html">mahjongg</a> <span>play</span>
        </h1>
        <div class="top-tools">
          <Choice label="Tiles" class="inline" value={look} values={LOOKS} onChange={pickLook} />
        </div>
      </header>
      <main>
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
          onLook={async (hand, { analyzed }) => {
            const { formatHand } = await import('mahjongg');
            location.href = `index.html#${new URLSearchParams({ rules: analyzed, hand: formatHand(hand) })}`;
          }}
        />
      </main>
      <footer class="bottom">
        <p>
          The library runs in this page; nothing is sent anywhere. <a href="index.html">Playground</a>
        </p>
      </footer>
    </TileLookContext.Provider>
  );
};
