import { type DataSet, dataSetOf, factKeys, parameterValues } from '@wenshu/analysis';
import { questionTypes } from '@wenshu/question-types/core';
import { buildCodebook } from '@wenshu/survey-core';
import type pg from 'pg';
import type { ColumnSource, SourceReading, SourceRow, SourceShape } from '../../../platform/columns/column-source.ts';
import { openDatabase } from '../../../platform/database/database.ts';
import { withClient } from '../../../platform/database/with-client.ts';
import { LruCache } from '../../../platform/lru-cache.ts';
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

interface Compiled {
  readonly shape: SourceShape;
  readonly valuesOf: DataSet['valuesOf'];
}

const BATCH = 2048;
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

  async function compile(client: pg.PoolClient, scrollId: string, versionTime: number): Promise<Compiled> {
    const version = versionOf(scrollId, versionTime);
    const known = compiled.get(version);
    if (known) return known;
    const flows = await loadFlows(client, scrollId);
    const { variables, valuesOf } = dataSetOf(buildCodebook(flows, questionTypes), { language: 'en' });
    const parts = designParts(flows);
    const originOf = originsIn(parts);
    const columns = variables.map(variable => ({
      ...{ key: variable.key, kept: variable.kept },
      ...originOf(variable),
    }));
    const fresh = { shape: { version, columns, parts }, valuesOf };
    compiled.set(version, fresh);
    return fresh;
  }

  async function look<T>(client: pg.PoolClient, scrollId: string, use: (reading: SourceReading) => Promise<T>) {
    const { versionTime, history, seen, asOf } = await beginLook(client, scrollId);
    try {
      const found = versionTime === undefined ? undefined : await compile(client, scrollId, versionTime);
      return await use({
        ...{ history, seen, asOf, shape: found?.shape },
        async *removed(since) {
          for await (const rows of readRemovedRecords(client, scrollId, { since, limit: BATCH }))
            yield rows.map(({ id }) => id);
        },
        async *changed(since) {
          for await (const rows of readChangedRecords(client, scrollId, { since, limit: BATCH }))
            yield rows.map(row => sourceRow(row, found!.valuesOf));
        },
      });
    } finally {
      await endLook(client);
    }
  }

  return {
    async glance(scrollId, since) {
      const { versionTime, ...seen } = await glanceAt(database.pool, scrollId, since);
      return { ...seen, version: versionTime === undefined ? undefined : versionOf(scrollId, versionTime) };
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

const versionOf = (scrollId: string, versionTime: number) => `${scrollId}/${versionTime}/${FACTS}`;

function sourceRow(record: ChangedRecord, valuesOf: DataSet['valuesOf']): SourceRow {
  return { id: record.answerRecordId, values: valuesOf(record), more: parameterValues(record) };
}
