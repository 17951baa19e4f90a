import { seededRandom, type YearAction, type YearSetup } from '../../../../src/game';
import type { Tile, YearChoices, YearGame } from '../../../../src/index';
import { yearGame } from '../../../../src/index';
import { sitYear, type YearSitting } from '../sitting';
import type { Wanted } from '../stacked';
import { onlyFlowers, playYear, subjectOf } from '../subjects';

// Whole Year games that were read through, each told here in a few lines.

export interface Told {
  readonly rules: YearGame;
  readonly setup: YearSetup;
  readonly actions: readonly YearAction[];
}

const tile = (text: string): readonly Tile[] => text.split(' ') as Tile[];

const told = (
  wanted: Wanted & { readonly choices?: YearChoices; readonly courtesy?: boolean },
  tell: (sitting: YearSitting) => void,
): Told => {
  const sitting = sitYear(wanted);
  tell(sitting);
  return { rules: yearGame(wanted.choices), setup: sitting.setup, actions: sitting.actions() };
};

const E_PUNG = tile('S 7C 1B 4B 9B 2C 5C 8C 1D 4D 6D GD WD 3B');

export const GAMES: Readonly<Record<string, () => Told>> = {
  'a-pung-pair-before-a-pung': () =>
    told(
      {
        racks: {
          E: E_PUNG,
          S: tile('S S 2B 5B 8B 3C 6C 9C 2D 5D 8D GD RD'),
          W: tile('N N E W 6B 6B 6B 1C 2C 3C 7D 8D 9D'),
          N: tile('1B 2B 3B 4C 4C 7C 7C 3D 3D 6D 9D WD YD'),
        },
      },
      ({ act, decline }) => {
        act('E', { type: 'discard', tile: 'S' });
        act('S', { type: 'call', tile: 'S', with: ['S', 'S'] });
        act('W', { type: 'call', tile: 'S', with: tile('E W N N') });
        decline('N');
        act('W', { type: 'mahjongg' });
      },
    ),
  'kong-year-and-fourth': () =>
    told(
      {
        racks: {
          E: tile('1B 1B 1B 1B E S W N 5D 7C 2C 2C 2C 9C'),
          S: tile('5D 5D 3C 4C 6C 8C 9B 8B 6B 1D 3D GD RD'),
          W: tile('2D 4D 6D 8D 3B 5B 7B 1C 5C GD RD YD WD'),
          N: tile('9D 9D 3B 5B 7B 4C 6C 8C 2D 4D YD WD N'),
        },
        flowerWall: tile('9C 2C'),
        draws: tile('6D 3D 1D RD 4C 7D 7C'),
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
      ({ act, decline, declineAll, pass }) => {
        act('E', { type: 'reveal', tiles: tile('1B 1B 1B 1B') });
        act('E', { type: 'discard', tile: '5D' });
        act('S', { type: 'call', tile: '5D', with: ['5D', '5D'] });
        decline('W', 'N');
        act('S', { type: 'discard', tile: 'RD' });
        declineAll();
        pass('W', '6D');
        pass('N', '3D');
        act('E', { type: 'reveal', tiles: tile('E S W N') });
        act('E', { type: 'draw' });
        act('E', { type: 'discard', tile: '1D' });
        declineAll();
        pass('S', 'RD');
        pass('W', 'WD');
        pass('N', 'N');
        act('E', { type: 'draw' });
        act('E', { type: 'mahjongg' });
      },
    ),
  'a-flower-stolen': () =>
    told(
      {
        courtesy: true,
        dealer: 'N',
        racks: {
          N: tile('F1 9D 6C 8C 2B 4B 6B 8B 1D 3D 5D 7D GD RD'),
          E: tile('F1 1B 1B 1B 2C 3C 4C 2D 2D 2D E E E'),
          S: tile('3B 5B 7B 9B 1C 5C 7C 9C 4D 6D 8D YD WD'),
          W: tile('2B 4B 6B 8B 1C 3C 5C 7C 9C 4D 6D YD W'),
        },
        flowerWall: tile('S2 9B'),
      },
      ({ act, declineAll }) => {
        act('N', { type: 'reveal', tiles: ['F1'] });
        act('N', { type: 'reveal', tiles: ['S2'] });
        for (const seat of ['N', 'E', 'S', 'W'] as const) act(seat, { type: 'keep' });
        act('N', { type: 'discard', tile: '9D' });
        declineAll();
        act('E', { type: 'steal', tile: 'F1', from: 'N' });
      },
    ),
  'a-refused-discard-claimed-after-all': () =>
    told(
      {
        racks: {
          E: tile('5D 1C 4C 7C 2B 4B 6B 8B 1D 3D 7D 9D GD RD'),
          S: tile('F1 5D 1B 1B 1B 2C 3C 4C E E E 9C 9C'),
          W: tile('3B 5B 7B 9B 1C 5C 8C 2D 4D 6D 8D YD WD'),
          N: tile('2B 4B 6B 8B 1D 3D 5C 8C 9D YD WD N W'),
        },
        flowerWall: ['5D'],
      },
      ({ act, declineAll }) => {
        act('E', { type: 'discard', tile: '5D' });
        declineAll();
        act('S', { type: 'reveal', tiles: ['F1'] });
        act('S', { type: 'mahjongg', tile: '5D' });
      },
    ),
  'nothing-but-flowers': () => {
    const choices = { flowerWallCount: 'tiles' } as const;
    const rules = yearGame(choices);
    const { setup, first = [] } = onlyFlowers(rules, seededRandom('golden'));
    const last: YearAction = { type: 'reveal', seat: 'E', moment: 26, tiles: ['F2'] };
    return { rules, setup, actions: [...(first as readonly YearAction[]), last] };
  },
  'by-chance-to-the-last-tile': () => {
    const choices = { flowerWallRefill: true, flowerWallCount: 'tiles', windsFollowDeal: true } as const;
    const subject = subjectOf({ name: 'golden', choices, games: 1 });
    const { setup, actions } = playYear(subject, seededRandom('golden 1'));
    return { rules: yearGame(choices), setup, actions };
  },
};
