import { readFileSync } from 'node:fs';
import { contrast, READABLE, surveyThemes } from '@wenshu/survey-core/answering';
import { expect, it } from 'vitest';

import { lookOf, pictureAddress } from './look-of.ts';

const sheet = readFileSync(new URL('../styles/themes.css', import.meta.url), 'utf8');

it('has colours for every theme, each accent readable on cards, on its ground and below white words', () => {
  for (const theme of surveyThemes) {
    const rule =
      theme === surveyThemes[0] ? sheet.slice(0, sheet.indexOf('}')) : sheet.split(`[data-theme="${theme}"]`)[1];
    const read = (name: string) => new RegExp(`${name}: (#[0-9a-f]{6});`).exec(rule ?? '')?.[1] ?? '';
    const [accent, ground, soft] = [read('--accent'), read('--ground'), read('--accent-soft')];
    for (const below of ['#ffffff', ground, soft]) expect(contrast(accent, below), theme).toBeGreaterThan(READABLE);
  }
});

it('falls back to the first theme for a name that it does not know', () => {
  expect(lookOf({ theme: 'neon' })).toEqual({ theme: surveyThemes[0], properties: {} });
});

it('keeps the creator’s button colour and takes a readable shade of it for words', () => {
  const { properties } = lookOf({ theme: 'ocean', buttonColour: '#ffd54f', titleColour: '#fafafa' });
  expect(properties['--button']).toBe('#ffd54f');
  expect(contrast(properties['--on-button']!, '#ffd54f')).toBeGreaterThan(READABLE);
  expect(contrast(properties['--accent']!, '#ffffff')).toBeGreaterThan(READABLE);
  expect(contrast(properties['--title']!, '#ffffff')).toBeGreaterThan(READABLE);
});

it('shows pictures of our own host, and those on the web that are reached safely', () => {
  expect(pictureAddress('https://pictures.example/a.png')).toBe('https://pictures.example/a.png');
  expect(pictureAddress('/api/files/a.png')).toBe('/api/files/a.png');
  expect(pictureAddress('{host}/api/files/a.png')).toBe('/api/files/a.png');
  for (const foreign of [
    '//evil.example/a.png',
    'http://evil.example/a.png',
    '{host}//evil.example/a.png',
    'javascript:alert(1)',
    '/a.png") url(x',
    '/\\evil',
    undefined,
  ])
    expect(pictureAddress(foreign)).toBeUndefined();
});
