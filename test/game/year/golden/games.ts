import { gameOf, seededRandom, type YearAction, type YearSetup } from '../../../../src/game';
import type { YearChoices, YearGame } from '../../../../src/index';
import { yearGame } from '../../../../src/index';
import { unwrap } from '../../../unwrap';
import { sittingAt } from '../../sitting';
import { sitYear, type YearSitting } from '../sitting';
import type { Wanted } from '../stacked';
import { onlyFlowers, playYear, subjectOf } from '../subjects';

// Whole Year games that were read through, each told here in a few lines.

export interface Told {
  readonly rules: YearGame;
  readonly setup: YearSetup;
  readonly actions: readonly YearAction[];
}

const told = (
  wanted: Wanted & { readonly choices?: YearChoices; readonly courtesy?: boolean },
  tell: (sitting: YearSitting) => void,
): Told => {
  const sitting = sitYear(wanted);
  tell(sitting);
  return { rules: yearGame(wanted.choices), setup: sitting.setup, actions: sitting.done() };
};

const E_PUNG = 'S 7C 1B 4B 9B 2C 5C 8C 1D 4D 6D GD WD 3B';

export const GAMES: Readonly<Record<string, () => Told>> = {
  'a-pung-pair-before-a-pung': () =>
    told(
      {
        racks: {
          E: E_PUNG,
          S: 'S S 2B 5B 8B 3C 6C 9C 2D 5D 8D GD RD',
          W: 'N N E W 6B 6B 6B 1C 2C 3C 7D 8D 9D',
          N: '1B 2B 3B 4C 4C 7C 7C 3D 3D 6D 9D WD YD',
        },
      },
      ({ play }) => {
        play('E discard S; S call S S S; W call S E W N N; N decline; W mahjongg');
      },
    ),
  'kong-year-and-fourth': () =>
    told(
      {
        racks: {
          E: '1B 1B 1B 1B E S W N 5D 7C 2C 2C 2C 9C',
          S: '5D 5D 3C 4C 6C 8C 9B 8B 6B 1D 3D GD RD',
          W: '2D 4D 6D 8D 3B 5B 7B 1C 5C GD RD YD WD',
          N: '9D 9D 3B 5B 7B 4C 6C 8C 2D 4D YD WD N',
        },
        flowerWall: '9C 2C',
        draws: '6D 3D 1D RD 4C 7D 7C',
        players: { E: { personalSuit: 'C' }, S: {}, W: {}, N: {} },
        choices: {
          points: {
            kong: { concealed: 16, revealed: 8 },
            year: { concealed: 20, revealed: 10 },
            pung: { concealed: 4, revealed: 2, personalSuit: 1 },
            pair: { concealed: 1, revealed: 1 },
          },
        },
      },
      ({ pass, play }) => {
        play('E reveal 1B 1B 1B 1B; E discard 5D; S call 5D 5D 5D; W N decline; S discard RD; all decline');
        pass('W', '6D');
        pass('N', '3D');
        play('E reveal E S W N; E draw; E discard 1D; all decline');
        pass('S', 'RD');
        pass('W', 'WD');
        pass('N', 'N');
        play('E draw; E mahjongg');
      },
    ),
  'a-flower-stolen': () =>
    told(
      {
        courtesy: true,
        dealer: 'N',
        racks: {
          N: 'F1 9D 6C 8C 2B 4B 6B 8B 1D 3D 5D 7D GD RD',
          E: 'F1 1B 1B 1B 2C 3C 4C 2D 2D 2D E E E',
          S: '3B 5B 7B 9B 1C 5C 7C 9C 4D 6D 8D YD WD',
          W: '2B 4B 6B 8B 1C 3C 5C 7C 9C 4D 6D YD W',
        },
        flowerWall: 'S2 9B',
      },
      ({ play }) => {
        play('N reveal F1; N reveal S2; N E S W keep; N discard 9D; all decline; E steal F1 N');
      },
    ),
  'a-refused-discard-claimed-after-all': () =>
    told(
      {
        racks: {
          E: '5D 1C 4C 7C 2B 4B 6B 8B 1D 3D 7D 9D GD RD',
          S: 'F1 5D 1B 1B 1B 2C 3C 4C E E E 9C 9C',
          W: '3B 5B 7B 9B 1C 5C 8C 2D 4D 6D 8D YD WD',
          N: '2B 4B 6B 8B 1D 3D 5C 8C 9D YD WD N W',
        },
        flowerWall: '5D',
      },
      ({ play }) => {
        play('E discard 5D; all decline; S reveal F1; S mahjongg 5D');
      },
    ),
  'nothing-but-flowers': () => {
    const choices = { flowerWallCount: 'tiles' } as const;
    const rules = yearGame(choices);
    const { setup, first = [] } = onlyFlowers(rules, seededRandom('golden'));
    const sitting = sittingAt(gameOf(rules), unwrap(gameOf(rules).createGame(setup)));
    for (const { seat, ...choice } of first as readonly YearAction[]) sitting.act(seat, choice);
    sitting.play('E reveal F2');
    return { rules, setup, actions: sitting.done() };
  },
  'by-chance-to-the-last-tile': () => {
    const choices = { flowerWallRefill: true, flowerWallCount: 'tiles', windsFollowDeal: true } as const;
    const subject = subjectOf({ name: 'golden', choices, games: 1 });
    const { setup, actions } = playYear(subject, seededRandom('golden 1'));
    return { rules: yearGame(choices), setup, actions };
  },
};
