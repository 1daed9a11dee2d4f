import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { Tabs } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { useTools } from '../state/tools-store.ts';
import classes from './outline.module.css';
import { Outline } from './outline.tsx';

/** Beside the canvas: what can be added, or what is there. Nothing can be added (no palette) while the design is locked. */
export function LeftColumn({ palette }: { palette: ReactNode }) {
  const t = useTexts(editorToolsTexts).outline;
  const chosen = useTools(state => state.leftTab);
  const tab = palette ? chosen : 'outline';
  return (
    <div className={classes.column} data-region="left">
      <Tabs
        label={t.tabs}
        tabs={[...(palette ? [{ key: 'palette' as const, label: t.palette }] : []), { key: 'outline', label: t.tab }]}
        selected={tab}
        onSelect={leftTab => useTools.setState({ leftTab })}
      >
        {tab === 'palette' ? palette : <Outline />}
      </Tabs>
    </div>
  );
}
