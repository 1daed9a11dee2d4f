import type { RoutePath } from '@wenshu/texts/routes';
import type { BuiltPage } from './built-pages.ts';
import type { PageLoader } from './route-row.ts';

/** These are a program of their own (`shared.tsx`). */
type SharedPath = '/survey/share' | '/survey/shareReport';

/** The pages that exist, each in a script of its own. A route that is not here opens on "being built". */
const loaders: Record<Exclude<BuiltPage, SharedPath>, PageLoader> = {
  '/index': () => import('../../areas/people/site/home/home-page.tsx'),
  '/connect-us': () => import('../../areas/people/site/connect/connect-page.tsx'),
  '/privacy-agreement': () => import('../../areas/people/site/documents/privacy-page.tsx'),
  '/service-agreement': () => import('../../areas/people/site/documents/terms-page.tsx'),
  '/user': () => import('../../areas/people/user/user-page.tsx'),
  '/login': () => import('../../areas/people/sign-in/login-page.tsx'),
  '/regist': () => import('../../areas/people/sign-in/register-page.tsx'),
  '/weChatRegist': () => import('../../areas/people/sign-in/social-register-page.tsx'),
  '/resetPass': () => import('../../areas/people/sign-in/reset-password-page.tsx'),
  '/third_login': () => import('../../areas/people/sign-in/third-sign-in-page.tsx'),
  '/email-unsubscribe': () => import('../../areas/collect/sending/unsubscribe-page.tsx'),
  '/team/workSpace/workSpace-desktop': () => import('../../areas/design/workspace/desktop-page.tsx'),
  '/team/create-survey': () => import('../../areas/design/create-survey/create-survey-page.tsx'),
  '/team/create-enterPrise': () => import('../../areas/people/enterprises/create-enterprise-page.tsx'),
  '/team/workSpace/workSpace-member': () => import('../../areas/people/enterprises/members-page.tsx'),
  '/team/workSpace/workSpace-projectUser': () => import('../../areas/people/enterprises/roles-page.tsx'),
  '/team/workSpace/workSpace-taskUser': () => import('../../areas/people/enterprises/roles-page.tsx'),
  '/team/workSpace/workSpace-info': () => import('../../areas/people/enterprises/info-page.tsx'),
  '/team/workSpace/workSpace-order': () => import('../../areas/people/enterprises/orders-page.tsx'),
  '/team/workSpace/workSpace-project': () => import('../../areas/design/projects/projects-page.tsx'),
  '/team/workSpace/workSpace-task': () => import('../../areas/design/projects/tasks-page.tsx'),
  '/team/workSpace/workSpace-detail': () => import('../../areas/design/projects/project-page.tsx'),
  '/team/manage-project/create-project': () => import('../../areas/design/projects/project-form-page.tsx'),
  '/team/manage-project/create-project-from-solution': () => import('../../areas/design/schemes/solutions-page.tsx'),
  '/team/manage-project/create-content': () => import('../../areas/design/projects/project-page.tsx'),
  '/team/manage-project/members-manage': () => import('../../areas/design/projects/project-page.tsx'),
  '/team/task-relation/task-config': () => import('../../areas/design/projects/task-config-page.tsx'),
  '/pre': () => import('../../areas/design/preview/preview-page.tsx'),
  '/survey/create/edit': () => import('../../areas/design/editor/editor-page.tsx'),
  '/survey/create/quota': () => import('../../areas/design/quota/quota-page.tsx'),
  '/survey/create/config': () => import('../../areas/design/config/config-page.tsx'),
  '/survey/create/skin': () => import('../../areas/design/skin/skin-page.tsx'),
  '/view-question': () => import('../../areas/design/view-question/view-question-page.tsx'),
  '/viewQuestionContent': () => import('../../areas/design/view-question/view-question-content-page.tsx'),
  '/survey/launch/channel': () => import('../../areas/collect/links/channel-page.tsx'),
  '/survey/launch/current': () => import('../../areas/findings/progress/progress-page.tsx'),
  '/survey/launch/statistics': () => import('../../areas/findings/statistics/statistics-page.tsx'),
  '/survey/launch/original': () => import('../../areas/findings/records/records-page.tsx'),
  '/user/contacts': () => import('../../areas/collect/contacts/contacts-page.tsx'),
  '/message-history': () => import('../../areas/people/messages/message-history-page.tsx'),
  '/team/workSpace/workSpace-log': () => import('../../areas/people/operations/operation-log-page.tsx'),
  '/download': () => import('../../areas/people/jobs/downloads-page.tsx'),
  '/survey/analysis/cross': () => import('../../areas/findings/analysis/cross-page.tsx'),
  '/survey/analysis/model': () => import('../../areas/findings/analysis/model-page.tsx'),
  '/survey/analysis/aggregation': () => import('../../areas/findings/stacks/aggregation-page.tsx'),
  '/survey/import': () => import('../../areas/findings/imports/import-page.tsx'),
  '/survey/analysis/dataClean': () => import('../../areas/findings/cleaning/cleaning-page.tsx'),
  '/survey/analysis/dataClean1': () => import('../../areas/findings/cleaning/review-page.tsx'),
  '/survey/onlineReport': () => import('../../areas/findings/reports/online-report-page.tsx'),
  '/survey/report': () => import('../../areas/findings/reports/auto/auto-report-page.tsx'),
};

export const pageLoaders: Partial<Record<RoutePath, PageLoader>> = loaders;
