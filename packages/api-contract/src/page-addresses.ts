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
  '/online-symposium',
];

/** The console of whoever runs the installation: a program of its own. */
export const consoleArea = '/operator';

/** Below /survey, but public: what was shared is opened by people without an account. */
export const sharedPages = ['/survey/share', '/survey/shareReport'];

/** The public site: drawn by the server, each in both languages. */
export const sitePages = [
  '/index',
  '/product',
  '/product-enter',
  '/product-gover',
  '/solution',
  '/solution/ci',
  '/solution/px',
  '/solution/bx',
  '/solution/cx',
  '/solution/ex',
  '/solution/ecox',
  '/analysis',
  '/template-analysis',
  '/tools',
  '/productServices/onlinePlatform',
  '/productServices/intelligentSeries',
  '/productServices/xmServices',
  '/news',
  '/connect-us',
  '/privacy-agreement',
  '/service-agreement',
  '/use-guide',
  '/product-manual',
  '/grant-statement',
] as const;

export type SitePath = (typeof sitePages)[number];

/** Where one signs in, registers, comes by an address in a mail or reads what was shared as words alone: a program of its own between the site and the workspace. */
export const entrancePages = [
  '/login',
  '/regist',
  '/weChatRegist',
  '/resetPass',
  '/third_login',
  '/email-unsubscribe',
  '/survey/sharePaper',
];
