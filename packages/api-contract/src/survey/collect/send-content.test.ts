import { describe, expect, it } from 'vitest';
import { checkSendContents, countSmsParts, fieldsIn, mergeFields } from './send-content.ts';

const content = { language: 'zh', subject: '邀请', body: '{name}，请打开 {link}' };
const check = (...contents: object[]) =>
  checkSendContents(
    contents.map(one => ({ ...content, ...one })),
    { needsSubject: true, customFields: ['城市'] },
  );

describe('what is written to many', () => {
  it('has places for what is known of each', () => {
    expect(fieldsIn('{name} {link} {name} { not\nthis }')).toEqual(['name', 'link']);
    expect(mergeFields('{name}, {nothing}!', field => (field === 'name' ? '{link}' : ''))).toBe('{link}, !');
  });

  it.each([
    [[{}], undefined],
    [[{ body: '{城市} {link}' }], undefined],
    [[{ body: 'no address' }], 'link-missing'],
    [[{ body: '{town} {link}' }], 'field-unknown'],
    [[{ subject: '{constructor}' }], 'field-unknown'],
    [[{ subject: '  ' }], 'subject-missing'],
    [[{}, {}], 'language-twice'],
    [[{}, { language: 'en', body: 'x' }], 'link-missing'],
  ])('%j: %s', (contents, problem) => {
    expect(check(...contents)?.problem).toBe(problem);
  });
});

it.each([
  ['', 0],
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  ['a'.repeat(307), 3],
  ['€'.repeat(81), 2],
  ['问'.repeat(70), 1],
  ['问'.repeat(71), 2],
  ['😀'.repeat(36), 2],
])('an SMS of %s comes in %i parts', (text, parts) => {
  expect(countSmsParts(text).parts).toBe(parts);
});
