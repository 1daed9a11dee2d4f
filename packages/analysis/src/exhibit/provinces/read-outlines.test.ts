import { provinceTexts } from '@wenshu/texts/findings/provinces';
import { describe, expect, it } from 'vitest';
import { readOutlines } from './read-outlines.ts';

describe('the outlines of the provinces', () => {
  const { features } = readOutlines();

  it('are all of them, by the names that data are joined by', () => {
    expect(Object.fromEntries(features.map(({ id, properties }) => [id, properties.name]))).toEqual(provinceTexts.zh);
  });

  it('lie in the country, close themselves, and reach as far as it does', () => {
    const rings = features.flatMap(({ geometry }) => geometry.coordinates.flat());
    const points = rings.flat();
    const [east, north] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(Math.min(...east)).toBeCloseTo(73.5, 0);
    expect(Math.max(...east)).toBeCloseTo(135, 0);
    expect(Math.max(...north)).toBeCloseTo(53.5, 0);
    expect(Math.min(...north)).toBeGreaterThan(18);
    for (const ring of rings) {
      const [first, last] = [ring[0]!, ring.at(-1)!];
      expect(Math.hypot(first[0] - last[0], first[1] - last[1])).toBeLessThan(0.5);
    }
  });
});
