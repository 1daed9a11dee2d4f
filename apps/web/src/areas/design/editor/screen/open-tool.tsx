import { LoadingState } from '@wenshu/ui';
import { lazy, Suspense, useEffect } from 'react';
import { SearchBox } from '../search/search-box.tsx';
import { useSearchKey } from '../search/use-search-key.ts';
import { closeTool, useTools } from '../state/tools-store.ts';
import { useRegionKeys } from './use-region-keys.ts';

// Opened by some people sometimes: they load when they are.
const LogicDialog = lazy(() => import('../logic/logic-dialog.tsx'));
const FlowMapDialog = lazy(() => import('../flow-map/flow-map-dialog.tsx'));
const HistoryDrawer = lazy(() => import('../history/history-drawer.tsx'));
const CraftDrawer = lazy(() => import('../craft/craft-drawer.tsx'));
const NamesDialog = lazy(() => import('../wording/names-dialog.tsx'));
const RevisionDrawer = lazy(() => import('../revision/revision-drawer.tsx'));
const ProblemsDrawer = lazy(() => import('../problems/problems-drawer.tsx'));

/** The tool that is open, over the canvas. */
export function OpenTool({ isReadOnly }: { isReadOnly: boolean }) {
  const open = useTools(state => state.open);
  const logicOf = useTools(state => state.logicOf);
  useSearchKey();
  useRegionKeys();
  // The next questionnaire begins with a clear table.
  useEffect(() => closeTool, []);
  return (
    <Suspense fallback={<LoadingState text="" />}>
      {open === 'logic' && <LogicDialog questionId={logicOf} />}
      {open === 'map' && <FlowMapDialog />}
      {open === 'history' && <HistoryDrawer mayRestore={!isReadOnly} />}
      {open === 'problems' && <ProblemsDrawer />}
      {open === 'craft' && <CraftDrawer />}
      {open === 'names' && <NamesDialog />}
      {open === 'revision' && !isReadOnly && <RevisionDrawer />}
      {open === 'search' && <SearchBox />}
    </Suspense>
  );
}
