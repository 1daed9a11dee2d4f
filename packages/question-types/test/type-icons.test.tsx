import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { typeEditors } from '../src/editor.ts';
import { TypeIcon } from '../src/type-icon.tsx';

const drawn = Object.keys(typeEditors).map(slug => [slug, renderToStaticMarkup(<TypeIcon slug={slug} />)] as const);

test('no two types have the same sign', () => {
  expect(new Set(drawn.map(([, picture]) => picture)).size).toBe(drawn.length);
});

test.each(drawn)(
  'the sign of %s is drawn in the colour of the text and the one tint, and is hidden from screen readers',
  (_slug, picture) => {
    expect(picture).toMatch(/^<svg[^>]*aria-hidden="true"/);
    expect(picture).not.toMatch(/#[0-9a-f]{3}|rgb\(|<text|<image/i);
    const colours = [...picture.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, colour]) => colour!);
    for (const colour of colours) expect(colour).toMatch(/^(none|currentColor|var\(--icon-accent)/);
  },
);

test('a type that this version does not know has a sign too', () => {
  expect(renderToStaticMarkup(<TypeIcon slug="constructor" />)).toBe(renderToStaticMarkup(<TypeIcon slug="newer" />));
});
