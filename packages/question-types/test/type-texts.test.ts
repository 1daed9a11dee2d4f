import { expect, test } from 'vitest';
import { typeTexts } from '../src/type-texts.ts';

test('the palette names the families as the specification does (S3.36)', () => {
  const named = (types: Readonly<Record<string, string>>) =>
    [
      'single-choice',
      'multiple-choice',
      'scale',
      'evaluation',
      'nps',
      'fill-in',
      'multi-fill-in',
      'horizontal-fill-in',
    ].map(slug => types[slug]);
  expect(named(typeTexts.en.names)).toEqual([
    ...['Single choice', 'Multiple choice', 'Scale', 'Evaluation', 'NPS', 'Fill-in', 'Multi fill-in', 'Row fill-in'],
  ]);
  expect(named(typeTexts.zh.names)).toEqual([
    ...['单选题', '多选题', '量表题', '评价题', 'NPS', '填空题', '多项填空题', '横向填空题'],
  ]);
});
