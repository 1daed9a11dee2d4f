import type { MessageLink } from '@wenshu/api-contract';
import type { RoutePath } from '@wenshu/texts/routes';
import { stringifySearch } from '../../../app/routes/search.ts';

const pages = {
  editor: '/survey/create/edit',
  records: '/survey/launch/original',
  statistics: '/survey/launch/statistics',
  quota: '/survey/create/quota',
  channels: '/survey/launch/channel',
  downloads: '/download',
  account: '/user',
} as const satisfies Record<MessageLink['page'], RoutePath>;

/** By which word of its address a page is told what to open. */
const partWords: Partial<Record<MessageLink['page'], string>> = {
  editor: 'comment',
  records: 'record',
  statistics: 'comment',
  account: 'view',
};

/** The page that a message leads to. */
export function messageAddress({ page, scrollId, part }: MessageLink): string {
  const word = partWords[page];
  return `${pages[page]}${stringifySearch({ scrollId, ...(word && part !== undefined && { [word]: part }) })}`;
}
