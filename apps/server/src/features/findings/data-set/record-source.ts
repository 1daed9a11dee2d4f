import { createHash } from 'node:crypto';
import { type DataSet, dataSetOf, derivedKey, factKeys, parameterValues, type Value } from '@wenshu/analysis';
import { questionTypes } from '@wenshu/question-types/core';
import { buildCodebook } from '@wenshu/survey-core';
import type pg from 'pg';
import type { ColumnSource, SourceReading, SourceRow, SourceShape } from '../../../platform/columns/column-source.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { withClient } from '../../../platform/database/with-client.ts';
import { LruCache } from '../../../platform/lru-cache.ts';
import type { CodedPlace } from './coded-values.repository.ts';
import {
  beginLook,
  type ChangedRecord,
  endLook,
  glanceAt,
  listExistingSurveys,
  readChangedRecords,
  readRemovedRecords,
} from './data-set.repository.ts';
import { designParts, originsIn } from './design-parts.ts';
import { loadFlows } from './load-flows.ts';
import { type RecordedPlace, valueAt } from './recorded-values.repository.ts';
import { recordsAtOnce } from './records-at-once.ts';
import { codesAt } from './standing-codes.ts';

interface Compiled {
  readonly shape: SourceShape;
  readonly valuesOf: (record: ChangedRecord) => Value[];
}

interface Version {
  readonly versionTime: number;
  readonly recorded: readonly RecordedPlace[];
  readonly coded: readonly CodedPlace[];
}

const REMOVED_AT_ONCE = 2048;
/** More than the tables that may be copied for the first time at once: each holds one for as long as that takes. */
const CONNECTIONS = 6;
/** A newer version of ours may know more of a record than the one that made the copy. */
const FACTS = factKeys.join();
/** Codebooks of large questionnaires are large too. */
const MOST_COMPILED = 50;

/** The records of questionnaires as tables to be copied. */
export function openRecordSource(databaseUrl: string): ColumnSource {
  const database = openDatabase(databaseUrl, { max: CONNECTIONS });
  const compiled = new LruCache<string, Compiled>(MOST_COMPILED);

  async function compile(client: pg.PoolClient, scrollId: string, of: Version): Promise<Compiled> {
    const version = versionOf(scrollId, of);
    const known = compiled.get(version);
    if (known) return known;
    const { flows } = await loadFlows(client, scrollId);
    const { recorded, coded } = of;
    const { variables, valuesOf } = dataSetOf(buildCodebook(flows, questionTypes), { language: 'en' });
    const parts = designParts(flows);
    const originOf = originsIn(parts);
    const columns = [
      ...variables.map(variable => ({ key: variable.key, kept: variable.kept, ...originOf(variable) })),
      // Whoever records a value marks the record as changed: old ones come again by themselves.
      ...recorded.map(({ variableId }) => ({
        key: derivedKey(variableId),
        kept: 'number' as const,
        from: [],
        readsOld: false,
      })),
      // The same. What the text is made from, its codes hang on too.
      ...coded.map(({ variableId, variable }) => ({
        key: derivedKey(variableId),
        kept: 'codes' as const,
        from: variables.filter(({ key }) => key === variable).flatMap(text => originOf(text).from),
        readsOld: false,
      })),
    ];
    const fresh = {
      shape: { version, columns, parts },
      valuesOf: withKept(valuesOf, of, new Map(variables.map(({ key }, at) => [key, at]))),
    };
    compiled.set(version, fresh);
    return fresh;
  }

  async function look<T>(client: pg.PoolClient, scrollId: string, use: (reading: SourceReading) => Promise<T>) {
    const { versionTime, recorded, coded, history, seen, asOf } = await beginLook(client, scrollId);
    const beside = { hasRecorded: recorded.length > 0, hasCoded: coded.length > 0 };
    try {
      const found =
        versionTime === null ? undefined : await compile(client, scrollId, { versionTime, recorded, coded });
      return await use({
        history,
        seen,
        asOf,
        shape: found?.shape,
        async *removed(since) {
          for await (const rows of readRemovedRecords(client, scrollId, { since, limit: REMOVED_AT_ONCE }))
            yield rows.map(({ id }) => id);
        },
        async *changed(since) {
          const { shape, valuesOf } = found!;
          const limit = recordsAtOnce(shape.columns.length);
          for await (const rows of readChangedRecords(client, scrollId, { since, limit, ...beside }))
            yield rows.map(row => sourceRow(row, valuesOf));
        },
      });
    } finally {
      await endLook(client);
    }
  }

  return {
    async glance(scrollId, since) {
      const { versionTime, recorded, coded, ...seen } = await glanceAt(database.pool, scrollId, since);
      const version = versionTime === null ? undefined : versionOf(scrollId, { versionTime, recorded, coded });
      return { ...seen, version };
    },
    read: (scrollId, use) =>
      withClient(database.pool, (client, discard) =>
        look(client, scrollId, use).catch(error => {
          // Its transaction may still be open.
          discard();
          throw error;
        }),
      ),
    listExisting: scrollIds => listExistingSurveys(database.pool, scrollIds),
    close: () => database.close(),
  };
}

function versionOf(scrollId: string, { versionTime, recorded, coded }: Version): string {
  const version = `${scrollId}/${versionTime}/${FACTS}`;
  const beside = coded.length === 0 ? recorded : [recorded, coded];
  if (beside.length === 0) return version;
  return `${version}/${createHash('sha256').update(JSON.stringify(beside)).digest('base64url')}`;
}

function withKept(
  valuesOf: DataSet['valuesOf'],
  { recorded, coded }: Version,
  placeOf: ReadonlyMap<string, number>,
): Compiled['valuesOf'] {
  return record => {
    const values = valuesOf(record);
    for (const place of recorded) values.push(valueAt(record.recorded, place));
    const textOf = (variable: string) => values[placeOf.get(variable) ?? -1];
    for (const place of coded) values.push(codesAt(record.marks, place, textOf));
    return values;
  };
}

function sourceRow(record: ChangedRecord, valuesOf: Compiled['valuesOf']): SourceRow {
  return { id: record.answerRecordId, values: valuesOf(record), more: parameterValues(record) };
}
