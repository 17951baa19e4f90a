import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Seat } from 'mahjongg';
import { unwrap } from 'mahjongg';
import type { Action, BySeat, Event, Game, GameSetup, GameState, Viewer } from 'mahjongg/game';
import { standIn } from './chance-player.js';
import { type FromHost, LONGEST_MESSAGE } from './messages.js';
import { paced } from './paced.js';
import type { Entry, TableLog } from './table-log.js';

/*
 * Tables over any transport and any log. An action counts once it is in the log, and is told only then. A
 * state is nothing but the log played again, so a host that was killed has lost nothing, and several hosts can
 * share the tables: the one that loses the race for a number reads what the other one wrote and tries again.
 */

/** What a host is made of. */
export interface HostOptions {
  /** The game played at every table. */
  readonly game: Game;
  /** Where the tables are kept. */
  readonly log: TableLog;
  /** The wall and the dice of a new table: `shuffleWall(rules, secureRandom())` but in tests. */
  readonly deal: () => GameSetup;
  /** Who knows it may open tables. */
  readonly lobbyKey: string;
  /** After how many milliseconds an answer is given for those who owe one; never if left out. */
  readonly patience?: number | undefined;
}

/** One client's line to the host. */
export interface Line {
  /** Takes a message, whatever it is; comes back when it is answered. */
  readonly receive: (text: string) => Promise<void>;
  /** The client is gone. */
  readonly close: () => void;
}

/** Tables and those who sit at them. */
export interface Host {
  /** A client comes in; `send` reaches it, `hangUp` ends its connection, so that it can join again over another one. */
  readonly connect: (send: (text: string) => void, hangUp?: () => void) => Line;
  /** Somebody else may have added to the log of a table, or of any if none is named. */
  readonly refresh: (table?: string) => Promise<void>;
  /** No more stand-ins from here on. */
  readonly close: () => void;
}

interface Client {
  readonly viewer: Viewer;
  readonly tell: (message: FromHost) => void;
  readonly hangUp: () => void;
}

interface Table {
  readonly id: string;
  readonly setup: GameSetup;
  readonly tokens: BySeat<string>;
  readonly clients: Set<Client>;
  /** The state after `number` entries of the log. */
  state: GameState;
  number: number;
  /** What is done at this table, one thing after the other. */
  work: Promise<unknown>;
  timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether it is no longer kept here. */
  gone: boolean;
}

type Refusal = { readonly code: string; readonly rule: string; readonly message: string };

const refusal = (code: string, message: string): Refusal => ({ code, rule: '', message });
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');
const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The tables that were opened here have such names. */
const TABLE_NAME = /^[0-9a-f-]{36}$/;

