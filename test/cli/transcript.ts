import { run } from './run';

// A transcript is a list of runs as a person would see them. Each has a title after `#`, its words after `$`, lines of
// standard input after `<`, then what it prints, complaints after `!`, and its status if that is not 0.

/** One run of a transcript, as text. */
export interface Part {
  readonly title: string;
  readonly text: string;
}

/** The runs of a transcript. */
export const partsOf = (transcript: string): readonly Part[] =>
  transcript
    .split(/^# /m)
    .slice(1)
    .map((part) => ({ title: part.slice(0, part.indexOf('\n')), text: `# ${part}` }));

/** The words of a command line, in quotation marks where they have spaces. */
export const wordsOf = (line: string): readonly string[] =>
  Array.from(line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g), ([, ...groups]) => groups.join(''));

const after = (mark: string, text: string): readonly string[] =>
  [...text.matchAll(new RegExp(`^\\${mark} (.*)\n`, 'gm'))].map(([, line = '']) => line);

/** A run done again, as it belongs into its transcript. */
export const doneAgain = async ({ title, text }: Part): Promise<string> => {
  const [words = ''] = after('$', text);
  const input = after('<', text);
  const { status, stdout, stderr } = await run(wordsOf(words), { input: input.join('\n') });
  const given = [`# ${title}`, `$ ${words}`, ...input.map((line) => `< ${line}`)];
  const complaints = stderr.replace(/^(?=.)/gm, '! ');
  return `${given.join('\n')}\n${stdout}${complaints}${status === 0 ? '' : `exit ${status}\n`}`;
};
