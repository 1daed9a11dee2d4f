import { useSearch } from '@tanstack/react-router';
import { NewsEditorPage } from './news-editor-page.tsx';
import { NewsList } from './news-list.tsx';
import { NEW_ITEM } from './news-path.ts';

/** /operator/news: the list, or one item of it. */
export default function NewsRoom() {
  const { id } = useSearch({ strict: false }) as { id?: string };
  if (id === undefined) return <NewsList />;
  // Anew for each item: what is typed belongs to one of them.
  return <NewsEditorPage key={id} id={id === NEW_ITEM ? undefined : Number(id)} />;
}
