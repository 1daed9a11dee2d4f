import { DownloadOutlined } from '@ant-design/icons';
import { type AnalysisFormat, analysisExportCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { Button, Dropdown } from 'antd';
import { useState } from 'react';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { useJobStarted } from '../../../people/jobs/use-job-started.ts';
import { useOwnRights } from '../../use-own-rights.ts';
import type { CrossAnalysis } from '../model/cross-analysis.ts';
import { asSent } from './use-run.ts';

/** A picture is of one exhibit, which is copied where it stands. */
const formats: readonly AnalysisFormat[] = ['xlsx', 'pptx', 'docx', 'pdf'];

interface ExportMenuProps {
  readonly scrollId: string;
  readonly name: string;
  readonly analysis: CrossAnalysis;
}

/** All its tables as one file, among the person's downloads. Who may not export sees none of it. */
export function ExportMenu({ scrollId, name, analysis }: ExportMenuProps) {
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
  const items = formats.map(format => ({ key: format, label: words[format] }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => void ask(key as AnalysisFormat) }}
      placement="bottomRight"
      disabled={analysis.request.rows.length === 0}
    >
      <Button size="small" icon={<DownloadOutlined aria-hidden />} loading={isBusy}>
        {t.exportAs}
      </Button>
    </Dropdown>
  );
}
