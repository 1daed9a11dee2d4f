import { describe, expect, it } from 'vitest';
import { findFirst, isLost } from './focus-first.ts';

/** A place that has these, and notes what it was asked for. */
const place = (has: Readonly<Record<string, string>>) =>
  ({
    querySelector: (selector: string) => Object.entries(has).find(([start]) => selector.startsWith(start))?.[1] ?? null,
  }) as never;

describe('where somebody begins', () => {
  it.each([
    ['at what the box says, though a field stands before it', { '[data-focus-first]': 'said', input: 'field' }, 'said'],
    ['at the first field otherwise', { input: 'field' }, 'field'],
    ['nowhere where there is nothing to fill in', {}, null],
  ])('%s', (_, has, found) => {
    expect(findFirst(place(has as unknown as Record<string, string>))).toBe(found);
  });

  it('gives the focus back only where nothing else has taken it', () => {
    const [body, field] = [{}, {}] as HTMLElement[];
    const page = (activeElement: unknown) => isLost({ activeElement, body } as never);
    expect([page(null), page(body), page(field)]).toEqual([true, true, false]);
  });
});
