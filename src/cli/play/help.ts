import { gameOf } from 'mahjongg/game';
import { RULES } from 'mahjongg/rulebook';
import type { Lines } from '../words';
import { draw } from './picture';

/** The numbers of the rules behind the choices of each phase. */
type PhaseRules = Readonly<Record<string, string>>;

const GUIDE: PhaseRules = {
  charleston: 'AG-5 AG-8 AG-9',
  secondCharleston: 'AG-6',
  courtesy: 'AG-7',
  courtesyPass: 'AG-7',
  turn: 'AG-10 AG-12 AG-21 AG-32',
  claims: 'AG-15 AG-17 AG-18 AG-19',
};

const OF_GAMES: Readonly<Record<string, PhaseRules>> = {
  'card-free': { ...GUIDE, turn: `CF-6 ${GUIDE['turn']}`, claims: 'CF-28 CF-18 CF-23 AG-17' },
  'american-game': {
    charleston: 'AG-5 TG-3 AG-9',
    secondCharleston: 'TG-3',
    turn: 'AG-10 TG-5 TG-6 TG-10',
    claims: 'TG-4 TG-9b AG-17',
  },
  'american-solitaire': {
    charleston: 'AS-2 AS-3 AS-4 AS-5',
    secondCharleston: 'AS-3',
    courtesyPass: 'AS-3',
    turn: 'AS-7 AS-8 AS-9 AG-21',
    claims: 'AS-6 AS-8',
  },
  'chinese-solitaire': { turn: 'CS-8 CS-5 CS-7 CS-21', claims: 'CS-6 CS-6b CS-9' },
  year: {
    courtesy: 'YG-5 YG-6',
    draw: 'YG-6 YG-12',
    turn: 'YG-11 YG-6 YG-9 YG-10',
    claims: 'YG-7 YG-8 YG-9',
  },
};

/** The rules behind the choices in a phase of a game, each with its number and its first sentence. */
const helpFor = (phase: string, { name }: { readonly name: string }): Lines => {
  const numbers = (OF_GAMES[name] ?? GUIDE)[phase]?.split(' ') ?? [];
  return RULES.filter(({ number }) => numbers.includes(number))
    .toSorted((one, other) => numbers.indexOf(one.number) - numbers.indexOf(other.number))
    .map(({ number, text }) => `${number.padEnd(6)} ${text.replace(/(?<=\.) .*/s, '')}`);
};

/** What the games of the program have in common. */
export const OF_PACKAGE = { game: gameOf, help: helpFor, draw };
