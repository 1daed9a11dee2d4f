import type { RoutePath } from '@wenshu/texts/routes';
import { forwards, redirects } from './redirects.ts';

/** The routes that have a page; `page-loaders.ts` has the code of each. Any other one opens on "being built". */
const builtPages = [
  '/index',
  '/connect-us',
  '/privacy-agreement',
  '/service-agreement',
  '/user',
  '/login',
  '/regist',
  '/weChatRegist',
  '/resetPass',
  '/third_login',
  '/email-unsubscribe',
  '/team/workSpace/workSpace-desktop',
  '/team/create-survey',
  '/team/create-enterPrise',
  '/team/workSpace/workSpace-member',
  '/team/workSpace/workSpace-projectUser',
  '/team/workSpace/workSpace-taskUser',
  '/team/workSpace/workSpace-info',
  '/team/workSpace/workSpace-order',
  '/team/workSpace/workSpace-project',
  '/team/workSpace/workSpace-task',
  '/team/workSpace/workSpace-detail',
  '/team/manage-project/create-project',
  '/team/manage-project/create-project-from-solution',
  '/team/manage-project/create-content',
  '/team/manage-project/members-manage',
  '/team/task-relation/task-config',
  '/pre',
  '/survey/create/edit',
  '/survey/create/quota',
  '/survey/create/config',
  '/survey/create/skin',
  '/view-question',
  '/viewQuestionContent',
  '/survey/launch/channel',
  '/survey/launch/current',
  '/survey/launch/statistics',
  '/survey/launch/original',
  '/download',
  '/user/contacts',
  '/message-history',
  '/team/workSpace/workSpace-log',
  '/survey/analysis/cross',
  '/survey/analysis/model',
  '/survey/analysis/aggregation',
  '/survey/import',
  '/survey/analysis/dataClean',
  '/survey/analysis/dataClean1',
  '/survey/onlineReport',
  '/survey/report',
  '/survey/share',
  '/survey/shareReport',
] as const satisfies readonly RoutePath[];
export type BuiltPage = (typeof builtPages)[number];

const built: ReadonlySet<string> = new Set(builtPages);

/** Whether an address leads to a page that is there. A menu has no others; who types their address is told honestly. */
export function isBuilt(address: string): boolean {
  const path = address.split(/[?#]/, 1)[0] ?? '';
  return built.has(redirects[path] ?? forwards[path] ?? path);
}
