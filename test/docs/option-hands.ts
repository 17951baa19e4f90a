// Hands whose answer an option changes: what they are worth with the option and at its default, or the code of the first reason
// why they do not win.

/** A hand, the options it is read with, and the two answers. */
export interface OptionHand {
  /** The option that makes the difference; house rules as `houseRules.name`. */
  readonly name: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly hand: string;
  readonly by?: string;
  /** With the options, and with the one left out. */
  readonly answers: readonly [number | string, number | string];
}

// biome-ignore format: a line for each hand
/** Of Card Free, in points. */
export const CARD_FREE_HANDS: readonly OptionHand[] = [
  { name: 'allJokerBlocks', options: {allJokerBlocks: false}, hand: 'FF GGGG JJJJJJJJ', answers: ['allJokerBlock', 35] },
  { name: 'newsWithWinds', options: {newsWithWinds: true}, hand: 'NEWS EE WW FF GGGG', answers: [40, 'repeatedWind'] },
  { name: 'suitAllowsFlowers', options: {suitAllowsFlowers: false}, hand: 'FF 222B 333B [444B] [555B]', answers: [25, 30] },
  { name: 'suitAllowsNews', options: {suitAllowsNews: false}, hand: 'NEWS 11B 2222B [3333B]', answers: [25, 30] },
  { name: 'jokersInFlowerPungs', options: {jokersInFlowerPungs: true}, hand: 'FFFFFJ GGGG RRRR', answers: [50, 'jokerInFlowers'] },
  { name: 'callFlowerPungs', options: {callFlowerPungs: false}, hand: 'FFF GGGG RRRR [FFF]', answers: ['callNotAllowed', 50] },
  { name: 'level1NewsCounts', options: {skillLevel: 1, level1NewsCounts: true}, hand: '333B 666C 9999D NEWS', answers: [35, 'skillLevel'] },
  { name: 'levelsBindDragonHands', options: {skillLevel: 3, levelsBindDragonHands: false}, hand: 'FFF GGGG RRRR [FFF]', answers: [50, 'skillLevel'] },
  { name: 'skillLevel', options: {skillLevel: 1}, hand: '333C 666C 9999C RRRR', answers: ['skillLevel', 40] },
  { name: 'skillLevel', options: {skillLevel: 2}, hand: 'FF 222B 333B 444B 555B', answers: ['skillLevel', 40] },
  { name: 'skillLevel', options: {skillLevel: 3}, hand: '22B 444B GGG [666B] [888B]', answers: ['skillLevel', 30] },
  { name: 'skillLevel', options: {skillLevel: 4}, hand: '22B 444B 666D 888D GGG', answers: ['skillLevel', 35] },
  { name: 'skillLevel', options: {skillLevel: 5}, hand: '11B 222B 333B 444B 55BJ', by: 'discard', answers: ['skillLevel', 45] },
  { name: 'baseValue', options: {baseValue: 20, houseRules: {requireBonus: true}}, hand: '11B 222B GGG [333B] [444B]', answers: [25, 30] },
  { name: 'minimumValue', options: {minimumValue: 20, baseValue: 20, houseRules: {requireBonus: true}}, hand: '11B 222B GGG [333C] [444C]', answers: [20, 25] },
  { name: 'houseRules.removeFlowersAndJokers', options: {houseRules: {removeFlowersAndJokers: true}}, hand: 'FFFFFF GGGG RRRR', answers: ['tooManyCopies', 50] },
  { name: 'houseRules.requireBonus', options: {houseRules: {requireBonus: true}}, hand: '11B 222B GGJ [333C] [444C]', by: 'discard', answers: ['houseRule', 25] },
];

// biome-ignore format: a line for each hand
/** Of the Year game, in readings. */
export const YEAR_HANDS: readonly OptionHand[] = [
  { name: 'bonusCopies', options: {bonusCopies: 1}, hand: 'S2S2 123B 456B 789B EEE', answers: ['tooManyCopies', 1] },
  { name: 'mixedSaws', options: {mixedSaws: true}, hand: 'S1F2S3S4 123B 456B 77B 99B', answers: [1, 'hiddenSingle'] },
  { name: 'bonusPair', options: {bonusPair: 'number'}, hand: 'S1F1 123B 456B 789B EEE', answers: [1, 'hiddenSingle'] },
];
