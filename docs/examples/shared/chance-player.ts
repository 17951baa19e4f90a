import type { Action, PlayerView, Random } from 'mahjongg/game';

/** What a player of chance does only rarely, since it ends things too early. */
const RARE: readonly Action['type'][] = ['challenge', 'stop'];

/**
 * A player who wins where that is possible and else leaves it to chance: first the kind of action,
 * then one of that kind. It sees nothing but its view.
 */
export const chancePlayer = ({ legal }: PlayerView, random: Random): Action => {
  const kinds = [...new Set(legal.map(({ type }) => type))];
  const usual = kinds.filter((kind) => !RARE.includes(kind));
  const among = random(12) === 0 || usual.length === 0 ? kinds : usual;
  const kind = kinds.includes('mahjongg') ? 'mahjongg' : among[random(among.length)];
  const choices = legal.filter(({ type }) => type === kind);
  return choices[random(choices.length)] as Action;
};

/** What is played for somebody who does not answer in time: nothing is called, nothing is won. */
const STAND_IN: readonly Action['type'][] = ['decline', 'keep', 'continue', 'wish', 'pass', 'discard'];

/** The explicit action that stands for a time-out: a decline, the tile just drawn, the first tiles that may be passed. */
export const standIn = ({ legal, drawn }: PlayerView): Action => {
  const type = STAND_IN.find((one) => legal.some((action) => action.type === one));
  const choices = legal.filter((action) => action.type === type);
  return (choices.find((action) => action.type === 'discard' && action.tile === drawn) ??
    choices.find((action) => action.type === 'wish' && action.count === 0) ??
    choices[0]) as Action;
};
