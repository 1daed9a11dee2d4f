import { type ListedReport, reportCalls } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { KeptLine } from '../../kept-list/kept-line.tsx';
import { KeptList } from '../../kept-list/kept-list.tsx';
import { reportAddress } from '../report-address.ts';
import own from './list.module.css';
import { NewReportDialog } from './new-report-dialog.tsx';
import { useReportActions } from './use-report-actions.ts';

/** The reports that a person made or is a member of: of this questionnaire, or of all (S2.55). */
export function ReportsList({ scrollId }: { readonly scrollId: string | undefined }) {
  const texts = useTexts(reportScreenTexts);
  const [isMaking, setIsMaking] = useState(false);
  return (
    <>
      <KeptList
        scrollId={scrollId}
        queryName="reports"
        words={texts.list}
        loading={texts}
        heading="h1"
        className={own.page}
        fresh={
          scrollId !== undefined && (
            <Button type="primary" onClick={() => setIsMaking(true)}>
              {texts.list.fresh}
            </Button>
          )
        }
        invites
        ask={(input, signal) => client.call(reportCalls.list, input, { quiet: true, signal })}
        lineOf={(one, hasSurvey) => <ReportLine key={one.reportId} one={one} hasSurvey={hasSurvey} />}
      />
      {isMaking && scrollId !== undefined && <NewReportDialog scrollId={scrollId} onClose={() => setIsMaking(false)} />}
    </>
  );
}

function ReportLine({ one, hasSurvey }: { readonly one: ListedReport; readonly hasSurvey: boolean }) {
  const texts = useTexts(reportScreenTexts);
  const t = texts.list;
  const actions = useReportActions();
  const { scrollId, reportId, name, role, frozenAsOf, pages, shape } = one;
  const at = { scrollId, reportId };
  return (
    <KeptLine
      one={one}
      words={t}
      hasSurvey={hasSurvey}
      to={reportAddress(at)}
      tag={frozenAsOf === null ? undefined : texts.live.frozen}
      facts={
        <span className={own.facts}>
          {texts.shapes[shape]} · {t.pages({ count: pages })}
        </span>
      }
    >
      <AppLink className={own.action} aria-label={t.readOf({ name })} to={reportAddress({ ...at, view: 'read' })}>
        {t.read}
      </AppLink>
      <Button
        type="link"
        size="small"
        aria-label={t.copyOf({ name })}
        onClick={() => void actions.copy({ ...at, name })}
      >
        {t.copy}
      </Button>
      {role === 'manage' && (
        <Button
          type="link"
          size="small"
          danger
          aria-label={t.removeOf({ name })}
          onClick={() => void actions.remove({ ...at, name })}
        >
          {t.remove}
        </Button>
      )}
    </KeptLine>
  );
}
