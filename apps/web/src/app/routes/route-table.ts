import type { RoutePath } from '@wenshu/texts/routes';
import type { Area, LayoutName, RouteRow } from './route-row.ts';

const rows =
  (login: boolean, layout: LayoutName) =>
  (area: Area, path: RoutePath): RouteRow => ({ path, login, roles: [], area, layout });

const open = rows(false, 'public');
const guarded = rows(true, 'public');
const openAlone = rows(false, 'bare');
const guardedAlone = rows(true, 'bare');
const team = rows(true, 'team');
const survey = rows(true, 'survey');

/** Every route of the product; a test holds the table against the specification's list. What is built stands in `page-loaders.ts`. */
export const routeTable: readonly RouteRow[] = [
  open('site', '/index'),
  open('site', '/product'),
  open('site', '/product-enter'),
  open('site', '/product-gover'),
  open('site', '/solution'),
  open('site', '/solution/ci'),
  open('site', '/solution/px'),
  open('site', '/solution/bx'),
  open('site', '/solution/cx'),
  open('site', '/solution/ex'),
  open('site', '/solution/ecox'),
  guarded('site', '/analysis'),
  guarded('site', '/template-analysis'),
  open('site', '/tools'),
  open('site', '/productServices/onlinePlatform'),
  open('site', '/productServices/intelligentSeries'),
  open('site', '/productServices/xmServices'),
  open('site', '/news'),
  open('site', '/connect-us'),
  open('site', '/privacy-agreement'),
  open('site', '/service-agreement'),
  open('site', '/use-guide'),
  open('site', '/product-manual'),
  open('site', '/grant-statement'),

  openAlone('sign-in', '/login'),
  openAlone('sign-in', '/regist'),
  openAlone('sign-in', '/weChatRegist'),
  openAlone('sign-in', '/resetPass'),
  openAlone('sign-in', '/third_login'),
  guardedAlone('workspace', '/home'),
  openAlone('site', '/demo'),
  openAlone('site', '/email-unsubscribe'),
  guardedAlone('assistant', '/aiAssistant'),
  guardedAlone('editor', '/pre'),
  guardedAlone('editor', '/view-question'),
  guardedAlone('editor', '/viewQuestionContent'),
  openAlone('report', '/survey/share'),
  openAlone('report', '/survey/shareReport'),
  team('data', '/download'),
  openAlone('assistant', '/online-symposium'),
  team('workspace', '/message-history'),
  // Whoever is signed in has a workspace, and does not leave it to change a password (decision 0081).
  team('account', '/user'),
  team('workspace', '/user/contacts'),

  team('workspace', '/team/manage-project'),
  team('workspace', '/team/manage-project/create-project'),
  team('workspace', '/team/manage-project/create-project-from-solution'),
  team('workspace', '/team/manage-project/create-content'),
  team('workspace', '/team/manage-project/members-manage'),
  team('workspace', '/team/workSpace/workSpace-desktop'),
  team('workspace', '/team/workSpace/workSpace-project'),
  team('workspace', '/team/workSpace/workSpace-task'),
  team('workspace', '/team/workSpace/workSpace-member'),
  team('workspace', '/team/workSpace/workSpace-projectUser'),
  team('workspace', '/team/workSpace/workSpace-taskUser'),
  team('workspace', '/team/workSpace/workSpace-info'),
  team('workspace', '/team/workSpace/workSpace-order'),
  team('workspace', '/team/workSpace/workSpace-log'),
  team('workspace', '/team/workSpace/workSpace-detail'),
  team('workspace', '/team/create-survey'),
  team('workspace', '/team/create-enterPrise'),
  team('workspace', '/team/task-relation/task-config'),
  team('workspace', '/team/task-relation/progress'),
  team('workspace', '/team/task-relation/data'),

  survey('editor', '/survey/create/edit'),
  survey('editor', '/survey/create/quota'),
  survey('editor', '/survey/create/config'),
  survey('editor', '/survey/create/skin'),
  survey('launch', '/survey/launch/channel'),
  survey('data', '/survey/launch/current'),
  survey('data', '/survey/launch/statistics'),
  survey('data', '/survey/launch/original'),
  survey('data', '/survey/dataSheet'),
  survey('analysis', '/survey/analysis/cross'),
  survey('analysis', '/survey/analysis/model'),
  survey('analysis', '/survey/analysis/aggregation'),
  survey('analysis', '/survey/analysis/dataClean'),
  survey('analysis', '/survey/analysis/dataClean1'),
  survey('report', '/survey/onlineReport'),
  survey('report', '/survey/report'),
  team('analysis', '/survey/import'),
  team('assistant', '/survey/AIImport'),
  team('assistant', '/survey/AccessOutline'),
  team('assistant', '/survey/DeskStudy'),
  team('assistant', '/survey/ProductConcept'),

  team('record', '/record/clean'),
  team('record', '/record/translation'),
  team('record', '/record/analysis'),
];

export function findRow(path: string): RouteRow | undefined {
  return routeTable.find(row => row.path === path);
}
