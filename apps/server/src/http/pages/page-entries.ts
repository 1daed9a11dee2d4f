import {
  consoleArea,
  entrancePages,
  sharedPages,
  workspaceAreas,
  workspacePages,
} from '@wenshu/api-contract/page-addresses';

/** The HTML files that the builds make. Each is the start of a program that shows many addresses. */
export type PageEntry = 'site' | 'entrance' | 'workspace' | 'shared' | 'respondent' | 'room' | 'console';

const workspace = [...workspaceAreas.flatMap(withAllBelow), ...workspacePages];

/** These addresses themselves are not here: the feature of shares serves them with what was shared inside. */
const shared = sharedPages.map(path => `${path}/*`);

/** Of whoever was given a seat in a symposium. */
export const roomPath = '/online-symposium/:code';

/** `/s/`, `/p/` and `/c/` are not here: the answering feature serves them with the survey inside. */
const respondent = ['/demo', '/preview-frame'];

/** Which program shows which address. The site's are not here: its feature draws them, and "not found" for an address that nobody knows. */
export const pageEntries: readonly { readonly entry: PageEntry; readonly paths: readonly string[] }[] = [
  { entry: 'entrance', paths: entrancePages },
  { entry: 'workspace', paths: workspace },
  { entry: 'shared', paths: shared },
  { entry: 'respondent', paths: respondent },
  { entry: 'console', paths: withAllBelow(consoleArea) },
];

function withAllBelow(path: string): string[] {
  return [path, `${path}/*`];
}
