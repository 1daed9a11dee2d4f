import { useRouter } from '@tanstack/react-router';
import { type Analysis, type Exhibit, isDay } from '@wenshu/analysis/browser';
import { type AnsweredPart, analysisCalls } from '@wenshu/api-contract';
import { assistantTexts } from '@wenshu/texts/findings/assistant';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { actionClass } from '@wenshu/ui';
import { type Drilling, ExhibitView } from '@wenshu/ui/exhibits';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { language, useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { analysisAddress, pageOf } from '../analysis/analysis-address.ts';
import { LONGEST_NAME } from '../analysis/naming/longest-name.ts';
import { drillAddress } from '../analysis/work/drill-address.ts';
import { useVariables } from '../records/use-variables.ts';
import classes from './assistant.module.css';
import { Computed } from './computed.tsx';

interface AnswerPartProps {
  readonly scrollId: string;
  readonly question: string;
  readonly part: AnsweredPart;
}

/** One analysis of an answer: its exhibits as everywhere, what was computed, and the way to go on with it. */
export function AnswerPart({ scrollId, question, part }: AnswerPartProps) {
  const t = useTexts(assistantTexts);
  const words = exhibitViewTexts[language];
  // It ran on the server as an analysis, which is what both sides call this.
  const analysis = part.analysis as unknown as Analysis;
  const { data } = useVariables(scrollId);
  const drilling = useMemo((): Drilling => {
    const days = new Set((data?.variables ?? []).filter(isDay).map(({ key }) => key));
    return { addressOf: heads => drillAddress(scrollId, analysis, heads, key => days.has(key)), Link: AppLink };
  }, [scrollId, analysis, data]);
  const tell = (outcome: 'table' | 'picture' | 'failed') => {
    if (outcome === 'failed') notify.error(words.copyFailed);
    else notify.success(outcome === 'table' ? words.copiedTable : words.copiedPicture);
  };
  const exhibits = part.exhibits as readonly object[] as readonly Exhibit[];
  return (
    <div className={classes.part}>
      {exhibits.map(exhibit => (
        <div key={exhibit.id} className={classes.exhibit}>
          <ExhibitView exhibit={exhibit} language={language} drilling={drilling} onCopied={tell} />
        </div>
      ))}
      {exhibits.length === 0 && <p>{t.noExhibits}</p>}
      <div className={classes.partFoot}>
        <Computed part={part} />
        {analysis.kind === 'summary' ? (
          <AppLink to={`/survey/launch/statistics?scrollId=${scrollId}`} className={actionClass('quiet')}>
            {t.openStatistics}
          </AppLink>
        ) : (
          <OpenAnalysis scrollId={scrollId} name={question} part={part} />
        )}
      </div>
    </div>
  );
}

/** Kept as an analysis of one's own, and opened where it can be changed. */
function OpenAnalysis({
  scrollId,
  name,
  part,
}: Pick<AnswerPartProps, 'scrollId' | 'part'> & { readonly name: string }) {
  const t = useTexts(assistantTexts);
  const router = useRouter();
  const { kind, filter, derived, request } = part.analysis;
  const { isBusy, run } = useAction(
    () =>
      client.call(analysisCalls.save, {
        scrollId,
        name: name.slice(0, LONGEST_NAME),
        kind,
        derived,
        request,
        ...(filter !== undefined && { filter }),
      }),
    {
      done: t.kept,
      onDone: ({ analysisId }) => router.history.push(analysisAddress({ on: pageOf(kind), scrollId, analysisId })),
    },
  );
  return (
    <Button size="small" loading={isBusy} onClick={() => void run()}>
      {t.open}
    </Button>
  );
}
