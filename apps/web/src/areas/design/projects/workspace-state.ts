import { projectOrders, type TaskKind } from '@wenshu/api-contract';
import { browserPlace, readJson } from '../../../app/local-storage.ts';

export const projectViews = ['tiles', 'list', 'board', 'timeline'] as const;
export type ProjectView = (typeof projectViews)[number];

/** How somebody looks at their projects and tasks, kept for this browser (P3.25). */
export interface WorkspaceState {
  readonly view: ProjectView;
  readonly orderBy: (typeof projectOrders)[number];
  readonly direction: 'asc' | 'desc';
  readonly searchValue: string;
  readonly isStarred: boolean;
  readonly taskType: TaskKind | undefined;
}

const KEY = 'workspaceState';
const usual: WorkspaceState = {
  view: 'tiles',
  orderBy: 'biz_update_time',
  direction: 'desc',
  searchValue: '',
  isStarred: false,
  taskType: undefined,
};

/** Whatever was kept: what is not known falls back to the usual. The search value, the star filter and the task type do not come back (P3.28). */
export function restoreState(stored: unknown): WorkspaceState {
  const kept = (typeof stored === 'object' && stored !== null ? stored : {}) as Partial<
    Record<keyof WorkspaceState, unknown>
  >;
  return {
    ...usual,
    view: projectViews.find(view => view === kept.view) ?? usual.view,
    orderBy: projectOrders.find(order => order === kept.orderBy) ?? usual.orderBy,
    direction: kept.direction === 'asc' ? 'asc' : usual.direction,
  };
}

export const readState = (): WorkspaceState => restoreState(readJson(browserPlace, KEY));
export const keepState = (state: WorkspaceState): void => browserPlace.set(KEY, JSON.stringify(state));
