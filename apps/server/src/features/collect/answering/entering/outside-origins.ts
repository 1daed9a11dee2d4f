import { type Flow, listOutsideOrigins, type OutsideOrigins } from '@wenshu/survey-core';
import type { Queryable } from '../../../../platform/database/database.ts';
import { loadModel } from '../../../design/publishing/index.ts';
import type { Entry } from './entry.ts';

/** A flow never changes, and thousands open it. */
const known = new WeakMap<Flow, OutsideOrigins>();

/** The hosts on the web that the published survey shows something of; undefined for one that is not published. */
export async function findOutsideOrigins(
  db: Queryable,
  { scrollId, versionTime }: Entry,
): Promise<OutsideOrigins | undefined> {
  if (versionTime === null) return undefined;
  const { flow } = await loadModel(db, scrollId, versionTime);
  const found = known.get(flow) ?? listOutsideOrigins(flow);
  known.set(flow, found);
  return found;
}
