import { findNewsGap, type NewsWritten } from '@wenshu/api-contract';
import type { CallContext } from '../../../http/call-context.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findNews, insertNews, updateNews } from '../../people/news/index.ts';
import { handOf, noteErrand } from '../operators/index.ts';
import type { SeenNews } from './show-news.ts';

/**
 * A new item, or a new version of one: of the one that was seen, or nothing is kept and whoever wrote it still has it. What visitors see is
 * never left half said.
 */
export async function saveNews(
  { database, clock, operator }: CallContext<'operator'>,
  item: SeenNews | null,
  content: NewsWritten,
): Promise<{ id: number; version: number }> {
  return database.transaction(async db => {
    const now = clock.now();
    const by = handOf(operator);
    const before = item ? await findNews(db, item.id, now) : undefined;
    if (item && !before) throw new Refusal('contentNotFound');
    const isShown = before?.state === 'shown' || before?.state === 'planned';
    const gap = findNewsGap(content, isShown);
    if (gap !== undefined) throw new Refusal('newsUnfinished', { field: `content.${gap}` });
    const id = item?.id ?? (await insertNews(db, content, now, by));
    if (item && !(await updateNews(db, id, content, now, { by, seen: item.seen })))
      throw new Refusal('contentSavedByOthers');
    const version = (item?.seen ?? 0) + 1;
    const title = content.zh.title || content.en.title;
    await noteErrand(db, { by: operator, action: 'news.save', object: String(id), details: { title, version } });
    return { id, version };
  });
}
