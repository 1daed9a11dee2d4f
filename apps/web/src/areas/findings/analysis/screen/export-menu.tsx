import { DownloadOutlined } from '@ant-design/icons';
import type { AnalysisFormat } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { ExhibitTool } from '@wenshu/ui/exhibits';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { type Exported, useExport } from './use-export.ts';

/** All its tables as one file. */
export function ExportMenu(exported: Exported) {
  const t = useTexts(analysisScreenTexts).bar;
  return (
    <FormatMenu
      formats={['xlsx', 'pptx', 'docx', 'pdf']}
      exported={exported}
      isDisabled={exported.analysis.request.rows.length === 0}
      button={isBusy => (
        <Button size="small" icon={<DownloadOutlined aria-hidden />} loading={isBusy}>
          {t.exportAs}
        </Button>
      )}
    />
  );
}

/** One table or chart as a picture to keep: drawn as files are, and not as wide as this screen. */
export function PictureMenu({ exhibitId, exported }: { readonly exhibitId: string; readonly exported: Exported }) {
  const t = useTexts(exhibitViewTexts);
  return (
    <FormatMenu
      formats={['png', 'svg']}
      exported={exported}
      exhibitId={exhibitId}
      button={isBusy => <ExhibitTool disabled={isBusy}>{t.savePicture}</ExhibitTool>}
    />
  );
}

interface FormatMenuProps {
  readonly formats: readonly AnalysisFormat[];
  readonly exported: Exported;
  readonly exhibitId?: string;
  readonly isDisabled?: boolean;
  button(isBusy: boolean): ReactNode;
}

function FormatMenu({ formats, exported, exhibitId, isDisabled = false, button }: FormatMenuProps) {
  const words = useTexts(renderingTexts).formats;
  const { mayExport, isBusy, ask } = useExport(exported);
  if (!mayExport) return null;
  const items = formats.map(format => ({ key: format, label: words[format] }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => void ask(key as AnalysisFormat, exhibitId) }}
      placement="bottomRight"
      disabled={isDisabled}
    >
      {button(isBusy)}
    </Dropdown>
  );
}
