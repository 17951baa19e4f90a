import { ruleText } from 'mahjongg/rulebook';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import type { Game, GameName } from '../games/game';
import { Button } from '../parts/button';
import { Choice } from '../parts/choice';
import { Segments, Switch } from '../parts/fields';
import { RuleLink } from '../parts/rule-link';
import { gameAnalyzed } from '../play/games';
import { firstReason } from '../state/link';
import type { PageState } from '../state/page-state';
import { chosenOnly, type Options } from './chosen';
import { OPTION_TABLES, type OptionRow } from './option-table';

/** The tables of docs/options.md that list a game’s options. */
const TABLES: Readonly<Record<GameName, readonly string[]>> = {
  'card-free': ['option'],
  'american-2018': ['option of all three', 'option of the guide'],
  nmjl: ['option of all three', 'option of the guide'],
  'american-game': ['option of all three', 'option of The American Game'],
  'american-game-card': ['option of all three', 'option of The American Game'],
  'chinese-solitaire': ['option of chinese-solitaire'],
  year: ['Year option'],
};

const SKILL = 'skillLevel';

const at = (options: Options, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, name) => (value as Options | undefined)?.[name], options);

/** The options with another value at this place. */
const withValue = (options: Options, [name = '', ...inner]: readonly string[], value: unknown): Options => ({
  ...options,
  [name]: inner.length === 0 ? value : withValue((options[name] ?? {}) as Options, inner, value),
});

interface RowProps {
  readonly row: OptionRow;
  readonly value: unknown;
  readonly onChange: (value: unknown) => void;
}

const Named = ({ row }: { readonly row: OptionRow }) => (
  <>
    <code>{row.name}</code> <span class="rule">{row.rule}</span>
    <span class="effect">{row.effect}</span>
  </>
);

/** An option whose values cannot be listed, typed as JSON. */
const JsonOption = ({ row, value, onChange }: RowProps) => {
  const id = useId();
  const [text, setText] = useState(JSON.stringify(value));
  const [fault, setFault] = useState('');
  const type = (next: string): void => {
    setText(next);
    try {
      onChange(JSON.parse(next));
      setFault('');
    } catch {
      setFault('This is not JSON yet.');
    }
  };
  return (
    <div class="option">
      <label for={id}>
        <Named row={row} />
      </label>
      <input
        id={id}
        type="text"
        value={text}
        spellcheck={false}
        onInput={(e) => type(e.currentTarget.value)}
      />
      {fault !== '' && <p class="fault">{fault}</p>}
    </div>
  );
};

const OptionField = ({ row, value, onChange }: RowProps) => {
  if (row.values === null) return <JsonOption row={row} value={value} onChange={onChange} />;
  if (row.values.every((one) => typeof one === 'boolean')) {
    return (
      <div class="option">
        <Switch on={value === true} onChange={onChange}>
          <Named row={row} />
        </Switch>
      </div>
    );
  }
  const values = row.values;
  return (
    <div class="option">
      <p>
        <Named row={row} />
      </p>
      <Choice
        label={row.name}
        class="bare"
        value={String(value)}
        values={values.map((one) => [String(one), String(one)] as const)}
        onChange={(text) => onChange(values.find((one) => String(one) === text))}
      />
    </div>
  );
};

const LEVELS = [0, 1, 2, 3, 4, 5].map((level) => [level, String(level)] as const);

/** The rule of a level, CF-34 to CF-38 (level 0 is told with level 1). */
const levelRule = (level: number): string => `CF-${33 + Math.max(1, level)}`;

/** The options of the game as switches, and the skill level where there is one. */
export const OptionsPanel = ({
  state,
  game,
  refused,
  change,
}: {
  readonly state: PageState;
  readonly game: Game;
  /** Why the options chosen do not go with the card; empty if they do. */
  readonly refused: string;
  readonly change: (next: PageState) => void;
}) => {
  const [fault, setFault] = useState('');
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (state.isChoosing) fold.current?.scrollIntoView();
  }, []);
  const usual = game.readOptions({});
  const chosen = game.readOptions(state.options);
  if (!usual.ok || !chosen.ok) return null;
  const values = chosen.value as Options;
  const defaults = usual.value as Options;
  const rows = TABLES[game.name].flatMap((table) => OPTION_TABLES[table] ?? []);

  const set = (path: readonly string[], value: unknown): void => {
    const next = withValue(values, path, value);
    const read = game.readOptions(next);
    setFault(read.ok ? '' : firstReason(read.error.reasons));
    if (read.ok) change({ ...state, options: chosenOnly(next, defaults) });
  };

  const changed = Object.keys(state.options).length;
  const level = values[SKILL];
  const played = gameAnalyzed(game.name);
  return (
    <div class="options">
      {typeof level === 'number' && (
        <>
          <Segments
            label="Skill level"
            value={level}
            values={LEVELS}
            onChange={(next) => set([SKILL], next)}
          />
          <p class="detail" data-test="level">
            {ruleText(levelRule(level))} <RuleLink rule={levelRule(level)} />
          </p>
        </>
      )}
      <details ref={fold} class="fold" open={changed > 0 || state.isChoosing}>
        <summary>
          Options and house rules
          {changed > 0 && <span class="badge">{changed} changed</span>}
        </summary>
        <div class="option-list">
          {rows
            .filter(({ name }) => name !== SKILL && at(defaults, name.split('.')) !== undefined)
            .map((row) => (
              <OptionField
                key={`${game.name} ${row.name}`}
                row={row}
                value={at(values, row.name.split('.'))}
                onChange={(value) => set(row.name.split('.'), value)}
              />
            ))}
          <p class="tools">
            {changed > 0 && (
              <Button onClick={() => change({ ...state, options: {} })}>Play all as in the rulebook</Button>
            )}
            {played !== undefined && (
              <Button
                onClick={() =>
                  change({ ...state, view: 'play', play: { play: played.name, house: state.options } })
                }
              >
                Play by these rules
              </Button>
            )}
          </p>
        </div>
      </details>
      <p class="fault" role="alert">
        {fault || refused}
      </p>
    </div>
  );
};
