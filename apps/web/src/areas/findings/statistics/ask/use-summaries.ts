import { analysisCalls } from '@wenshu/api-contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../../../app/client.ts';
import { asSent } from '../../analysis/model/as-sent.ts';
import type { SummaryAnalysis } from '../model/statistics-view.ts';
import { Summaries } from './summaries.ts';

/** The statistics of a questionnaire's questions; `near` are those that are wanted now. */
export function useSummaries(scrollId: string, analysis: SummaryAnalysis, near: readonly string[]): Summaries {
  const [summaries] = useState(
    () =>
      new Summaries((asked, signal) =>
        client.call(analysisCalls.run, { scrollId, ...asSent(asked) }, { signal, quiet: true }),
      ),
  );
  useEffect(() => summaries.set(analysis), [summaries, analysis]);
  useEffect(() => summaries.want(near), [summaries, near]);
  useEffect(() => () => summaries.stop(), [summaries]);
  useSyncExternalStore(summaries.subscribe, () => summaries.version);
  return summaries;
}
