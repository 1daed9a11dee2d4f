import type { Right } from '@wenshu/api-contract';
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
  GiftIcon,
  GlobeIcon,
  LayersIcon,
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

type GroupName = keyof Pick<
  (typeof workspaceTexts)['zh']['nav'],
  'mine' | 'helpers' | 'enterprise' | 'research' | 'personal'
>;

export interface NavPage {
  readonly path: RoutePath;
  readonly icon: ComponentType;
  /** One of several views of its route, with a name of its own. */
  readonly view?: { readonly search: string; readonly name: 'myAnalyses' | 'myReports' | 'solutions' };
  /** Shown to whoever holds this in the enterprise in which they work. */
  readonly needs?: Right;
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
      { path: '/team/workSpace/workSpace-project', icon: FolderIcon, needs: 'enterprise.view' },
      { path: '/team/workSpace/workSpace-task', icon: ListIcon, needs: 'enterprise.view' },
      { path: '/survey/analysis/cross', view: { search: '?view=mine', name: 'myAnalyses' }, icon: TableIcon },
      { path: '/survey/onlineReport', view: { search: '', name: 'myReports' }, icon: ChartIcon },
      {
        path: '/team/manage-project/create-project-from-solution',
        view: { search: '', name: 'solutions' },
        icon: CompassIcon,
      },
    ],
  },
  {
    name: 'helpers',
    pages: [
      { path: '/survey/AIImport', icon: SparkIcon },
      { path: '/survey/AccessOutline', icon: ListIcon },
      { path: '/survey/DeskStudy', icon: LayersIcon },
      { path: '/survey/ProductConcept', icon: PenIcon },
    ],
  },
  {
    name: 'research',
    pages: [
      { path: '/aiAssistant', icon: SparkIcon },
      { path: '/record/clean', icon: PenIcon },
      { path: '/record/analysis', icon: ChartIcon },
      { path: '/record/translation', icon: GlobeIcon },
      { path: '/online-symposium', icon: PeopleIcon },
      { path: '/survey/import', icon: TableIcon },
    ],
  },
  {
    name: 'enterprise',
    pages: [
      { path: '/team/workSpace/workSpace-member', icon: PeopleIcon, needs: 'enterprise.view' },
      { path: '/team/workSpace/workSpace-projectUser', icon: ShieldIcon, needs: 'enterprise.roles' },
      { path: '/team/workSpace/workSpace-taskUser', icon: ShieldIcon, needs: 'enterprise.roles' },
      { path: '/team/workSpace/workSpace-info', icon: BuildingIcon, needs: 'enterprise.view' },
      { path: '/team/workSpace/workSpace-order', icon: ReceiptIcon, needs: 'enterprise.order' },
      { path: '/team/workSpace/workSpace-log', icon: ClockIcon, needs: 'enterprise.log' },
    ],
  },
  {
    name: 'personal',
    pages: [
      { path: '/user/contacts', icon: PeopleIcon },
      { path: '/user/rewards', icon: GiftIcon },
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

/** What a person can use: what needs an enterprise is there for whoever may in theirs, and the way to one for everybody else. */
export function mapFor(rights: readonly Right[] | undefined): readonly NavGroup[] {
  const found: NavPage = { path: '/team/create-enterPrise', icon: BuildingIcon };
  return workspaceMap
    .map(({ name, pages }) => {
      const usable = pages.filter(({ needs }) => needs === undefined || rights?.includes(needs));
      return { name, pages: name === 'enterprise' ? [...usable, found] : usable };
    })
    .filter(({ pages }) => pages.length > 0);
}
