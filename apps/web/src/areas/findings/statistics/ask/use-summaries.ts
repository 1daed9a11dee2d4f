import { analysisCalls } from '@wenshu/api-contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { client } from '../../../../app/client.ts';
import { asSent } from '../../analysis/work/as-sent.ts';
import { type Question, roundsTogether } from '../model/question.ts';
import type { SummaryAnalysis } from '../model/statistics-view.ts';
import { Summaries } from './summaries.ts';

interface Page {
  readonly scrollId: string;
  readonly questions: readonly Question[];
  readonly analysis: SummaryAnalysis;
  /** The questions that are wanted now. */
  readonly near: readonly string[];
}

/** The statistics of a page's questions. */
export function useSummaries({ scrollId, questions, analysis, near }: Page): Summaries {
  const [summaries] = useState(
    () =>
      new Summaries(
        (asked, signal) => client.call(analysisCalls.run, { scrollId, ...asSent(asked) }, { signal, quiet: true }),
        roundsTogether(questions),
      ),
  );
  useEffect(() => summaries.set(analysis), [summaries, analysis]);
  useEffect(() => summaries.want(near), [summaries, near]);
  useEffect(() => () => summaries.stop(), [summaries]);
  useSyncExternalStore(summaries.subscribe, () => summaries.version);
  return summaries;
}
