import { describeLaws } from '../game/law-suite';
import { sparrowSubject } from './subject';

describeLaws(
  'the Sparrow Race',
  [sparrowSubject(3, 20), sparrowSubject(1, 10)],
  [
    ...['pass: pass', 'draw: draw', 'draw: take', 'turn: discard', 'turn: mahjongg'],
    ...['answered', 'passed', 'stage', 'drew', 'took', 'discarded'].map((one) => `event ${one}`),
    ...['ending mahjongg', 'ending wallGame'],
  ],
);
