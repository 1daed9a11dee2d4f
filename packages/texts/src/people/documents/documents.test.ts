import { describe, expect, it } from 'vitest';
import { guideText } from './guide.ts';
import { manualText } from './manual.ts';
import { statementText } from './statement.ts';

const parts = (words: string) => words.match(/^(?:#{2,3} |\||- |> |!\[)/gm);

describe.each([
  ['the manual', manualText],
  ['the guide', guideText],
  ['the statement', statementText],
])('%s', (_, { zh, en }) => {
  it('has the same parts in the same order in both languages', () => {
    expect(parts(zh.content)?.length).toBeGreaterThan(10);
    expect(parts(en.content)).toEqual(parts(zh.content));
  });

  it('shows each language the screens of its own, with a size, so that the page does not jump', () => {
    const screens = (words: string) => [...words.matchAll(/!\[[^\]]+\]\(([^)]*)\)/g)].map(([, address]) => address);
    for (const address of screens(zh.content)) {
      expect(address).toMatch(/^\/pictures\/site\/[a-z-]+-zh\.webp#1200x750$/);
    }
    expect(screens(en.content)).toEqual(screens(zh.content).map(address => address?.replace('-zh.', '-en.')));
  });
});
