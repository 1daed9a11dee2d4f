import type { ReportResults } from '@wenshu/analysis';
import { reportResultCalls } from '@wenshu/api-contract';
import { asJson, DEFAULT_TIME_ZONE } from '@wenshu/survey-core';
import type { FastifyInstance } from 'fastify';
import { threadsFor } from '../../../authorisation/threads-for.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import type { Platform } from '../../../platform/platform.ts';
import { tellChange } from '../../../platform/together/told-changes.ts';
import { type ExhibitReader, withAddresses } from '../analyses/index.ts';
import { openOwnDataSet } from '../data-set/index.ts';
import type { Counting } from './count-analyses.ts';
import { getReport } from './find-own-report.ts';
import { quotesOutside } from './quotes/quotes-outside.ts';
import { freezeResults, readResults, thawResults, type Wanted } from './read-results.ts';
import { findFrozen, type KeptReport, writeFrozen } from './report.repository.ts';
import { REPORT } from './report-standing.repository.ts';

export function registerReportResultCalls(app: FastifyInstance): void {
  registerCalls(app, reportResultCalls, {
    results: async ({ scrollId, reportId, blockIds, choices }, context) => {
      const { platform, actor, language } = context;
      const report = await getReport(platform.database.pool, { scrollId, reportId, personId: actor.personId }, 'view');
      const results = await context.whileListening(async signal => {
        const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'report.online' });
        const threads = await threadsFor(platform, 'live', actor, scrollId);
        return resultsOf(platform, report, { blockIds, choices }, { scrollId, dataSet, threads, language, signal });
      });
      return {
        ...presentResults(platform, { scrollId, readerId: actor.personId }, results),
        version: report.version,
        isFrozen: report.frozenAsOf !== null,
      };
    },
    freeze: async ({ scrollId, reportId, isFrozen }, context) => {
      const { platform, actor, language, database } = context;
      const report = await getReport(database.pool, { scrollId, reportId, personId: actor.personId }, 'edit');
      const frozen = isFrozen
        ? await context.whileListening(async signal => {
            const dataSet = await openOwnDataSet(platform, actor, { scrollId, right: 'report.online' });
            const { document } = report;
            const threads = await threadsFor(platform, 'live', actor, scrollId);
            const counting = { scrollId, dataSet, threads, language, signal };
            return freezeResults(report, await readResults(platform, { document, choices: {} }, counting), dataSet);
          })
        : undefined;
      await writeFrozen(database.pool, reportId, frozen);
      tellChange(database, REPORT, reportId);
      return { frozenAsOf: frozen?.asOf.getTime() ?? null };
    },
  });
}

/** What a report's blocks show to whoever looks through this data set: as it was frozen, else as it is now. */
export async function resultsOf(
  platform: Platform,
  { reportId, document, frozenAsOf }: Pick<KeptReport, 'reportId' | 'document' | 'frozenAsOf'>,
  wanted: Omit<Wanted, 'document'>,
  counting: Counting,
): Promise<ReportResults> {
  const frozen = frozenAsOf === null ? undefined : await findFrozen(platform.database.pool, reportId);
  const results = frozen
    ? await thawResults(frozen, { document, blockIds: wanted.blockIds }, counting)
    : await readResults(platform, { ...wanted, document }, counting);
  return counting.isOutside ? quotesOutside(results, document, counting.language) : results;
}

/** With addresses of what was uploaded, for some minutes. */
export function presentResults(platform: Platform, of: ExhibitReader, { asOf, timeZone, blocks }: ReportResults) {
  const shown = Object.entries(blocks).map(([id, result]) => {
    const one =
      result.kind === 'exhibit' ? { ...result, exhibit: withAddresses(platform, of, [result.exhibit])[0] } : result;
    return [id, asJson(one)] as const;
  });
  // What was made before zones were kept with it was made where most are asked.
  return { asOf, timeZone: timeZone ?? DEFAULT_TIME_ZONE, blocks: Object.fromEntries(shown) };
}
