import type { NewsItem } from '@wenshu/api-contract';
import type { NewsRow } from './news-item.repository.ts';

export function presentNewsItem({ id, day, title, summary, address, picture }: NewsRow): NewsItem {
  return {
    id: String(id),
    title,
    fileUrl: picture,
    accessLink: address ?? `/news/${id}`,
    summary,
    // Noon of Greenwich is the same day for nearly everybody who reads it; midnight would be the day before in half of the world.
    newsTime: Date.parse(`${day}T12:00:00Z`),
  };
}
