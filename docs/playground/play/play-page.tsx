import type { Hand } from 'mahjongg';
import { useEffect, useRef, useState } from 'preact/hooks';
import type { Options } from '../options/chosen';
import { Button } from '../parts/button';
import { keep, kept } from '../state/browser-store';
import { Board } from './board';
import type { PlayedGame } from './games';
import type { PlayLink } from './play-link';
import { beforeKey, keptGame, linkOf, newGame, openGame, type Played } from './saved-game';
import type { BoardAction, Hint, Session } from './session';
import { readSettings, SETTINGS, type Settings } from './settings';

/** What a page does around a game. */
export interface PlayProps {
  /** The game that is asked for. */
  readonly asked: PlayLink;
  /** The text of the card; undefined for the practice card. */
  readonly card: string | undefined;
  /** Takes the link of the game that is played. */
  readonly onPlayed: (link: PlayLink) => void;
  /** Takes the card of a file. */
  readonly onCard: (text: string) => void;
  /** Shows a rack where hands are read, and house rules are chosen. */
  readonly onLook: (hand: Hand, game: PlayedGame, house: Options, isChoosing: boolean) => void;
}

/** What the page is to show next: a game, a sentence for why not, or what it shows already. */
export type Step = (now: Played | undefined) => Promise<Played | string | undefined>;

/** What is said beside the game, until the next choice. */
export interface Remarks {
  readonly hint?: Hint | undefined;
  readonly verdict?: readonly string[] | undefined;
}

type Side = typeof import('./side');

/** The rack and what is laid down, as a hand to be looked at. */
const handOf = ({ view: { rack, melds, flowers }, seating: { me } }: Session): Hand => ({
  concealed: rack,
  melds: melds[me] ?? [],
  flowers: flowers?.[me] ?? [],
});

