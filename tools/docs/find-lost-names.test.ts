import { expect, it } from 'vitest';
import { findLostNames } from './find-lost-names.ts';

const files = ['apps/server/src/http/door.ts', 'docs/architecture.md', 'packages/ui/src/field.tsx'];
const found = (text: string) => findLostNames([{ path: 'docs/a.md', text }], files);

it('finds the name of a file that is not there', () => {
  expect(found('See `http/door.ts` and `http/gate.ts`, also `field.tsx`.')).toEqual([
    'names-in-docs: docs/a.md names http/gate.ts, which is not there',
  ]);
});

it('knows a file by the end of its path, with and without src, and by no other end', () => {
  expect(found('`server/http/door.ts` `server/src/http/door.ts` `apps/server/src/http/door.ts`')).toEqual([]);
  expect(found('`oor.ts`')).toHaveLength(1);
});

it('takes patterns, calls and plain words for what they are', () => {
  expect(found('`*.test.ts` `call.ts()` `<type>/answer.ts` `npm test` http/gate.ts')).toEqual([]);
});
