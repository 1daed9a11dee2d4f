import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { palette } from './theme.ts';

const css = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
const cssName = (name: string) => name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`);

test('Ant Design and the style sheets draw with the same palette', () => {
  const inCss = Object.fromEntries(
    [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(match => [match[1], match[2]]),
  );
  const inTheme = Object.fromEntries(Object.entries(palette).map(([name, value]) => [cssName(name), value]));
  expect(inTheme).toEqual(inCss);
});

/** WCAG's relative luminance of #rrggbb. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map(start => {
    const channel = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

test.each([
  ['ink', 'paper'],
  ['inkSoft', 'paperDeep'],
  ['inkFaint', 'paper'],
  ['inkFaint', 'surface'],
  ['surface', 'pine'],
  ['pine', 'pineSoft'],
  ['pine', 'paper'],
  ['amberDeep', 'amberSoft'],
  ['cinnabar', 'cinnabarSoft'],
  ['leaf', 'leafSoft'],
] as const)('%s is readable on %s (4.5 : 1)', (text, background) => {
  expect(contrast(palette[text], palette[background])).toBeGreaterThanOrEqual(4.5);
});
