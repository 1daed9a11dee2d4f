import { recordCalls } from '@wenshu/api-contract';
import { requireRight } from '../../../authorisation/authorise.ts';
import { defineJob } from '../../people/jobs/index.ts';
import { type CsvRequest, exportCsv } from './export-csv.ts';
import { countSamples } from './record.repository.ts';

/** All success samples of a questionnaire as a file. */
export const csvExportJob = defineJob<CsvRequest>('records.csv', async ({ platform, actor, input, report }) => {
  const { database } = platform;
  const object = { kind: 'questionnaire', id: input.scrollId } as const;
  const mayStill = () => requireRight(database.pool, actor, recordCalls.exportCsv.needs.right, object);
  await mayStill();
  report(0, 'preparing');
  const total = await countSamples(database, actor, input.scrollId);
  report(0, 'writing');
  const onWritten = (count: number) => report(count / Math.max(1, total));
  const content = async function* () {
    yield* exportCsv(database, actor, input, onWritten);
    // Whoever lost the right meanwhile saw no more records from then on: what was written is not all of them.
    await mayStill();
  };
  return { file: { fileName: `${input.scrollId}.csv`, contentType: 'text/csv; charset=utf-8', content: content() } };
});
