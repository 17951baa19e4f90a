import type { Result } from 'mahjongg';

/** What a server is told by its environment; `Name` are the variables that only this server has. */
export type Settings<Name extends string> = Readonly<Record<Name | 'LOBBY_KEY', string>> & {
  /** The port to listen to; 0 is any that is free. */
  readonly port: number;
  /** After how many milliseconds an answer is given for those who owe one; never if undefined. */
  readonly patience: number | undefined;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** `setTimeout` takes no more milliseconds than this. */
const LONGEST_TIME = 2 ** 31 - 1;

const wholeNumber = (value: string, from: number, to: number): number | undefined =>
  /^\d{1,10}$/.test(value) && Number(value) >= from && Number(value) <= to ? Number(value) : undefined;

/** Reads the settings of a server; `texts` says what each of its own variables is for. The error is a sentence. */
export const readSettings = <Name extends string>(
  environment: Environment,
  texts: Readonly<Record<Name, string>>,
): Result<Settings<Name>, string> => {
  const refused = (name: string, what: string): { readonly ok: false; readonly error: string } => ({
    ok: false,
    error: `${name} must be ${what}; got ${JSON.stringify(environment[name]) ?? 'nothing'}.`,
  });
  const needed = { LOBBY_KEY: 'the secret that opens tables', ...texts };
  for (const [name, what] of Object.entries<string>(needed))
    if (!environment[name]) return refused(name, what);
  const { PORT = '8080', PATIENCE } = environment;
  const port = wholeNumber(PORT, 0, 65_535);
  if (port === undefined) return refused('PORT', 'the number of a port, such as 8080');
  const patience = PATIENCE === undefined ? undefined : wholeNumber(PATIENCE, 100, LONGEST_TIME);
  if (PATIENCE !== undefined && patience === undefined)
    return refused('PATIENCE', `a number of milliseconds from 100 to ${LONGEST_TIME}, such as 60000`);
  const own = Object.fromEntries(Object.keys(needed).map((name) => [name, environment[name]]));
  return { ok: true, value: { ...(own as Record<Name | 'LOBBY_KEY', string>), port, patience } };
};

/** The settings; if one is wrong, the program says so and ends. */
export const settingsOrExit = <Name extends string>(read: Result<Settings<Name>, string>): Settings<Name> => {
  if (read.ok) return read.value;
  process.stderr.write(`${read.error}\n`);
  process.exit(1);
};
