import type { AnalysisFormat } from '@wenshu/api-contract';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { renderingTexts } from '@wenshu/texts/findings/rendering';
import { ExhibitTool } from '@wenshu/ui/exhibits';
import { Dropdown } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { type Exported, useExport } from './use-export.ts';

const formats: readonly AnalysisFormat[] = ['png', 'svg'];

/** One table or chart as a picture to keep: large and sharp, as files are drawn, and not as wide as this screen. */
export function PictureMenu({ exhibitId, exported }: { readonly exhibitId: string; readonly exported: Exported }) {
  const t = useTexts(exhibitViewTexts);
  const words = useTexts(renderingTexts).formats;
  const { mayExport, isBusy, ask } = useExport(exported);
  if (!mayExport) return null;
  const items = formats.map(format => ({ key: format, label: words[format] }));
  return (
    <Dropdown
      trigger={['click']}
      menu={{ items, onClick: ({ key }) => void ask(key as AnalysisFormat, exhibitId) }}
      placement="bottomRight"
      disabled={isBusy}
    >
      <ExhibitTool>{t.savePicture}</ExhibitTool>
    </Dropdown>
  );
}
