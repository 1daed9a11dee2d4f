import { manyRecordsTexts } from '@wenshu/texts/findings/record-grid';
import { sightTexts } from '@wenshu/texts/people/sight';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { EffectTable, type Preview } from './effect-table.tsx';

vi.mock('../../../../app/language/language.ts', () => ({
  language: 'en',
  useTexts: (texts: { en: unknown }) => texts.en,
}));

const looked = { batchId: '', matching: 4, due: 3, withoutRoom: null, total: null, cells: null };
const drawn = (preview: Preview) => renderToStaticMarkup(<EffectTable preview={preview} mayGoOver={false} />);

it('tells whoever may see part of the data why nothing is foreseen, and everybody else when it is too much', () => {
  expect(drawn({ ...looked, isWhole: false })).toContain(sightTexts.en.noForecast);
  const tooMany = drawn({ ...looked, isWhole: true });
  expect(tooMany).toContain(manyRecordsTexts.en.effect.tooMany);
  expect(tooMany).not.toContain(sightTexts.en.noForecast);
  const total = { before: 9, after: 6, afterOver: 6, cap: 0 };
  const foreseen = drawn({ ...looked, isWhole: true, withoutRoom: 0, total, cells: [] });
  expect(foreseen).toContain('<td>9</td><td>6</td>');
});
