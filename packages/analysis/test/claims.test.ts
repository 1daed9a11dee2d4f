import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allClaims } from '../src/all-claims.ts';
import { sentencesPage } from '../src/claims/sentences-page.ts';

const claims = Object.entries(allClaims).flatMap(([where, own]) =>
  Object.entries(own).map(([name, one]) => [`${where}.${name}`, one] as const),
);

describe('every sentence about numbers', () => {
  it.each(claims)('%s is said on one side of each border of its condition and not on the other', (_, one) => {
    expect(one.brokenBorders()).toEqual([]);
  });

  it.each(claims)('%s is written in both languages', (_, one) => {
    expect(one.show('en')).not.toMatch(/[\u4e00-\u9fff]|undefined|NaN|\[object/);
    expect(one.show('zh')).toMatch(/[\u4e00-\u9fff]/);
    expect(one.show('zh')).not.toMatch(/undefined|NaN|\[object/);
  });

  it('stands on the page of all sentences: npm run sentences', () => {
    const page = readFileSync(new URL('../../../docs/sentences.md', import.meta.url), 'utf8');
    expect(page).toBe(sentencesPage(allClaims));
  });
});
