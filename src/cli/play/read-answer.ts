import { quoted } from '../../core/reason';
import { failure, type Result, success } from '../../core/result';
import { parseTiles } from '../../tiles/parse-tiles';
import type { Tile } from '../../tiles/tile';
import type { Next, Question, TileChoice } from './question';

/** The places of the rack that a word means: a number, or tiles by what stands on them. */
const placesOf = (
  word: string,
  rack: readonly Tile[],
  taken: readonly number[],
): Result<readonly number[], string> => {
  if (/^\d+$/.test(word)) {
    const place = Number(word) - 1;
    if (rack[place] === undefined)
      return failure(`There is no place ${quoted(word)}; the rack has the places 1 to ${rack.length}.`);
    return taken.includes(place) ? failure(`Place ${word} is named twice.`) : success([place]);
  }
  const tiles = parseTiles(word);
  if (!tiles.ok) return failure(`${quoted(word)} is neither a number of the rack nor a tile.`);
  const places: number[] = [];
  for (const tile of tiles.value) {
    const place = rack.findIndex((one, at) => one === tile && !taken.includes(at) && !places.includes(at));
    if (place < 0) return failure(`You do not hold ${rack.includes(tile) ? 'so many of ' : ''}${tile}.`);
    places.push(place);
  }
  return success(places);
};

const countText = ({ least, most }: TileChoice<unknown>): string => {
  const range = least === most ? `${most}` : `${least} to ${most}`;
  return `${range} ${most === 1 ? 'tile' : 'tiles'}`;
};

const chosenTiles = <A>(words: readonly string[], choice: TileChoice<A>): Result<Next<A>, string> => {
  const places: number[] = [];
  for (const word of words) {
    const found = placesOf(word, choice.rack, places);
    if (!found.ok) return found;
    places.push(...found.value);
  }
  if (places.length < choice.least || places.length > choice.most)
    return failure(`Choose ${countText(choice)}, not ${places.length}.`);
  return choice.take(places.sort((one, other) => one - other).map((place) => choice.rack[place] as Tile));
};

const keysText = ({ options }: Question<unknown>): string => options.map(({ key }) => key).join(', ');

/** What follows from a player's answer, or why it is none. */
export const readAnswer = <A>(question: Question<A>, line: string): Result<Next<A>, string> => {
  const { options, tiles, usual } = question;
  const given = line === '' ? usual : line.toLowerCase();
  const option = options.find(({ key }) => key === given);
  if (option !== undefined) return success(option.next);
  const words = line.split(/[\s,]+/).filter((word) => word !== '');
  if (tiles !== undefined && (words.length > 0 || tiles.least === 0)) return chosenTiles(words, tiles);
  if (line === '') return failure('Choose something; ? says what there is to know.');
  return failure(`${quoted(line)} is not among the choices: ${keysText(question)}; ? says more.`);
};
