import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PagedList } from './paged-list.tsx';

const words = { loading: 'Loading…', loadFailed: 'Not loaded', loadFailedText: 'Please try again.', retry: 'Retry' };

interface Shown {
  readonly items?: readonly string[];
  readonly total?: number;
  readonly page?: number;
  readonly isError?: boolean;
  readonly isFetching?: boolean;
  readonly hasEmpty?: boolean;
}

function htmlOf({ items, total = 0, page = 1, isError = false, isFetching = false, hasEmpty = true }: Shown): string {
  return renderToStaticMarkup(
    <PagedList
      of={{ data: items && { items, total }, isError, isFetching, refetch: () => {} }}
      words={words}
      {...(hasEmpty && { empty: <p>Nothing yet</p> })}
      page={page}
      size={2}
      className="below"
      onPage={() => {}}
    >
      {found => <ul>{found.items.join() || 'no line'}</ul>}
    </PagedList>,
  );
}

const said = (html: string) =>
  ['Loading…', 'Not loaded', 'Retry', 'Nothing yet', 'tea,milk', 'oats', 'no line'].filter(one => html.includes(one));
const hasPages = (html: string) => html.includes('below');

it.each<[string, Shown, string[], boolean]>([
  ['is awaited', {}, ['Loading…'], false],
  ['did not come', { isError: true }, ['Not loaded', 'Retry'], false],
  ['has nothing on any page', { items: [] }, ['Nothing yet'], false],
  ['has nothing, and no word for that', { items: [], hasEmpty: false }, ['no line'], false],
  ['has one page', { items: ['tea', 'milk'], total: 2 }, ['tea,milk'], false],
  ['has several', { items: ['oats'], total: 5, page: 3 }, ['oats'], true],
  [
    'stays while another page comes',
    { items: ['tea', 'milk'], total: 5, page: 2, isFetching: true },
    ['tea,milk'],
    true,
  ],
  ['ends before the page one is on', { items: [], total: 4, page: 3 }, ['Loading…'], false],
  ['comes for the page that is now the last', { items: [], total: 4, page: 2, isFetching: true }, ['Loading…'], false],
])('a list that %s says so and nothing else', (_, shown, expected, pages) => {
  const html = htmlOf(shown);
  expect(said(html)).toEqual(expected);
  expect(hasPages(html)).toBe(pages);
});
