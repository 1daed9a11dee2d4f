import { expect, test } from 'vitest';
import { splitPhrase } from './split-phrase.ts';

test('the blank stands at the underscores, else at the end', () => {
  expect(splitPhrase('I drink ____ cups')).toEqual({ before: 'I drink ', after: ' cups' });
  expect(splitPhrase('每天喝＿＿杯')).toEqual({ before: '每天喝', after: '杯' });
  expect(splitPhrase('Cups a day:')).toEqual({ before: 'Cups a day:', after: '' });
  expect(splitPhrase('snake_case')).toEqual({ before: 'snake_case', after: '' });
});
