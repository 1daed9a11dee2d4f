import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import type { Exhibit } from '@wenshu/analysis';
import type { Language } from '@wenshu/texts';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Database } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import type { OpenDataSet } from '../data-set/index.ts';
import type { AnalysisContent, AnalysisOf } from './analysis.repository.ts';
import { findLastRun, findRun, keepRun, type PackedRun, type RunReader } from './run.repository.ts';
import type { Outcome } from './run-analysis.ts';

const pack = promisify(gzip);
const unpack = promisify(gunzip);

const MOST_RUNS = 50;
/** Packed, tables take a tenth or less of what they are. */
const RESULT_BYTES = 512 * 1024;
const ALL_RESULTS_BYTES = 2 * 1024 * 1024;
/** Not even tried beyond this. */
const MOST_LETTERS = 16 * 1024 * 1024;
/** Within these minutes all that one person runs is one: an analysis runs at every step. */
const ONE_RUN_MS = 5 * 60_000;

/** Who asks for runs, and through what they look at the records: a result of other ones is not theirs to see. */
export function runReader(
  dataSet: OpenDataSet,
  { personId }: Actor,
  { scrollId, analysisId }: { readonly scrollId: string; readonly analysisId: string },
): RunReader {
  return { scrollId, analysisId, personId, seenThrough: seenThrough(dataSet) };
}

/** Whoever sees other records, or days that begin elsewhere, sees through another one. */
export function seenThrough({ sight }: OpenDataSet): Buffer {
  return createHash('sha256').update(JSON.stringify(sight)).digest();
}

interface Packed {
  readonly content: AnalysisContent;
  readonly exhibits: readonly Exhibit[];
  readonly weighting?: Outcome['weighting'];
}

interface Ran extends AnalysisOf {
  readonly dataSet: OpenDataSet;
  readonly language: Language;
  readonly content: AnalysisContent;
  readonly outcome: Outcome;
}

/** A run saves itself (S4.37), with the request that made it and for whoever sees the same records. */
export async function keepOutcome(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  { dataSet, outcome, ...run }: Ran,
): Promise<void> {
  const { asOf, exhibits, weighting } = outcome;
  const now = clock.now();
  const result = await packed({ content: run.content, exhibits, ...(weighting && { weighting }) });
  const kept = {
    ...run,
    runId: newId(),
    seenThrough: seenThrough(dataSet),
    now,
    asOf: new Date(asOf),
    result,
    base: exhibits.reduce((most, { source }) => Math.max(most, source.base.people), 0),
    sameSince: new Date(now.getTime() - ONE_RUN_MS),
  };
  const limits = { mostRuns: MOST_RUNS, mostBytes: ALL_RESULTS_BYTES };
  await database.transaction(db => keepRun(db, kept, limits));
}

async function packed(result: Packed): Promise<Buffer | undefined> {
  const words = JSON.stringify(result);
  if (words.length > MOST_LETTERS) return undefined;
  const bytes = await pack(words);
  return bytes.length > RESULT_BYTES ? undefined : bytes;
}

/** What a run found, with what it was asked. */
export type KeptOutcome = Outcome & Packed & { readonly runId: string; readonly time: number };

async function unpacked({ runId, ranAt, asOf, result }: PackedRun): Promise<KeptOutcome> {
  const kept = JSON.parse((await unpack(result)).toString()) as Packed;
  return { ...kept, runId, time: ranAt.getTime(), asOf: asOf.getTime() };
}

/** Of what the analysis asks now, as the reader last could have seen it. */
export async function readLastRun(
  { database }: { readonly database: Database },
  reader: RunReader,
  language: Language,
): Promise<KeptOutcome | undefined> {
  const found = await findLastRun(database.pool, reader, language);
  return found && unpacked(found);
}

export async function readRun(
  { database }: { readonly database: Database },
  reader: RunReader,
  runId: string,
): Promise<KeptOutcome> {
  const found = await findRun(database.pool, reader, runId);
  if (!found) throw new Refusal('runNotFound');
  return unpacked(found);
}
