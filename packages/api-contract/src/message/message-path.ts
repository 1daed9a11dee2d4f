/** The pages that a message can lead to. */
export const messagePagePaths = {
  editor: '/survey/create/edit',
  records: '/survey/launch/original',
  statistics: '/survey/launch/statistics',
  quota: '/survey/create/quota',
  channels: '/survey/launch/channel',
  downloads: '/download',
  account: '/user',
  project: '/team/workSpace/workSpace-detail',
  orders: '/team/workSpace/workSpace-order',
  taskMembers: '/team/task-relation/task-config',
  projectMembers: '/team/manage-project/members-manage',
  sharing: '/survey/create/edit',
  messages: '/message-history',
  symposium: '/online-symposium',
} as const;

type MessagePage = keyof typeof messagePagePaths;

/** By which word of its address a page is told what to open. */
const partWords: Partial<Record<MessagePage, string>> = {
  editor: 'comment',
  records: 'record',
  statistics: 'comment',
  channels: 'view',
  account: 'view',
  project: 'projectId',
  projectMembers: 'projectId',
  sharing: 'asks',
  symposium: 'part',
};

interface LeadsTo {
  readonly page: MessagePage;
  readonly scrollId?: string | undefined;
  readonly part?: string | undefined;
  readonly path?: string | undefined;
}

/** A page of this site: one slash, for browsers read a second one, either way round, as another host's name; and nothing that is no page. */
export const OWN_PAGE = /^\/(?![/\\]|api(\/|$))[^\s\\]*$/;

/** Where a message leads, on the screen and in a mail. */
export function messagePath({ page, scrollId, part, path }: LeadsTo): string {
  // Asked again where it is followed: whatever stands in a row leads to no other site.
  if (path !== undefined && OWN_PAGE.test(path)) return path;
  const word = partWords[page];
  const search = new URLSearchParams({
    ...(scrollId !== undefined && { scrollId }),
    ...(word !== undefined && part !== undefined && { [word]: part }),
  }).toString();
  return `${messagePagePaths[page]}${search && `?${search}`}`;
}
