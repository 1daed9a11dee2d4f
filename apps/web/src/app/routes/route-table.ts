import type { RoutePath } from '@wenshu/texts/routes';
import type { LayoutName, RouteRow, StepName } from './route-row.ts';

const rows =
  (login: boolean, layout: LayoutName) =>
  (path: RoutePath): RouteRow => ({ path, login, roles: [], layout });

const open = rows(false, 'public');
const guarded = rows(true, 'public');
const openAlone = rows(false, 'bare');
const guardedAlone = rows(true, 'bare');
const team = rows(true, 'team');
const survey = (step: StepName, path: RoutePath): RouteRow => ({ ...rows(true, 'survey')(path), step });
/** A route of the specification whose page is still to be built: it opens on saying so, and no menu has it. */
const coming = (row: RouteRow): RouteRow => ({ ...row, isComing: true });

/** Every route of the product; a test holds the table against the specification's list. The code of its pages stands in `page-loaders.ts`. */
export const routeTable: readonly RouteRow[] = [
  open('/index'),
  open('/product'),
  open('/product-enter'),
  open('/product-gover'),
  open('/solution'),
  open('/solution/ci'),
  open('/solution/px'),
  open('/solution/bx'),
  open('/solution/cx'),
  open('/solution/ex'),
  open('/solution/ecox'),
  guarded('/analysis'),
  guarded('/template-analysis'),
  open('/tools'),
  open('/productServices/onlinePlatform'),
  open('/productServices/intelligentSeries'),
  open('/productServices/xmServices'),
  open('/news'),
  open('/connect-us'),
  open('/privacy-agreement'),
  open('/service-agreement'),
  open('/use-guide'),
  open('/product-manual'),
  open('/grant-statement'),

  openAlone('/login'),
  openAlone('/regist'),
  openAlone('/weChatRegist'),
  openAlone('/resetPass'),
  openAlone('/third_login'),
  guardedAlone('/home'),
  coming(openAlone('/demo')),
  openAlone('/email-unsubscribe'),
  guardedAlone('/aiAssistant'),
  guardedAlone('/pre'),
  guardedAlone('/view-question'),
  guardedAlone('/viewQuestionContent'),
  openAlone('/survey/share'),
  openAlone('/survey/shareReport'),
  openAlone('/survey/sharePaper'),
  team('/download'),
  // Hosts set symposia up in their workspace; a room, below it, is a program of its own for whoever has a code (decision 0120).
  team('/online-symposium'),
  team('/message-history'),
  // Whoever is signed in has a workspace, and does not leave it to change a password (decision 0081).
  team('/user'),
  team('/user/contacts'),
  team('/user/rewards'),

  team('/team/manage-project'),
  team('/team/manage-project/create-project'),
  team('/team/manage-project/create-project-from-solution'),
  team('/team/manage-project/create-content'),
  team('/team/manage-project/members-manage'),
  team('/team/workSpace/workSpace-desktop'),
  team('/team/workSpace/workSpace-project'),
  team('/team/workSpace/workSpace-task'),
  team('/team/workSpace/workSpace-member'),
  team('/team/workSpace/workSpace-projectUser'),
  team('/team/workSpace/workSpace-taskUser'),
  team('/team/workSpace/workSpace-info'),
  team('/team/workSpace/workSpace-order'),
  team('/team/workSpace/workSpace-log'),
  team('/team/workSpace/workSpace-detail'),
  team('/team/create-survey'),
  team('/team/create-enterPrise'),
  team('/team/task-relation/task-config'),
  team('/team/task-relation/progress'),
  team('/team/task-relation/data'),

  survey('design', '/survey/create/edit'),
  survey('design', '/survey/create/quota'),
  survey('design', '/survey/create/config'),
  survey('design', '/survey/create/skin'),
  survey('launch', '/survey/launch/channel'),
  survey('transcripts', '/record/clean'),
  survey('transcripts', '/record/analysis'),
  survey('transcripts', '/record/translation'),
  survey('data', '/survey/launch/current'),
  survey('data', '/survey/launch/statistics'),
  survey('data', '/survey/launch/original'),
  survey('data', '/survey/dataSheet'),
  survey('analysis', '/survey/analysis/cross'),
  survey('analysis', '/survey/analysis/model'),
  survey('analysis', '/survey/analysis/aggregation'),
  survey('analysis', '/survey/analysis/dataClean'),
  survey('analysis', '/survey/analysis/dataClean1'),
  survey('analysis', '/survey/analysis/coding'),
  survey('report', '/survey/onlineReport'),
  survey('report', '/survey/report'),
  team('/survey/import'),
  team('/survey/AIImport'),
  team('/survey/AccessOutline'),
  team('/survey/DeskStudy'),
  team('/survey/ProductConcept'),
];

export function findRow(path: string): RouteRow | undefined {
  return routeTable.find(row => row.path === path);
}
