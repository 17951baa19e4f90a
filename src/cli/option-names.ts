/** Members of wins and claims whose option has their name, or the one beside it. */
const OPTIONS: Readonly<Record<string, string>> = {
  by: 'by',
  tile: 'tile',
  discards: 'discards',
  value: 'value',
  winner: 'winner',
  discarder: 'discarder',
  exchanger: 'exchanger',
  jokerOf: 'joker-of',
  jokerless: 'jokerless',
  allPairs: 'all-pairs',
  dead: 'dead',
  seats: 'seats',
  event: 'event',
  declarer: 'declarer',
  exposed: 'exposed',
  offender: 'offender',
  highestValue: 'highest-value',
};

/** A sentence about members of a win or a claim, for somebody who gave them as options of the command line. */
export const namingOptions = (message: string): string =>
  message.replace(/(?<!not )“(\w+)”/g, (whole, name: string) =>
    Object.hasOwn(OPTIONS, name) ? `--${OPTIONS[name]}` : whole,
  );
