import type { Operator } from '../../../authorisation/operator.ts';
import type { Errand } from '../../../http/door.ts';
import type { Database } from '../../../platform/database/database.ts';
import { noteErrand } from './note-errand.ts';

/** Whoever has the machine may do everything; who that is, the machine knows. */
export const byCommand: Operator = {
  kind: 'command',
  personId: null,
  name: 'npm run operator',
  roles: ['administrator', 'service'],
};

/** What a command does leaves the line that the console's call for it leaves. Nothing, where there was nothing to do it to. */
export async function asCommand<T>(database: Database, errand: Omit<Errand, 'by'>, work: () => Promise<T>): Promise<T> {
  const result = await work();
  if (result !== false && result !== undefined)
    await noteErrand(database.pool, Object.assign({ by: byCommand }, errand));
  return result;
}