const readMessage = (text: string): Record<string, unknown> | undefined => {
  try {
    const message: unknown = JSON.parse(text);
    return typeof message === 'object' && message !== null ? (message as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
};

/** A host of tables. */
export const createHost = ({ game, log, deal, lobbyKey, patience }: HostOptions): Host => {
  const tables = new Map<string, Promise<Table | undefined>>();
  let closed = false;

  const happened = (table: Table, events: readonly Event[]): void => {
    table.number++;
    const told = new Map<Viewer, FromHost>();
    for (const { viewer, tell } of table.clients) {
      const message = told.get(viewer) ?? {
        type: 'happened',
        number: table.number - 1,
        events: events.map((event) => game.eventFor(event, viewer)),
      };
      told.set(viewer, message);
      tell(message);
    }
    wait(table);
  };

  const take = (table: Table, entry: Entry): void => {
    if (entry.type !== 'action') throw new Error(`table ${table.id} was opened twice`);
    const { state, events } = unwrap(game.apply(table.state, entry.action));
    table.state = state;
    happened(table, events);
  };

  const catchUp = async (table: Table): Promise<void> => {
    for (const entry of await log.read(table.id, table.number)) take(table, entry);
  };

  const load = async (id: string): Promise<Table | undefined> => {
    const [opened, ...entries] = await log.read(id, 0);
    if (opened?.type !== 'opened') return undefined;
    const { setup, tokens } = opened;
    const state = unwrap(game.createGame(setup));
    const clients = new Set<Client>();
    const work = Promise.resolve();
    const table: Table = {
      id,
      setup,
      tokens,
      clients,
      state,
      number: 1,
      work,
      timer: undefined,
      gone: false,
    };
    for (const entry of entries) take(table, entry);
    wait(table);
    return table;
  };

  const tableOf = async (id: string): Promise<Table | undefined> => {
    const loading = tables.get(id) ?? load(id);
    tables.set(id, loading);
    const isThere = await loading.then(
      (table) => table !== undefined,
      () => false,
    );
    if (!isThere && tables.get(id) === loading) tables.delete(id);
    return loading;
  };

  /** Forgets a table, whose clients come back and have it read anew. */
  const forget = (table: Table): void => {
    clearTimeout(table.timer);
    table.gone = true;
    tables.delete(table.id);
    for (const { hangUp } of table.clients) hangUp();
    table.clients.clear();
  };

  const forgetIfEmpty = (table: Table): void => {
    if (table.clients.size === 0) forget(table);
  };

  /**
   * Does one thing after the other; if the log cannot be reached, the table is forgotten. Nothing is done at a table that is
   * gone, for there may be a newer one of that name.
   */
  const inTurn = <T>(table: Table, work: () => Promise<T>): Promise<T | undefined> => {
    const done = table.work.then(() => (table.gone ? undefined : work()));
    table.work = done.catch(() => forget(table));
    return done;
  };

  /** The number an action was recorded under, or why it was not. What is recorded is what the game made of the action. */
  const act = async (table: Table, given: Action): Promise<number | Refusal> => {
    for (;;) {
      const checked = game.check(table.state, given);
      if (!checked.ok) {
        // Another host may be ahead: what is refused here can be in order there.
        const { number } = table;
        await catchUp(table);
        if (table.number === number) return checked.error.reasons[0];
        continue;
      }
      const action = checked.value;
      const strange = Object.keys(given).find((name) => !Object.hasOwn(action, name));
      if (strange !== undefined)
        return refusal('strangePart', `${action.type} has no part “${strange.slice(0, 40)}”.`);
      const entry: Entry = { type: 'action', action };
      if (await log.append(table.id, table.number, entry)) {
        take(table, entry);
        return table.number - 1;
      }
      await catchUp(table);
    }
  };

  /** Somebody may be away: after a while, what a time-out means is done as an action of its own. */
  const wait = (table: Table): void => {
    clearTimeout(table.timer);
    if (patience === undefined || closed || table.state.phase === 'over') return;
    const { moment } = table.state;
    table.timer = setTimeout(() => {
      const late = async (): Promise<void> => {
        for (const seat of table.state.awaiting)
          if (table.state.moment === moment) await act(table, standIn(game.viewFor(table.state, seat)));
      };
      inTurn(table, late).catch(() => undefined);
    }, patience);
  };

  const open = async (): Promise<FromHost> => {
    const table = randomUUID();
    const setup = deal();
    const seats = game.viewFor(unwrap(game.createGame(setup)), 'spectator').seats;
    const tokens = seats.map((seat) => [seat, randomBytes(18).toString('base64url')] as const);
    const hashes = tokens.map(([seat, token]) => [seat, hashOf(token)]);
    await log.append(table, 0, { type: 'opened', setup, tokens: Object.fromEntries(hashes) });
    return { type: 'opened', table, tokens: Object.fromEntries(tokens) };
  };

  const connect: Host['connect'] = (send, hangUp = () => undefined) => {
    let seated: { readonly table: Table; readonly client: Client } | undefined;
    let ended = false;
    const tell = (message: FromHost): void => send(JSON.stringify(message));
    const refuse = ({ code, rule, message }: Refusal, id: number | null = null): void =>
      tell({ type: 'refused', id, code, rule, message });

    const close = (): void => {
      ended = true;
      if (seated === undefined) return;
      const { table, client } = seated;
      table.clients.delete(client);
      void inTurn(table, async () => forgetIfEmpty(table));
    };
    const end = (): void => {
      if (ended) return;
      close();
      hangUp();
    };

    const isAllowed = ({ state, tokens }: Table, seat: unknown, token: unknown): boolean => {
      if (seat === 'spectator') return true;
      const hash = state.seats.includes(seat as Seat) ? tokens[seat as Seat] : undefined;
      return hash !== undefined && typeof token === 'string' && isSame(hash, hashOf(token));
    };

    const join = async (message: Record<string, unknown>): Promise<void> => {
      const { table: id, seat, token } = message;
      if (seated !== undefined) return refuse(refusal('alreadyJoined', 'A connection is for one seat.'));
      const table = typeof id === 'string' && TABLE_NAME.test(id) ? await tableOf(id) : undefined;
      if (table === undefined) return refuse(refusal('noSuchTable', 'There is no such table.'));
      const isAnswered = await inTurn(table, async () => {
        if (!isAllowed(table, seat, token)) refuse(refusal('badToken', 'This token is not for this seat.'));
        else await catchUp(table).then(() => sitDown(table, seat as Viewer));
        forgetIfEmpty(table);
        return true;
      });
      if (isAnswered === undefined) await join(message);
    };

    const sitDown = (table: Table, viewer: Viewer): void => {
      // The client may have left while the log was read.
      if (ended) return;
      const client: Client = { viewer, tell, hangUp: end };
      seated = { table, client };
      table.clients.add(client);
      const view = game.viewFor(table.state, viewer);
      tell({ type: 'joined', table: table.id, number: table.number, view });
    };

    const actFor = async ({ id: given, action }: Record<string, unknown>): Promise<void> => {
      const id = Number.isSafeInteger(given) ? (given as number) : null;
      if (seated === undefined) return refuse(refusal('notJoined', 'Take a seat first.'), id);
      if (typeof action !== 'object' || action === null)
        return refuse(refusal('notAnAction', 'An action is an object.'), id);
      const { table, client } = seated;
      const wanted = action as Action;
      if (wanted.seat !== client.viewer)
        return refuse(refusal('notYourSeat', `This connection acts for ${client.viewer} only.`), id);
      const answer = await inTurn(table, () => act(table, wanted));
      if (typeof answer === 'object') return refuse(answer, id);
      if (answer !== undefined && id !== null) tell({ type: 'done', id, number: answer });
    };

    const record = async (): Promise<void> => {
      if (seated === undefined) return refuse(refusal('notJoined', 'Take a seat first.'));
      const { table } = seated;
      if (table.state.phase !== 'over') return refuse(refusal('notOver', 'The record holds all tiles.'));
      const entries = await log.read(table.id, 1);
      const actions = entries.flatMap((entry) => (entry.type === 'action' ? [entry.action] : []));
      tell({ type: 'record', record: game.record(table.setup, actions) });
    };

    const answer = async (message: Record<string, unknown> | undefined): Promise<void> => {
      switch (message?.['type']) {
        case 'open':
          if (typeof message['key'] === 'string' && isSame(hashOf(message['key']), hashOf(lobbyKey)))
            return tell(await open());
          return refuse(refusal('badKey', 'Only the lobby opens tables.'));
        case 'join':
          return join(message);
        case 'act':
          return actFor(message);
        case 'record':
          return record();
        default:
          return refuse(refusal('notAMessage', 'This is none of the messages.'));
      }
    };

    const receive = async (text: string): Promise<void> => {
      if (ended) return;
      try {
        await answer(text.length > LONGEST_MESSAGE ? undefined : readMessage(text));
      } catch {
        // The log could not be reached: whether the action is in it shows when the client has joined again.
        end();
      }
    };
    return { receive: paced(receive, end), close };
  };

  return {
    connect,
    refresh: async (id) => {
      for (const one of id === undefined ? tables.keys() : [id]) {
        const table = await tables.get(one)?.catch(() => undefined);
        if (table !== undefined) await inTurn(table, () => catchUp(table)).catch(() => undefined);
      }
    },
    close: () => {
      closed = true;
      for (const loading of tables.values())
        loading.then((table) => clearTimeout(table?.timer)).catch(() => undefined);
    },
  };
};
