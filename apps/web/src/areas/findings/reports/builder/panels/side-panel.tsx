import type { ReportBlock, ReportContentKind } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import type { ComponentType } from 'react';
import { useTexts } from '../../../../../app/language/language.ts';
import { useMayEdit, useSelected } from '../builder-context.ts';
import { AlignPanel } from './align-panel.tsx';
import { ExhibitPanel } from './exhibit-panel.tsx';
import { FigurePanel } from './figure-panel.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { PagePanel } from './page-panel.tsx';
import classes from './panels.module.css';
import { PicturePanel } from './picture-panel.tsx';
import { PlacePanel } from './place-panel.tsx';
import { QuotesPanel } from './quotes-panel.tsx';
import { SheetPanel } from './sheet-panel.tsx';
import { TextPanel } from './text-panel.tsx';

const panels: Readonly<Record<ReportContentKind, ComponentType<{ readonly block: ReportBlock }>>> = {
  exhibit: ExhibitPanel,
  figure: FigurePanel,
  text: TextPanel,
  picture: PicturePanel,
  sheet: SheetPanel,
  quotes: QuotesPanel,
  'reader-filter': FilterPanel,
};

/** What can be set of what is selected; of nothing, the page itself. */
export function SidePanel() {
  const t = useTexts(reportScreenTexts);
  const selected = useSelected();
  const mayEdit = useMayEdit();
  const [only, ...more] = selected;
  const Panel = only && panels[only.content.kind];
  const title = !only
    ? t.panel.page
    : more.length > 0
      ? t.panel.several({ count: selected.length })
      : t.blocks[only.content.kind];
  return (
    <aside className={classes.panel} aria-label={t.panel.label}>
      <h2 className={classes.title}>{title}</h2>
      {mayEdit ? (
        <>
          {!only && <PagePanel />}
          {Panel && more.length === 0 && <Panel key={only.id} block={only} />}
          {only && <AlignPanel blocks={selected} />}
          {only && more.length === 0 && <PlacePanel block={only} />}
        </>
      ) : (
        <p className={classes.hint}>{t.panel.onlyLook}</p>
      )}
    </aside>
  );
}
