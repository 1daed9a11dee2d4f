import { DownloadOutlined } from '@ant-design/icons';
import type { AnalysisFormat } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { Button, Dropdown } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { type Exported, useExport } from './use-export.ts';

/** A picture is of one exhibit, and saved where that stands. */
const formats: readonly AnalysisFormat[] = ['xlsx', 'pptx', 'docx', 'pdf'];

/** All its tables as one file. */
export function ExportMenu(exported: Exported) {
  const t = useTexts(analysisScreenTexts).bar;
  const words = useTexts(renderingTexts).formats;
  const { mayExport, isBusy, ask } = useExport(exported);
  if (!mayExport) return null;
  const items = formats.map(format => ({ key: format, label: words[format] }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => void ask(key as AnalysisFormat) }}
      placement="bottomRight"
      disabled={exported.analysis.request.rows.length === 0}
    >
      <Button size="small" icon={<DownloadOutlined aria-hidden />} loading={isBusy}>
        {t.exportAs}
      </Button>
    </Dropdown>
  );
}
