import { channelTexts } from '@wenshu/texts/collect/links';
import { expect, it, vi } from 'vitest';
import { figureText } from './figures.ts';

vi.mock('../../../app/language/language.ts', () => ({ language: 'en' }));

const counted = { views: 0, collected: 1200, success: 3, screened: 0, quotaFull: 0, averageSeconds: 75 };

it('writes what is known as a number, be it nought, and what is not told as none', () => {
  expect(figureText('views', counted)).toBe('0');
  expect(figureText('views', { ...counted, views: null })).toBe(channelTexts.en.none);
  expect(figureText('collected', counted)).toBe('1,200');
  expect(figureText('average', { ...counted, averageSeconds: null })).toBe(channelTexts.en.none);
});
