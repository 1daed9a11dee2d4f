/** Areas of the workspace: these addresses and all below them. */
export const workspaceAreas = ['/team', '/survey', '/record', '/user'];

/** Single pages of the workspace. */
export const workspacePages = [
  '/home',
  '/pre',
  '/view-question',
  '/viewQuestionContent',
  '/aiAssistant',
  '/message-history',
  '/download',
];

/** Below /survey, but public: what was shared is opened by people without an account. */
export const sharedPages = ['/survey/share', '/survey/shareReport'];
