import { quotaTexts } from '@wenshu/texts/design/quota';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { FillBar } from './fill-bar.tsx';

vi.mock('../../../app/language/language.ts', () => ({ useTexts: (texts: { en: unknown }) => texts.en }));

const { counting } = quotaTexts.en;

it('says that a cell is being counted, and neither nought nor full before it is known', () => {
  const waiting = renderToStaticMarkup(<FillBar name="Apple" count={undefined} size={5} />);
  expect(waiting).toContain(counting);
  expect(waiting).not.toMatch(/0|meter/);
  const counted = renderToStaticMarkup(<FillBar name="Apple" count={0} size={5} />);
  expect(counted).toContain('0 / 5');
  expect(counted).not.toContain(counting);
});
