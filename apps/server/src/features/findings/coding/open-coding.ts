import { derivedKey } from '@wenshu/analysis';
import type { Actor } from '../../../authorisation/actor.ts';
import { requireRight } from '../../../authorisation/authorise.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { type OpenDataSet, openOwnDataSet } from '../data-set/index.ts';
import { type CodingRow, findCoding } from './coding.repository.ts';
import { codingRight } from './frame-access.ts';

export interface OpenCoding extends CodingRow {
  /** Of the coded variable. */
  readonly key: string;
  /** Of the records that its reader may both see and code. */
  readonly dataSet: OpenDataSet;
}

interface Asked {
  readonly scrollId: string;
  readonly codingId: string;
}

/** Whoever codes reads what people wrote: the right to code alone shows nobody an answer. */
export async function openCoding(platform: Platform, actor: Actor, { scrollId, codingId }: Asked): Promise<OpenCoding> {
  const { pool } = platform.database;
  await requireRight(pool, actor, 'records.view', { kind: 'questionnaire', id: scrollId });
  const coding = await findCoding(pool, scrollId, codingId);
  if (!coding) throw new Refusal('codingNotFound');
  const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: codingRight, isOfSeen: true });
  return { ...coding, key: derivedKey(codingId), dataSet };
}
