import type { workspaceTexts } from '@wenshu/texts/design/workspace';
import type { RoutePath } from '@wenshu/texts/routes';
import {
  BellIcon,
  BuildingIcon,
  ChartIcon,
  ClockIcon,
  CompassIcon,
  DesktopIcon,
  DownloadIcon,
  FolderIcon,
  ListIcon,
  PenIcon,
  PeopleIcon,
  ReceiptIcon,
  ShieldIcon,
  SparkIcon,
  TableIcon,
  UserIcon,
} from '@wenshu/ui';
import type { ComponentType } from 'react';
import { isBuilt } from '../../routes/built-pages.ts';

type GroupName = keyof Pick<(typeof workspaceTexts)['zh']['nav'], 'mine' | 'enterprise' | 'research' | 'personal'>;

interface NavPage {
  readonly path: RoutePath;
  readonly icon: ComponentType;
  /** One of several views of its route, with a name of its own. */
  readonly view?: { readonly search: string; readonly name: 'myAnalyses' | 'myReports' };
}

export interface NavGroup {
  readonly name: GroupName;
  readonly pages: readonly NavPage[];
}

const wholeMap: readonly NavGroup[] = [
  {
    name: 'mine',
    pages: [
      { path: '/team/workSpace/workSpace-desktop', icon: DesktopIcon },
      { path: '/team/workSpace/workSpace-project', icon: FolderIcon },
      { path: '/team/workSpace/workSpace-task', icon: ListIcon },
      { path: '/survey/analysis/cross', view: { search: '?view=mine', name: 'myAnalyses' }, icon: TableIcon },
      { path: '/survey/onlineReport', view: { search: '', name: 'myReports' }, icon: ChartIcon },
      { path: '/solution', icon: CompassIcon },
    ],
  },
  {
    name: 'research',
    pages: [
      { path: '/aiAssistant', icon: SparkIcon },
      { path: '/record/clean', icon: PenIcon },
      { path: '/survey/import', icon: TableIcon },
    ],
  },
  {
    name: 'enterprise',
    pages: [
      { path: '/team/workSpace/workSpace-member', icon: PeopleIcon },
      { path: '/team/workSpace/workSpace-projectUser', icon: ShieldIcon },
      { path: '/team/workSpace/workSpace-taskUser', icon: ShieldIcon },
      { path: '/team/workSpace/workSpace-info', icon: BuildingIcon },
      { path: '/team/workSpace/workSpace-order', icon: ReceiptIcon },
      { path: '/team/workSpace/workSpace-log', icon: ClockIcon },
    ],
  },
  {
    name: 'personal',
    pages: [
      { path: '/user/contacts', icon: PeopleIcon },
      { path: '/download', icon: DownloadIcon },
      { path: '/message-history', icon: BellIcon },
      { path: '/user', icon: UserIcon },
    ],
  },
];

/** The side navigation: every page that is there, named by its route's title. A group without one has no heading either. */
export const workspaceMap: readonly NavGroup[] = wholeMap
  .map(({ name, pages }) => ({ name, pages: pages.filter(({ path }) => isBuilt(path)) }))
  .filter(({ pages }) => pages.length > 0);
