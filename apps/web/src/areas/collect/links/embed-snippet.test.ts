import { describe, expect, it } from 'vitest';
import { embedSnippet, embedWays } from './embed-snippet.ts';

const plain = {
  address: 'https://survey.example.cn/s/abcdefghij?a=1&b=2',
  linkCode: 'abcdefghij',
  title: 'Coffee',
  words: { open: 'Take the survey', close: 'Close' },
};
const count = (text: string, part: string) => text.split(part).length - 1;

describe.each(embedWays)('the snippet to embed, %s', way => {
  it('leads to the address, and may use what questions ask for', () => {
    const snippet = embedSnippet({ ...plain, way });
    expect(snippet).toContain('src="https://survey.example.cn/s/abcdefghij?a=1&amp;b=2"');
    expect(snippet).toContain('allow="camera; microphone; geolocation"');
  });

  it('lets no word of the survey become a part of the page', () => {
    const hostile = '"></iframe></dialog><script>alert(1)</script>\'';
    const snippet = embedSnippet({ ...plain, way, title: hostile, words: { open: hostile, close: hostile } });
    const usual = embedSnippet({ ...plain, way });
    for (const part of ['<script', '</script>', '</iframe>', '</dialog>', '<', '>', '"'])
      expect([part, count(snippet, part)]).toEqual([part, count(usual, part)]);
    expect(snippet).toContain('&quot;&gt;&lt;/iframe&gt;');
    // In the script stands nothing of it, however it is written.
    expect(/<script>[\s\S]*<\/script>/.exec(snippet)?.[0] ?? '').not.toContain('alert');
  });
});

it('a survey in a box is not opened before the box is: it would count as looked at', () => {
  for (const way of ['popup', 'button'] as const)
    expect(embedSnippet({ ...plain, way })).not.toMatch(/<iframe[^>]* src=/);
});
