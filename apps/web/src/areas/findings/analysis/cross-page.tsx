import { useQuery } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { analysisCalls, dataSetCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { useRef } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { analysisAddress } from './analysis-address.ts';
import { AnalysesList } from './mine/analyses-list.tsx';
import { type CrossAnalysis, emptyAnalysis } from './cross/cross-analysis.ts';
import { CrossScreen } from './cross/cross-screen.tsx';
import classes from './screen/screen.module.css';
import { outcomeOf } from './work/use-run.ts';

interface Query {
  readonly scrollId?: string;
  readonly analysisId?: string;
  readonly view?: string;
  readonly fresh?: string;
}

/** /survey/analysis/cross: cross tables of a questionnaire, fresh or kept (S2.12); with `view=mine`, or of no questionnaire, my analyses (S2.49). */
export default function CrossPage() {
  const t = useTexts(analysisScreenTexts);
  const { scrollId, analysisId, view, fresh } = useSearch({ strict: false }) as Query;
  const isList = scrollId === undefined || view === 'mine';
  return (
    <div className={classes.page}>
      {scrollId !== undefined && (
        <nav className={classes.pages} aria-label={t.pages.label}>
          <AppLink to={analysisAddress({ scrollId })} aria-current={isList ? undefined : 'page'}>
            {t.pages.cross}
          </AppLink>
          <AppLink to={analysisAddress({ scrollId, view: 'mine' })} aria-current={isList ? 'page' : undefined}>
            {t.pages.mine}
          </AppLink>
        </nav>
      )}
      <h1 className={classes.hidden}>{isList ? t.pages.mine : t.pages.cross}</h1>
      {isList ? <AnalysesList scrollId={scrollId} /> : <Opened {...{ scrollId, analysisId, fresh }} key={scrollId} />}
    </div>
  );
}

interface OpenedProps {
  readonly scrollId: string;
  readonly analysisId: string | undefined;
  readonly fresh: string | undefined;
}

function Opened({ scrollId, analysisId, fresh }: OpenedProps) {
  const t = useTexts(analysisScreenTexts);
  const router = useRouter();
  // What was made on this very page is open already: its new address is no reason to fetch it.
  const made = useRef<{ readonly analysisId: string; readonly screen: string }>(undefined);
  const isMade = made.current !== undefined && made.current.analysisId === analysisId;
  const screen = isMade ? made.current!.screen : (analysisId ?? `fresh ${fresh ?? ''}`);
  const dataSet = useQuery({
    queryKey: ['data-set', scrollId],
    queryFn: () => client.call(dataSetCalls.listVariables, { scrollId }),
  });
  const kept = useQuery({
    queryKey: ['analysis', screen],
    queryFn: () => readKept(scrollId, isMade ? undefined : analysisId, t.untitled),
    // Somebody else may have changed it since it was last open here.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <Loaded of={dataSet} words={t}>
      {({ variables }) => (
        <Loaded of={kept} words={t}>
          {first => (
            <CrossScreen
              key={screen}
              scrollId={scrollId}
              ownVariables={variables}
              first={first}
              onMade={id => {
                made.current = { analysisId: id, screen };
                router.history.replace(analysisAddress({ scrollId, analysisId: id }));
              }}
            />
          )}
        </Loaded>
      )}
    </Loaded>
  );
}

async function readKept(scrollId: string, analysisId: string | undefined, untitled: string) {
  if (analysisId === undefined) return { name: untitled, analysis: emptyAnalysis, isOwn: true, isShared: false };
  const { lastRun, ...kept } = await client.call(analysisCalls.get, { scrollId, analysisId }, { quiet: true });
  const analysis = kept.analysis as unknown as CrossAnalysis;
  return { ...kept, analysis, ...(lastRun && { lastOutcome: outcomeOf(lastRun, analysis) }) };
}
