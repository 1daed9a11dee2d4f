import type { Analysis } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { Drawer, Tabs } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import type { HistoryOf } from '../work/history-of.ts';
import { RunList } from './run-list.tsx';
import { VersionList } from './version-list.tsx';

/** How it was left, and what it found: by whom and when. Each can be looked at. */
export function HistoryDrawer<Of extends Analysis>({ onClose, ...of }: HistoryOf<Of> & { onClose(): void }) {
  const t = useTexts(analysisScreenTexts).history;
  return (
    <Drawer open title={t.title} size={420} onClose={onClose}>
      <Tabs
        items={[
          { key: 'versions', label: t.versions, children: <VersionList {...of} /> },
          { key: 'runs', label: t.runs, children: <RunList {...of} /> },
        ]}
      />
    </Drawer>
  );
}
