import { sharedPages, workspaceAreas, workspacePages } from '@wenshu/api-contract/page-addresses';

/** The HTML files that the builds make. Each is the start of a program that shows many addresses. */
export type PageEntry = 'site' | 'workspace' | 'shared' | 'respondent';

const site = [
  '/',
  '/index',
  '/product',
  '/product-enter',
  '/product-gover',
  '/solution',
  '/solution/:id',
  '/analysis',
  '/template-analysis',
  '/tools',
  '/productServices/:id',
  '/news',
  '/connect-us',
  '/privacy-agreement',
  '/service-agreement',
  '/use-guide',
  '/product-manual',
  '/grant-statement',
  '/login',
  '/regist',
  '/weChatRegist',
  '/resetPass',
  '/third_login',
  '/email-unsubscribe',
  '/online-symposium',
];

const workspace = [...workspaceAreas.flatMap(withAllBelow), ...workspacePages];

/** These addresses themselves are not here: the feature of shares serves them with what was shared inside. */
const shared = sharedPages.map(path => `${path}/*`);

/** `/s/`, `/p/` and `/c/` are not here: the answering feature serves them with the survey inside. */
const respondent = ['/demo', '/preview-frame'];

/** Which program shows which address. An address that is not here is shown by the site, as "not found". */
export const pageEntries: readonly { readonly entry: PageEntry; readonly paths: readonly string[] }[] = [
  { entry: 'site', paths: site },
  { entry: 'workspace', paths: workspace },
  { entry: 'shared', paths: shared },
  { entry: 'respondent', paths: respondent },
];

function withAllBelow(path: string): string[] {
  return [path, `${path}/*`];
}
