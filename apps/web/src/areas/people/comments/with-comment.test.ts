import { expect, it } from 'vitest';
import { withComment } from './with-comment.ts';

it.each([
  ['?scrollId=a&filter=%7B%7D', 'q:1', '?scrollId=a&filter=%7B%7D&comment=q%3A1'],
  ['?comment=old&scrollId=a', 'new', '?scrollId=a&comment=new'],
  ['?scrollId=a&comment=old', undefined, '?scrollId=a'],
  ['?comment=old', undefined, ''],
])('%s with %s', (search, partId, wanted) => {
  expect(withComment(search, partId)).toBe(wanted);
});
