import { expect, it } from 'vitest';
import { bytesOf, KEPT_INPUTS_MOST_BYTES, keptResultCalls } from './kept-result.ts';

const takes = (asked: unknown) => keptResultCalls.keep.body.safeParse({ title: 'Spring', asked }).success;
const price = (answers: string) => ({ tool: 'price', inputs: { answers } });
const frame = JSON.stringify({ answers: '' }).length;

it('takes what fits into 4 kB as UTF-8, whatever it is written in', () => {
  expect(takes(price('8'.repeat(KEPT_INPUTS_MOST_BYTES - frame)))).toBe(false);
  expect(takes(price('8'.repeat(4000)))).toBe(true);
  expect(takes(price('价'.repeat(1360)))).toBe(true);
  expect(takes(price('价'.repeat(1362)))).toBe(false);
});

it('takes the fields of the calculator that is named, and of no other', () => {
  const margin = { n: '400', share: '12,5', confidence: '95', population: '', designEffect: '1' };
  expect(takes({ tool: 'margin', inputs: margin })).toBe(true);
  expect(takes({ tool: 'sample-size', inputs: margin })).toBe(false);
  expect(takes({ tool: 'margin', inputs: { ...margin, n: 400 } })).toBe(false);
  expect(takes({ tool: 'kano', inputs: {} })).toBe(false);
});

it.each(['abc', 'é', '价格', '😀', 'a\ud800'])('counts bytes as they are sent: %j', text => {
  expect(bytesOf(text)).toBe(new TextEncoder().encode(text).length);
});
