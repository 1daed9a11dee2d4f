import { answeringTexts } from '@wenshu/texts/answering';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { lazyView } from './lazy-view.tsx';

const texts = answeringTexts.en;
const Real = () => <p>real</p>;

test('keeps the place free until the view is there, then shows it at once', async () => {
  const View = lazyView(async () => Real, 240);
  expect(renderToStaticMarkup(<View texts={texts} />)).toMatch(/min-height:240px.*Loading…/);
  expect(await View.preload()).toBe(true);
  expect(renderToStaticMarkup(<View texts={texts} />)).toBe('<p>real</p>');
});

test('a fetch that failed is tried again by the next one who asks, and one that is under way is not repeated', async () => {
  let fetches = 0;
  const View = lazyView(async () => {
    fetches += 1;
    if (fetches === 1) throw new Error('no network');
    return Real;
  }, 100);
  expect(await Promise.all([View.preload(), View.preload()])).toEqual([false, false]);
  expect(fetches).toBe(1);
  expect(await View.preload()).toBe(true);
  expect(await View.preload()).toBe(true);
  expect(fetches).toBe(2);
});
