import { readFileSync } from 'node:fs';
import { surveyThemes } from '@wenshu/survey-core/answering';
import { expect, test } from 'vitest';
import { themeSwatches } from './theme-swatches.ts';

const css = readFileSync(new URL('../../../../../respondent/src/styles/themes.css', import.meta.url), 'utf8');

test.each(surveyThemes)('offers %s in the colours that the answering page shows', theme => {
  const start = theme === surveyThemes[0] ? css.indexOf(':root {') : css.indexOf(`data-theme="${theme}"`);
  const block = css.slice(start, css.indexOf('}', start));
  const { ground, accent } = themeSwatches[theme];
  expect(block).toContain(`--ground: ${ground};`);
  expect(block).toContain(`--accent: ${accent};`);
});
