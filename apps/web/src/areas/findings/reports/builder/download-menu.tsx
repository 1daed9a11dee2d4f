import { DownloadOutlined } from '@ant-design/icons';
import { type ReportFormat, reportFileCalls, reportFormats } from '@wenshu/api-contract';
import { reportTexts } from '@wenshu/texts/findings/report';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, Dropdown } from 'antd';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { useOwnRights } from '../../../../app/survey-door/own-rights.ts';
import { useJobStarted } from '../../../people/jobs/use-job-started.ts';
import type { ReaderChoices } from '../reading/reading-context.ts';

interface DownloadMenuProps {
  readonly scrollId: string;
  /** Without one it is the report that is made by itself. */
  readonly reportId?: string;
  readonly choices?: ReaderChoices;
}

/** The report as a file, among the person's downloads. Who may not export is offered none. */
export function DownloadMenu({ scrollId, reportId, choices }: DownloadMenuProps) {
  const t = useTexts(reportScreenTexts).download;
  const { formats } = useTexts(reportTexts);
  const started = useJobStarted();
  const mayExport = useOwnRights(scrollId).includes('records.export');
  const { isBusy, run: ask } = useAction(
    (format: ReportFormat, paper: 'page' | 'a4') => {
      const chosen = Object.fromEntries(Object.entries(choices ?? {}).map(([id, codes]) => [id, [...codes]]));
      const body = { scrollId, format, paper, ...(reportId && { reportId }), choices: chosen };
      return client.call(reportFileCalls.export, body);
    },
    { onDone: started },
  );
  if (!mayExport) return null;
  const items = reportFormats.flatMap(format => [
    { key: format, label: formats[format] },
    ...(format === 'pdf' ? [{ key: 'pdf-a4', label: t.a4 }] : []),
  ]);
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items,
        onClick: ({ key }) => void (key === 'pdf-a4' ? ask('pdf', 'a4') : ask(key as ReportFormat, 'page')),
      }}
    >
      <Button size="small" icon={<DownloadOutlined aria-hidden />} loading={isBusy}>
        {t.label}
      </Button>
    </Dropdown>
  );
}
