import { type Tile, tileName, type WinKind } from 'mahjongg';
import type { Game, OpenGame } from '../games/game';
import { type FactField, WIN_WORDS } from '../games/shown';
import { Choice } from '../parts/choice';
import { NumberField, Switch } from '../parts/fields';
import type { PageState } from '../state/page-state';

interface Props {
  readonly state: PageState;
  readonly game: Game;
  readonly open: OpenGame;
  readonly change: (next: PageState) => void;
}

const withFact = (state: PageState, name: string, value: unknown): PageState => {
  const { [name]: _, ...others } = state.facts;
  return { ...state, facts: value === undefined || value === false ? others : { ...others, [name]: value } };
};

const Fact = ({
  field,
  state,
  change,
}: {
  readonly field: FactField;
  readonly state: PageState;
  readonly change: (next: PageState) => void;
}) => {
  const { name, label, kind, most } = field;
  const value = state.facts[name];
  const set = (next: unknown): void => change(withFact(state, name, next));
  if (kind === 'switch') {
    return (
      <Switch on={value === true} onChange={set}>
        {label}
      </Switch>
    );
  }
  if (kind === 'number') {
    const number = typeof value === 'number' ? value : undefined;
    return <NumberField label={label} value={number} most={most ?? 0} onChange={set} />;
  }
  return (
    <Choice
      label={label}
      value={typeof value === 'string' ? value : ''}
      values={[['', 'Not said'], ...kind.map((one) => [one, one] as const)]}
      onChange={(next) => set(next === '' ? undefined : next)}
    />
  );
};

/** How the hand was won. */
export const WinForm = ({ state, game, open, change }: Props) => {
  const tiles = [...new Set(state.concealed)];
  return (
    <div class="win-form">
      <Choice
        label="Won"
        value={state.by ?? ''}
        values={[...open.wins.map((by) => [by, WIN_WORDS[by]] as const), ['', 'Not said']]}
        onChange={(by) => change({ ...state, by: by === '' ? undefined : (by as WinKind) })}
      />
      <Choice
        label="Winning tile"
        value={state.winningTile ?? ''}
        values={[['', 'Not said'], ...tiles.map((tile) => [tile, `${tileName(tile)} (${tile})`] as const)]}
        onChange={(tile) => change({ ...state, winningTile: tile === '' ? undefined : (tile as Tile) })}
      />
      {game.facts.map((field) => (
        <Fact key={field.name} field={field} state={state} change={change} />
      ))}
    </div>
  );
};
