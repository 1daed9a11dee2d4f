export const HOME_PATH = '/index';
export const LOGIN_PATH = '/login';
export const SOCIAL_REGISTER_PATH = '/weChatRegist';
export const THIRD_SIGN_IN_PATH = '/third_login';
export const USER_PATH = '/user';
export const REGISTER_PATH = '/regist';
export const RESET_PATH = '/resetPass';
export const DESKTOP_PATH = '/team/workSpace/workSpace-desktop';

/** Paths that stand for another one; a query goes along. */
export const redirects: Readonly<Record<string, string>> = {
  '/': HOME_PATH,
  '/survey': '/survey/create/edit',
  '/survey/launch': '/survey/launch/channel',
  '/survey/analysis': '/survey/analysis/cross',
  '/record': '/record/clean',
  '/team': DESKTOP_PATH,
  '/team/workSpace': DESKTOP_PATH,
};

/** Sends a signed-in person on, with the query; everybody else is asked to sign in first, so it is a route and no mere redirect. */
export const forwards: Readonly<Record<string, string>> = {
  '/home': DESKTOP_PATH,
  '/team/manage-project': '/team/workSpace/workSpace-project',
  '/team/task-relation/progress': '/survey/launch/current',
  '/team/task-relation/data': '/survey/launch/original',
  // Both show the raw data (S2.10, S2.11): one page, in one place of the menu.
  '/survey/dataSheet': '/survey/launch/original',
};