/** The games, kept in the browser while they are played. */
export const PlayPage = ({ asked, card, onPlayed, onCard, onLook }: PlayProps) => {
  const [played, show] = useState<Played>();
  const [settings, setSettings] = useState(readSettings);
  const [remarks, setRemarks] = useState<Remarks>({});
  const [fault, setFault] = useState<string>();
  const [side, setSide] = useState<Side>();
  const told = useRef<PlayLink | undefined>(undefined);
  /** What is played now, whether it is shown already or not. */
  const latest = useRef<Played | undefined>(undefined);
  const queue = useRef(Promise.resolve());
  const title = useRef<HTMLHeadingElement>(null);
  const wishes = { card, claims: settings.claims };

  /** Shows a game once it is there; one thing after the other, each of which finds what is played then. */
  const go = (make: Step): void => {
    queue.current = queue.current.then(() => step(make));
  };

  const step = async (make: Step): Promise<void> => {
    setFault(undefined);
    try {
      const next = await make(latest.current);
      if (typeof next === 'string') setFault(next);
      else if (next !== undefined) {
        const link = linkOf(next);
        told.current = link;
        latest.current = next;
        show(next);
        onPlayed(link);
      }
    } catch (error) {
      setFault(
        `Part of this page could not be loaded. Try again. ${error instanceof Error ? error.message : ''}`,
      );
    }
  };

  useEffect(() => {
    if (asked === told.current) return;
    setRemarks({});
    go(() => openGame(asked, wishes));
  }, [asked]);

  // The button that began this game may be gone.
  useEffect(() => {
    if (played?.session.moves === 0 && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
  }, [played]);

  useEffect(() => {
    void import('./side').then(setSide, () => setFault('Part of this page could not be loaded.'));
  }, []);

  if (played === undefined)
    return (
      <p class="panel" role="status">
        {fault ?? 'Dealing…'}
      </p>
    );

  const { game, table, session } = played;
  const isAlone = session.undo !== undefined;

  const goOn = (now: Played, next: Session): Played => keptGame({ ...now, session: next, notice: undefined });

  const act = (action: BoardAction): void =>
    go(async (now = played) => {
      const next = await now.session.act(action, settings.claims);
      if (next === now.session) return undefined;
      setRemarks({});
      if (settings.verdicts)
        setTimeout(async () => {
          const verdict = await now.session.verdict(action);
          setRemarks((before) => ({ ...before, verdict }));
        });
      const scores = next.end?.scores;
      if (scores !== undefined) (await import('./side')).addScores(now.game.name, scores);
      return goOn(now, next);
    });

  const begin = (link: PlayLink): void =>
    go(async (now = played) => {
      setRemarks({});
      // What a choice below the table begins is seen at the table.
      document.getElementById('play')?.scrollIntoView({ block: 'nearest' });
      if (link.play !== now.game.name) return openGame(link, wishes);
      (await import('./side')).keepBefore(now.game, now.session);
      return newGame(now.game, link, wishes);
    });

  const undo = (): void =>
    go(async (now = played) => {
      setRemarks({});
      const earlier = await now.session.undo?.();
      return earlier && goOn(now, earlier);
    });

  const back = (): void =>
    go(async (now = played) => {
      setRemarks({});
      return (await import('./side')).goBack(now, wishes);
    });

  const hint = (): void =>
    go(async (now = played) => {
      setRemarks({ hint: await now.session.hint() });
      return undefined;
    });

  const change = (next: Settings): void => {
    setSettings(next);
    keep(SETTINGS, JSON.stringify(next));
  };

  const open = (text: string): void => {
    if (/"sections"\s*:/.test(text) && !/"actions"\s*:/.test(text)) onCard(text);
    else go(async () => (await import('./side')).openText(text, wishes));
  };

  const look = (isChoosing: boolean): void => onLook(handOf(session), game, table.house ?? {}, isChoosing);

  const hasBefore = kept(beforeKey(game)) !== undefined;
  const isFresh = session.moves === 0 && hasBefore;

  return (
    <div class="columns play">
      <section class="panel" aria-labelledby="play">
        <div class="panel-head">
          <h2 id="play" ref={title} tabIndex={-1}>
            {game.title}
          </h2>
          <span class="tools">
            {session.end === undefined && <Button onClick={hint}>Hint</Button>}
            {isFresh && <Button onClick={back}>Back to the previous game</Button>}
            {isAlone && !isFresh && (
              <Button disabled={session.moves === 0 || session.end !== undefined} onClick={undo}>
                Undo
              </Button>
            )}
            <Button onClick={() => look(false)}>Analyze this rack</Button>
            <Button onClick={() => begin({ ...linkOf(played), seed: undefined })}>New game</Button>
          </span>
        </div>
        {fault !== undefined && (
          <p class="notice" role="alert" data-test="fault">
            {fault}
          </p>
        )}
        {played.notice !== undefined && (
          <p class="notice" role="status" data-test="saved">
            {played.notice}
          </p>
        )}
        {!played.isKept && (
          <p class="notice" role="status" data-test="not-kept">
            The browser cannot keep this game: your moves from here on are lost when you close the page.
          </p>
        )}
        {side !== undefined && session.end !== undefined && (
          <side.EndShown
            key={session.text}
            played={played}
            end={session.end}
            onNew={() => begin({ ...linkOf(played), seed: undefined })}
            go={go}
          />
        )}
        <Board session={session} marked={remarks.hint?.tiles} onAct={act} />
        {side !== undefined && <side.RemarksShown remarks={remarks} />}
        {side !== undefined && table.card !== undefined && <side.CardShown card={table.card} />}
        {side !== undefined && <side.OtherTabs wishes={wishes} go={go} />}
        {side !== undefined && <side.Challenges session={session} onAct={act} />}
      </section>
      {side !== undefined && (
        <side.Side
          played={played}
          settings={settings}
          onSettings={change}
          onBegin={begin}
          onOpen={open}
          onBack={hasBefore && !isFresh ? back : undefined}
          onRules={() => look(true)}
        />
      )}
    </div>
  );
};
