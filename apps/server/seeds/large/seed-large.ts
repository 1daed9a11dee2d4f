import { takePaces } from '../../src/features/collect/answering/index.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { buildLargeSurvey, type LargeSurvey } from './build-large-survey.ts';
import { type TextsOf, textsIn } from './large-question.ts';
import { COPY_RECORDS, copyLine, findFirstPerson, writeLargeCounts } from './large-record.repository.ts';
import { makeUpRecords } from './make-up-records.ts';

export interface LargeSeed {
  readonly records: number;
  readonly seed: number;
  readonly language: 'zh' | 'en';
  /** A COPY … FROM STDIN on the same database, with the bytes of `source`. */
  copyIn(statement: string, source: AsyncIterable<Buffer>): Promise<number>;
  onProgress?(done: number): void;
}

const LINES = 1_000;

/** A survey of 60 variables with as many records as asked for. Undefined where nobody has registered, whose it could be. */
export async function seedLarge(
  world: { readonly database: Database; readonly clock: Clock },
  { records, seed, language, copyIn, onProgress }: LargeSeed,
): Promise<LargeSurvey | undefined> {
  const { pool } = world.database;
  const personId = await findFirstPerson(pool);
  if (!personId) return undefined;
  const texts = textsIn(language);
  const survey = await buildLargeSurvey(world, personId, { texts, languageId: language === 'zh' ? 1 : 2 });
  await copyIn(COPY_RECORDS, chunksOf(survey, { count: records, seed, texts }, onProgress));
  const { scrollId } = survey;
  await takePaces(pool, [{ scrollId, lastSerial: await writeLargeCounts(pool, scrollId) }]);
  return survey;
}

async function* chunksOf(
  survey: LargeSurvey,
  wanted: { readonly count: number; readonly seed: number; readonly texts: TextsOf },
  onProgress: LargeSeed['onProgress'],
): AsyncGenerator<Buffer> {
  let lines: string[] = [];
  let done = 0;
  const flush = () => {
    const chunk = Buffer.from(lines.join(''));
    done += lines.length;
    lines = [];
    onProgress?.(done);
    return chunk;
  };
  for (const record of makeUpRecords(survey, wanted)) {
    lines.push(copyLine(survey.scrollId, record));
    if (lines.length === LINES) yield flush();
  }
  if (lines.length > 0) yield flush();
}
