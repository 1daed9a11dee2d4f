import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { LEAST_REPORT_SAMPLES } from '@wenshu/analysis/browser';
import { autoReportCalls } from '@wenshu/api-contract';
import { editorTexts } from '@wenshu/texts/design/editor';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { EmptyState } from '@wenshu/ui';
import { Button, Progress } from 'antd';
import { useState } from 'react';
import { again } from '../../../../app/actions/again.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import classes from './auto.module.css';
import { GroupsField } from './groups-field.tsx';
import { MadeReport } from './made-report.tsx';
import { type AutoReport, useMakeAuto } from './use-make-auto.ts';

/** /survey/report: the report that is made of all questions by itself (S2.17, S5.109). */
export default function AutoReportPage() {
  const texts = useTexts(reportScreenTexts);
  const common = useTexts(editorTexts);
  const { scrollId } = useSearch({ strict: false }) as { scrollId?: string };
  const auto = useQuery({
    queryKey: ['auto-report', scrollId],
    enabled: scrollId !== undefined,
    queryFn: () => client.call(autoReportCalls.getAuto, { scrollId: scrollId! }, { quiet: true }),
    // While it is made, how far it is.
    refetchInterval: again(data => (data?.making ? 'moving' : undefined)),
    gcTime: 0,
  });
  if (scrollId === undefined) return <EmptyState title={common.noQuestionnaire} text={common.noQuestionnaireText} />;
  return (
    <Loaded of={auto} words={texts}>
      {found => <FoundReport scrollId={scrollId} auto={found} />}
    </Loaded>
  );
}

interface FoundReportProps {
  readonly scrollId: string;
  readonly auto: AutoReport;
}

function FoundReport({ scrollId, auto }: FoundReportProps) {
  const t = useTexts(reportScreenTexts).auto;
  const { made, making, samples, state } = auto;
  if (made) return <MadeReport key={made.madeTime} scrollId={scrollId} auto={auto} made={made} />;
  if (state === 'too-few')
    return (
      <EmptyState
        level={1}
        title={t.tooFew({ needed: LEAST_REPORT_SAMPLES })}
        text={t.tooFewText({ samples, needed: LEAST_REPORT_SAMPLES })}
      />
    );
  return making ? <Making progress={making.progress} /> : <Begin scrollId={scrollId} auto={auto} />;
}

/** That it is being made, and how far (S8.27). */
function Making({ progress }: { readonly progress: number }) {
  const t = useTexts(reportScreenTexts).auto;
  return (
    <div className={classes.begin} role="status">
      <h1>{t.making}</h1>
      <p className={classes.lead}>{t.makingText}</p>
      <Progress percent={Math.round(progress * 100)} status="active" />
    </div>
  );
}

/** Nobody has asked for it yet: what it will be, whom to compare, and the button. */
function Begin({ scrollId, auto: { samples, reason } }: FoundReportProps) {
  const t = useTexts(reportScreenTexts).auto;
  const { makeAuto, isBusy } = useMakeAuto(scrollId);
  const [groups, setGroups] = useState<readonly string[]>([]);
  return (
    <div className={classes.begin}>
      <h1>{t.begin}</h1>
      <p className={classes.lead}>{t.beginText({ samples })}</p>
      {reason !== null && (
        <p className={classes.failed} role="alert">
          {t.failed({ reason })}
        </p>
      )}
      <GroupsField scrollId={scrollId} groups={groups} onChange={setGroups} />
      <Button type="primary" size="large" loading={isBusy} onClick={() => void makeAuto(groups)}>
        {t.make}
      </Button>
    </div>
  );
}
