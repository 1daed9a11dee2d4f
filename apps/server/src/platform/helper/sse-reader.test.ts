import fc from 'fast-check';
import { expect, it } from 'vitest';
import { SseReader } from './sse-reader.ts';

const stream = Buffer.from(
  '﻿: hello\r\ndata: {"一":"🐱"}\r\n\r\nevent: x\ndata:two\ndata: lines\n\ndata: [DONE]\r\rdata: last'.slice(1),
);
const whole = ['{"一":"🐱"}', 'two\nlines', '[DONE]', 'last'];

it('reads the same events wherever the chunks end', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: stream.length }), { maxLength: 12 }), cuts => {
      const at = [0, ...cuts.sort((a, b) => a - b), stream.length];
      const reader = new SseReader();
      const events = at.slice(1).flatMap((end, index) => reader.push(stream.subarray(at[index], end)));
      expect([...events, ...reader.end()]).toEqual(whole);
    }),
  );
});

it('keeps no line that never ends', () => {
  const reader = new SseReader();
  reader.push(Buffer.alloc(600_000, 'x'));
  expect(() => reader.push(Buffer.alloc(600_000, 'x'))).toThrow('too-long');
});
