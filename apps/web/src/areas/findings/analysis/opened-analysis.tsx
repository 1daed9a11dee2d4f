import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { Analysis, AnalysisKind } from '@wenshu/analysis/browser';
import { analysisCalls, dataSetCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import { errorCodes } from '@wenshu/api-contract/error-codes';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { type ReactNode, useEffect, useRef } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { type AnalysisPage, analysisAddress, pageOf } from './analysis-address.ts';
import { NoSurvey } from './no-survey.tsx';
import type { OpenedProps } from './work/use-open-analysis.ts';
import { outcomeOf } from './work/use-run.ts';

interface OpenedAnalysisProps<Of extends Analysis> {
  readonly on: AnalysisPage;
  readonly scrollId: string;
  readonly analysisId: string | undefined;
  /** What tells one fresh analysis from another. */
  readonly fresh: string;
  /** What a fresh one begins with. */
  readonly first: { readonly name: string; readonly analysis: Of } | undefined;
  children(opened: OpenedProps<Of> & { readonly screen: string }): ReactNode;
}

/** A kept analysis with its last result, or a fresh one, and the variables of its data. */
export function OpenedAnalysis<Of extends Analysis>({ children, ...props }: OpenedAnalysisProps<Of>) {
  const { on, scrollId, analysisId, fresh, first } = props;
  const t = useTexts(analysisScreenTexts);
  const router = useRouter();
  // What was made on this very page is open already: its new address is no reason to fetch it.
  const made = useRef<{ readonly analysisId: string; readonly screen: string }>(undefined);
  const isMade = made.current !== undefined && made.current.analysisId === analysisId;
  const screen = isMade ? made.current!.screen : (analysisId ?? `fresh ${fresh}`);
  const dataSet = useQuery({
    queryKey: ['data-set', scrollId],
    queryFn: () => client.call(dataSetCalls.listVariables, { scrollId }, { quiet: true }),
  });
  const kept = useQuery({
    queryKey: ['analysis', screen],
    queryFn: async (): Promise<OpenedProps<Of>['first']> =>
      analysisId === undefined && first
        ? { ...first, isOwn: true, isShared: false }
        : readKept(scrollId, analysisId ?? ''),
    // Somebody else may have changed it since it was last open here.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const kind: AnalysisKind | undefined = kept.data?.analysis.kind;
  const isElsewhere = kind !== undefined && pageOf(kind) !== on;
  useEffect(() => {
    if (isElsewhere) router.history.replace(analysisAddress({ on: pageOf(kind), scrollId, analysisId }));
  }, [isElsewhere, kind, router, scrollId, analysisId]);
  if (isMissing(dataSet.error)) return <NoSurvey />;
  return (
    <Loaded of={dataSet} words={t}>
      {({ variables, questions }) => (
        <Loaded of={kept} words={t}>
          {opened =>
            !isElsewhere &&
            children({
              screen,
              scrollId,
              ownVariables: variables,
              ownQuestions: questions,
              first: opened,
              onMade: id => {
                made.current = { analysisId: id, screen };
                router.history.replace(analysisAddress({ on, scrollId, analysisId: id }));
              },
            })
          }
        </Loaded>
      )}
    </Loaded>
  );
}

const isMissing = (error: unknown) =>
  error instanceof CallFailure && error.details.code === errorCodes.questionnaireNotFound.code;

async function readKept<Of extends Analysis>(scrollId: string, analysisId: string): Promise<OpenedProps<Of>['first']> {
  const { lastRun, ...kept } = await client.call(analysisCalls.get, { scrollId, analysisId }, { quiet: true });
  // What is kept of another kind goes to its own page.
  const analysis = kept.analysis as unknown as Of;
  return { ...kept, analysis, ...(lastRun && { lastOutcome: outcomeOf(lastRun, analysis) }) };
}
