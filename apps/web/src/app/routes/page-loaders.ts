import type { RoutePath } from '@wenshu/texts/routes';
import type { BuiltPage } from './built-pages.ts';
import type { PageLoader } from './route-row.ts';

/** The pages that exist, each in a script of its own. A route that is not here opens on "being built". */
const loaders: Record<BuiltPage, PageLoader> = {
  '/index': () => import('../../areas/site/home/home-page.tsx'),
  '/login': () => import('../../areas/sign-in/login-page.tsx'),
  '/regist': () => import('../../areas/sign-in/register-page.tsx'),
  '/weChatRegist': () => import('../../areas/sign-in/social-register-page.tsx'),
  '/resetPass': () => import('../../areas/sign-in/reset-password-page.tsx'),
  '/third_login': () => import('../../areas/sign-in/third-sign-in-page.tsx'),
  '/team/workSpace/workSpace-desktop': () => import('../../areas/workspace/desktop-page.tsx'),
  '/team/create-survey': () => import('../../areas/create-survey/create-survey-page.tsx'),
  '/pre': () => import('../../areas/preview/preview-page.tsx'),
  '/survey/create/edit': () => import('../../areas/editor/editor-page.tsx'),
  '/survey/create/quota': () => import('../../areas/quota/quota-page.tsx'),
  '/survey/create/config': () => import('../../areas/config/config-page.tsx'),
  '/survey/create/skin': () => import('../../areas/skin/skin-page.tsx'),
  '/view-question': () => import('../../areas/view-question/view-question-page.tsx'),
  '/viewQuestionContent': () => import('../../areas/view-question/view-question-content-page.tsx'),
  '/survey/launch/original': () => import('../../areas/data/records/records-page.tsx'),
};

export const pageLoaders: Partial<Record<RoutePath, PageLoader>> = loaders;
