import type { NewsRoomItem, NewsRoomVersion, NewsWritten } from '@wenshu/api-contract';
import type { NewsContent, NewsLine, NewsVersion } from '../../people/news/index.ts';

export function presentNewsLine({ publishAt, changedAt, ...line }: NewsLine): NewsRoomItem {
  return Object.assign(line, { publishTime: publishAt?.getTime() ?? null, changedTime: changedAt.getTime() });
}

export function presentNewsVersion({
  version,
  change,
  changedAt,
  publishAt,
  kind,
  name,
}: NewsVersion): NewsRoomVersion {
  const publishTime = publishAt?.getTime() ?? null;
  return { version, change, time: changedAt.getTime(), publishTime, by: { kind, name } };
}

/** Nothing but what is written: what is found has more. */
export function presentWritten({ day, zh, en, address, picture }: NewsContent): NewsWritten {
  return { day, zh, en, address, picture };
}
