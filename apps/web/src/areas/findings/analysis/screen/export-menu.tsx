import { DownloadOutlined } from '@ant-design/icons';
import { type AnalysisFormat, analysisFormats } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { ExhibitTool } from '@wenshu/ui/exhibits';
import { Button, Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { type Exported, useExport } from '../work/use-export.ts';

interface ExportMenuProps extends Exported {
  readonly isEmpty: boolean;
  /** Of what it is, where there are several such menus on a page. */
  readonly label?: string;
}

/** All its exhibits as one file. */
export function ExportMenu({ isEmpty, label, ...exported }: ExportMenuProps) {
  const t = useTexts(analysisScreenTexts).bar;
  return (
    <FormatMenu
      formats={analysisFormats}
      exported={exported}
      isDisabled={isEmpty}
      button={isBusy => (
        <Button
          size="small"
          icon={<DownloadOutlined aria-hidden />}
          loading={isBusy}
          {...(label && { 'aria-label': label, type: 'text' as const })}
        >
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
