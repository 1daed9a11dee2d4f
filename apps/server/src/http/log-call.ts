import type { Call, Logged, Noted } from '@wenshu/api-contract';
import type { Json } from '@wenshu/survey-core';
import type { Actor } from '../authorisation/actor.ts';
import type { SeatedOperator } from '../authorisation/operator.ts';
import type { Database, Queryable } from '../platform/database/database.ts';
import { hasChanged } from '../platform/database/has-changed.repository.ts';
import type { Platform } from '../platform/platform.ts';
import type { Door, Operation } from './door.ts';

type Handle = (platform: Platform) => unknown;
type AnyLogged = Logged<Record<string, unknown>>;

/**
 * Runs the handler of a logged call and adds its line to the operation log. The handler works on a platform whose transactions are watched:
 * the first of them that changes something carries the line, so that both are kept or neither. A handler that makes do with single
 * statements gets its line after it has succeeded. Whoever is refused leaves no line.
 */
export function createCallLog(door: Door, { needs, logged }: Call) {
  if (!logged) return undefined;
  const on = logged.on ?? needs?.on;
  const findObject = on === undefined ? undefined : door.objectFinders[on];
  if (on !== undefined && !findObject) throw new Error(`What ${logged.action} is done to cannot be found by ${on}`);

  return async (actor: Actor, input: unknown, handle: Handle): Promise<unknown> => {
    const { platform } = door;
    const fields = input as Readonly<Record<string, unknown>>;
    const named = on === undefined ? undefined : await findObject?.(platform.database, String(fields[on]));
    const operation: Operation = {
      personId: actor.personId,
      action: logged.action,
      isOften: logged.isOften ?? false,
      object: named ?? { kind: 'person', id: actor.personId },
      details: detailsOf(logged, actor, fields),
    };
    const line = new OperationLine(db => door.logOperation(db, operation));
    const result = await handle({ ...platform, database: line.watch(platform.database) });
    await line.finish(platform.database.pool);
    return result;
  };
}

/** The same for the console's log. Who only looked leaves a line as well, once they were shown it. */
export function createErrandLog(door: Door, { noted }: Call) {
  if (!noted) return undefined;
  const { action, of, keeps }: Noted<Record<string, unknown>> = noted;

  return async (by: SeatedOperator, input: unknown, handle: Handle): Promise<unknown> => {
    const { platform } = door;
    const fields = (input ?? {}) as Readonly<Record<string, unknown>>;
    const object = of === undefined ? undefined : String(fields[of]).slice(0, LONGEST);
    const details = keptOf(keeps, fields);
    const line = new OperationLine(db => door.noteErrand(db, { by, action, object, details }));
    const result = await handle({ ...platform, database: line.watch(platform.database) });
    await line.finish(platform.database.pool);
    return result;
  };
}

/** One line, written once: in a transaction of the handler's if there is one, else after it. */
class OperationLine {
  readonly #write: (db: Queryable) => Promise<void>;
  #isWritten = false;

  constructor(write: (db: Queryable) => Promise<void>) {
    this.#write = write;
  }

  watch(database: Database): Database {
    const transaction: Database['transaction'] = async work => {
      let isInThis = false;
      const result = await database.transaction(async (client, withCommit) => {
        const done = await work(client, withCommit);
        // Broken off and done again, it is asked again.
        isInThis = !this.#isWritten && (await hasChanged(client));
        if (isInThis) await this.#write(client);
        return done;
      });
      this.#isWritten ||= isInThis;
      return result;
    };
    // By its prototype, so that what is counted on the database goes on being read there.
    return Object.create(database, { transaction: { value: transaction } }) as Database;
  }

  async finish(db: Queryable): Promise<void> {
    if (!this.#isWritten) await this.#write(db);
    this.#isWritten = true;
  }
}

const LONGEST = 200;
const MOST_WORDS = 20;
const PHONE_TAIL = 4;
/** By which somebody could be called or written to. */
const reachFields: ReadonlySet<string> = new Set(['phone', 'account', 'email']);

function detailsOf({ keeps }: AnyLogged, actor: Actor, fields: Readonly<Record<string, unknown>>) {
  const kept = keptOf(keeps, fields);
  return actor.keyRights ? Object.assign(kept, { byKey: true }) : kept;
}

function keptOf(keeps: readonly string[] = [], fields: Readonly<Record<string, unknown>>): Record<string, Json> {
  const kept = keeps.flatMap((field): [string, Json][] => {
    const value = detailOf(field, fields[field]);
    return value === undefined ? [] : [[field, value]];
  });
  return Object.fromEntries(kept);
}

/** Nothing long, nothing of people who were asked: of a list of things or of many ids their number says enough. */
function detailOf(field: string, value: unknown): Json | undefined {
  if (Array.isArray(value)) {
    const isWords = value.length <= MOST_WORDS && value.every(one => typeof one === 'string');
    return isWords ? value.map(one => String(one).slice(0, LONGEST)) : value.length;
  }
  if (typeof value === 'string') return reachFields.has(field) ? cutReach(value) : value.slice(0, LONGEST);
  return typeof value === 'number' || typeof value === 'boolean' || value === null ? value : undefined;
}

/** Enough to know again whom it was about. */
function cutReach(typed: string): string {
  const at = typed.lastIndexOf('@');
  return at < 0 ? `****${typed.slice(-PHONE_TAIL)}` : `${typed.slice(0, 1)}***${typed.slice(at, at + LONGEST)}`;
}
