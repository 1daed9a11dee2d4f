import { exportedRecords } from '@wenshu/api-contract';
import type { ZipWriter } from '@wenshu/data-files';
import { ownDataTexts } from '@wenshu/texts/people/own-data';
import { Refusal } from '../../../refusal/refusal.ts';
import { loadDocument } from '../../design/questionnaire-design/index.ts';
import type { JobContext } from '../../people/jobs/index.ts';
import type { OwnDataInput } from '../../people/own-data/index.ts';
import { exportJob } from '../exports/index.ts';

interface OwnSurvey {
  readonly scrollId: string;
  readonly name: string;
  readonly version: number;
  readonly versionTime: number | null;
}

/** A folder with the questionnaire, and with its records as an export writes them. */
export async function addSurvey(
  zip: ZipWriter,
  context: JobContext<OwnDataInput>,
  { scrollId, name, version, versionTime }: OwnSurvey,
): Promise<void> {
  const { database } = context.platform;
  const texts = ownDataTexts[context.input.language];
  const folder = `${texts.surveys}/${name.replaceAll(/[/\\]/g, ' ')} ${scrollId}`;
  const document = await loadDocument(database.pool, scrollId, version);
  await zip.add(`${folder}/survey.json`, Buffer.from(JSON.stringify(document, null, 2)));
  // Of one that was never published there is nothing.
  const records = versionTime === null ? undefined : await recordsOf(context, scrollId);
  if (records) await zip.add(`${folder}/${texts.records}`, records);
}

/** Undefined for one in the recycle bin, whose records nobody may read. */
async function recordsOf(
  context: JobContext<OwnDataInput>,
  scrollId: string,
): Promise<AsyncIterable<Uint8Array> | undefined> {
  const { platform, actor, signal, input } = context;
  const silence = { report: () => {}, reportRows: () => {} };
  try {
    const result = await exportJob.run({
      platform,
      actor,
      signal,
      ...silence,
      input: {
        scrollId,
        format: 'csv',
        include: [...exportedRecords],
        language: input.language,
        values: 'labels',
        sets: 'columns',
        rows: 'records',
        separator: 'comma',
      },
    });
    return 'file' in result ? asBytes(result.file.content) : undefined;
  } catch (error) {
    if (error instanceof Refusal && error.errorName === 'questionnaireNotFound') return undefined;
    throw error;
  }
}

/** A zip holds pieces for a while, and an export's are good until the next one only. */
async function* asBytes(content: AsyncIterable<string | Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const part of content) yield typeof part === 'string' ? Buffer.from(part) : part.slice();
}
