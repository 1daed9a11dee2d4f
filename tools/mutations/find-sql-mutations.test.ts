import { expect, it } from 'vitest';
import { findSqlMutations } from './find-sql-mutations.ts';

const broken = (text: string) =>
  findSqlMutations(text).map(({ from, to, becomes }) =>
    (text.slice(0, from) + becomes + text.slice(to)).replaceAll(/\s+/g, ' ').trim(),
  );

it.each([
  [
    'select 1 from invitation i where i.code = $1 and i.expires_at > now() and e.deleted_at is null',
    [
      'select 1 from invitation i where true and i.expires_at > now() and e.deleted_at is null',
      'select 1 from invitation i where i.code = $1 and e.deleted_at is null',
      'select 1 from invitation i where i.code = $1 and i.expires_at > now()',
    ],
  ],
  [
    'update e set used = used + 1 where id = $1 and (until is null or until > now()) returning 1',
    [
      'update e set used = used + 1 where true returning 1',
      'update e set used = used + 1 where id = $1 returning 1',
    ].map((text, at) =>
      at === 0 ? 'update e set used = used + 1 where true and (until is null or until > now()) returning 1' : text,
    ),
  ],
  ['select 1 where a between 1 and 2', ['select 1 where true']],
  ['select 1 where a is distinct from b', ['select 1 where true']],
  ["select 1 where a = 'x and y' order by b", ['select 1 where true order by b']],
  ['select (select 1 where a) as b', ['select (select 1 where true ) as b']],
  ['Rock and roll, where it was made', []],
])('%s', (text, wanted) => {
  expect(broken(text)).toEqual(wanted);
});

it('leaves alone what a program puts into it', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is a program's text.
  expect(broken('select 1 from t where ${isNews} and b')).toEqual(['select 1 from t where ${isNews}']);
});
