import { stat } from 'node:fs/promises';
import type { OverviewInfo } from '@wenshu/api-contract';
import { readDatabaseFacts } from '../../../platform/database/database-facts.repository.ts';
import type { Platform } from '../../../platform/platform.ts';
import { version } from '../../../platform/version.ts';

const PATIENCE_MS = 3_000;

type Place = Pick<
  OverviewInfo,
  'version' | 'startedTime' | 'time' | 'address' | 'database' | 'disk' | 'columns' | 'memoryBytes'
>;

/** The machine, and the database that it shares. What cannot be looked at in time is told as such: whoever looks wants to know just that. */
export async function describePlace(platform: Platform): Promise<Place> {
  const { clock, env, place, room, columns, database } = platform;
  const began = performance.now();
  const facts = await inTime(readDatabaseFacts(database.pool));
  const answerMs = performance.now() - began;
  const sizes = await room.sizes();
  const file = await stat(columns.file).catch(() => undefined);
  const { pool } = database;
  return {
    version,
    startedTime: Date.now() - process.uptime() * 1000,
    time: clock.now().getTime(),
    address: env.publicUrl ?? place.listensOn ?? null,
    database: {
      isUp: facts !== undefined,
      answerMs: facts ? answerMs : null,
      version: facts?.version ?? null,
      sizeBytes: facts?.sizeBytes ?? null,
      connectionsBusy: pool.totalCount - pool.idleCount,
      connectionsMost: pool.options.max ?? pool.totalCount,
    },
    disk: sizes ? Object.assign({ isFull: await room.isFull() }, sizes) : null,
    columns: file ? { fileBytes: file.size, isOwner: columns.isOwner } : null,
    memoryBytes: process.memoryUsage.rss(),
  };
}

async function inTime<T>(reading: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>(resolve => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS);
  });
  return Promise.race([reading.catch(() => undefined), tooLate]).finally(() => clearTimeout(timer));
}
