import { useEffect, useState } from 'preact/hooks';
import { Button } from '../parts/button';
import { type KeptMatch, keepMatch, keptMatch } from './kept-match';
import { type MatchTable, PLAYERS } from './match';
import { newSeed, type Played } from './saved-game';

const signed = (points: number): string => (points > 0 ? `+${points}` : String(points).replace('-', '−'));

/** A match over several games: the sums of what they brought. */
export const MatchPanel = ({ played, onNext }: { readonly played: Played; readonly onNext: () => void }) => {
  const { game, table, session } = played;
  const [match, setMatch] = useState<MatchTable>();
  const [ended, end] = useState<KeptMatch>();
  const [, redraw] = useState({});
  const kept = keptMatch(game);
  const standing = kept && match?.standing(kept.match);

  useEffect(() => {
    let isShown = true;
    void table.match?.().then((made) => isShown && setMatch(made));
    return () => {
      isShown = false;
    };
  }, [table]);

  const record = (): void => {
    const after = kept && match?.recorded(kept.match, session.record);
    if (after === undefined) return;
    keepMatch(game, { match: after });
    redraw({});
  };

  const isPlayed =
    session.end !== undefined && kept?.seed === session.seating.seed && kept?.seed !== undefined;
  useEffect(() => {
    if (isPlayed) record();
  }, [isPlayed, match, session.text]);

  if (match === undefined) return null;
  return (
    <section class="panel" aria-labelledby="match" data-test="match">
      <h2 id="match">Match</h2>
      {standing === undefined ? (
        <p class="detail">Several games in a row: the deal moves on, and the payments add up.</p>
      ) : (
        <table class="sheet">
          <thead>
            <tr>
              <th scope="col">Game</th>
              {PLAYERS.map((name) => (
                <th key={name} scope="col" class="number">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {standing.games.map((net, place) => (
              <tr key={place}>
                <th scope="row">{place + 1}</th>
                {net.map((points, player) => (
                  <td key={player} class="number">
                    {signed(points)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {standing.scores.map((points, player) => (
                <td key={player} class="number">
                  {signed(points)}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      )}
      {kept !== undefined && standing === undefined && (
        <p class="notice" role="status">
          The match that is kept here cannot be read; a new one takes its place.
        </p>
      )}
      <p class="tools files">
        {standing === undefined ? (
          <>
            <Button
              onClick={() => {
                keepMatch(game, { match: match.start(newSeed()) });
                onNext();
              }}
            >
              Play a match
            </Button>
            {ended !== undefined && (
              <Button
                onClick={() => {
                  keepMatch(game, ended);
                  redraw({});
                }}
              >
                Continue the match
              </Button>
            )}
          </>
        ) : (
          <Button
            onClick={() => {
              end(kept);
              keepMatch(game, undefined);
              redraw({});
            }}
          >
            End the match
          </Button>
        )}
      </p>
    </section>
  );
};
