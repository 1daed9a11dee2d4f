import type { ModelName } from '@wenshu/analysis/browser';
import { type ComponentType, lazy, Suspense } from 'react';
import type { ModelAnalysis } from '../models/model-analysis.ts';
import type { OpenAnalysis } from '../work/use-open-analysis.ts';
import { ToSimulator } from './to-simulator.tsx';

interface PanelProps {
  readonly open: OpenAnalysis<ModelAnalysis>;
}

/** What of a model moves under one's hands, fetched when it is opened. */
const panels: Readonly<Partial<Record<ModelName, ComponentType<PanelProps>>>> = {
  cbc: ToSimulator,
  cpc: ToSimulator,
  simulator: lazy(() => import('./simulator-panel.tsx')),
  psm: lazy(() => import('./price-panel.tsx')),
  bpto: lazy(() => import('./brand-panel.tsx')),
};

export function ModelPanel({ open }: PanelProps) {
  const Panel = panels[open.work.analysis.kind];
  return (
    Panel && (
      <Suspense fallback={null}>
        <Panel open={open} />
      </Suspense>
    )
  );
}
