import { DownloadOutlined } from '@ant-design/icons';
import type { Analysis } from '@wenshu/analysis/browser';
import { type AnalysisFormat, analysisExportCalls, analysisFormats } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { useJobStarted } from '../../../people/jobs/use-job-started.ts';
import { useOwnRights } from '../../use-own-rights.ts';
import { asSent } from '../model/as-sent.ts';

interface ExportMenuProps {
  readonly scrollId: string;
  readonly name: string;
  readonly analysis: Analysis;
  readonly isEmpty: boolean;
  /** Of what it is, where there are several such menus on a page. */
  readonly label?: string;
}

/** All its tables as one file, among the person's downloads. Who may not export sees none of it. */
export function ExportMenu({ scrollId, name, analysis, isEmpty, label }: ExportMenuProps) {
  const t = useTexts(analysisScreenTexts).bar;
  const words = useTexts(renderingTexts).formats;
  const [isBusy, setIsBusy] = useState(false);
  const started = useJobStarted();
  if (!useOwnRights(scrollId).includes('records.export')) return null;
  const ask = async (format: AnalysisFormat) => {
    setIsBusy(true);
    // What was refused has been told.
    const request = { scrollId, name, format, ...asSent(analysis) };
    const job = await client.call(analysisExportCalls.export, request).catch(() => undefined);
    setIsBusy(false);
    if (job) await started();
  };
  const items = analysisFormats.map(format => ({ key: format, label: words[format] }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => void ask(key as AnalysisFormat) }}
      placement="bottomRight"
      disabled={isEmpty}
    >
      <Button
        size="small"
        icon={<DownloadOutlined aria-hidden />}
        loading={isBusy}
        {...(label && { 'aria-label': label, type: 'text' as const })}
      >
        {t.exportAs}
      </Button>
    </Dropdown>
  );
}
