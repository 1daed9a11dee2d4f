import { describe, expect, it } from 'vitest';
import { buildFlow } from '../../src/flow/build-flow.ts';
import { listOutsideOrigins } from '../../src/flow/list-outside-origins.ts';
import { isLink } from '../../src/rich-text/whitelist.ts';
import { buildExample, mustApply } from '../../src/testing/example-document.ts';
import { after, refusal } from './refusal.ts';

const example = buildExample();
const wrong = [
  'javascript:alert(1)',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'http://example.org/a.png',
  '//example.org/a.png',
  '/\\example.org/a.png',
  '/files/../../etc/passwd',
  'https://example.org/a.png"); background: url(x',
  'a.png',
  '',
];
const cover = (picture: string) => ({ cover: { isShown: true, text: { text: 'Welcome' }, picture } });

describe('the pictures of a survey’s looks', () => {
  it.each(wrong)('are refused when they are neither ours nor reached by https: %s', address => {
    const problem = 'picture-address-wrong';
    expect(refusal(example, 'saveAppearance', { headerPicture: { desktop: address } }).problem).toBe(problem);
    expect(refusal(example, 'saveAppearance', { backgroundPicture: { mobile: address } }).problem).toBe(problem);
    expect(refusal(example, 'saveCover', cover(address)).problem).toBe(problem);
  });

  it.each(['/api/platform/publicFile?id=1', 'https://example.org/a.png'])('are kept otherwise: %s', address => {
    const { document } = mustApply(example, 'saveAppearance', { headerPicture: { mobile: address, desktop: address } });
    expect(document.appearance.headerPicture).toEqual({ mobile: address, desktop: address });
    expect(mustApply(example, 'saveCover', cover(address)).document.cover?.picture).toBe(address);
  });
});

it('lists the hosts of pictures, each once, and none for files of ours', () => {
  const document = after(
    example,
    [
      'saveAppearance',
      {
        headerPicture: { mobile: 'https://b.example/1.png', desktop: 'https://b.example/2.png' },
        backgroundPicture: { mobile: '/files/3.png' },
      },
    ],
    ['saveCover', cover('https://a.example:444/4.png')],
  );
  const originsOf = (of: typeof document) =>
    listOutsideOrigins(buildFlow(of, { scrollId: 'scroll0001', versionTime: 1, languageId: 1 }));
  expect(originsOf(document)).toEqual({ pictures: ['https://a.example:444', 'https://b.example'], models: [] });
  expect(originsOf(example)).toEqual({ pictures: [], models: [] });
});

it('takes nothing but a path behind the placeholder of the host', () => {
  for (const link of ['{host}', '{host}/thanks', '{host}?a=1', '{host}#top']) expect(isLink(link), link).toBe(true);
  for (const link of ['{host}javascript:alert(1)', '{host}//example.org', '{host}.example.org'])
    expect(isLink(link), link).toBe(false);
});
