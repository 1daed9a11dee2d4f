import { expect, test } from 'vitest';
import { routeTexts } from '../../routes.ts';
import { sitePageTexts } from './index.ts';
import type { SitePageWords, SiteSection } from './page-words.ts';

const pages = Object.entries(sitePageTexts);
const inBothLanguages = pages.flatMap(([path, { zh, en }]) => [
  { path, language: 'zh', words: zh },
  { path, language: 'en', words: en },
]);
/** Places within the page of tools: a link to one that it does not have leads to its head. */
const toolIds = ['sample-size', 'margin', 'significance', 'rim', 'nps', 'price'];

/** All that must not differ between two languages: words are replaced by nothing, so that lists keep their lengths. */
const shapeOf = (words: SitePageWords) => ({
  screen: words.screen?.screen,
  sections: words.sections.map(section => ({ id: section.id, kind: section.kind, parts: partsOf(section) })),
  next: words.next.links.map(({ to }) => to),
});

function partsOf(section: SiteSection): unknown {
  switch (section.kind) {
    case 'text':
      return { paragraphs: section.paragraphs.length, to: section.link?.to };
    case 'cards':
      return { hasLead: section.lead !== undefined, cards: section.cards.map(({ to }) => to ?? null) };
    case 'steps':
      return { hasLead: section.lead !== undefined, steps: section.steps.map(({ screen }) => screen ?? null) };
    case 'questions':
    case 'limits':
      return section.list.length;
    case 'screen':
      return { paragraphs: section.paragraphs.length, screen: section.screen, to: section.link?.to };
    case 'table':
      return { hasLead: section.lead !== undefined, heads: section.heads.length, rows: section.rows.length };
    case 'live':
      return { paragraphs: section.paragraphs.length, piece: section.piece };
  }
}

function linksOf({ sections, next }: SitePageWords): readonly string[] {
  const within = sections.flatMap(section => {
    if (section.kind === 'cards') return section.cards.map(({ to }) => to);
    return section.kind === 'text' || section.kind === 'screen' ? [section.link?.to] : [];
  });
  return [...within, ...next.links.map(({ to }) => to)].filter(to => to !== undefined);
}

/** Every string that a person reads, in the order of the page. */
function stringsOf(part: unknown): readonly string[] {
  if (typeof part === 'string') return [part];
  if (typeof part !== 'object' || part === null) return [];
  const technical = ['id', 'kind', 'to', 'screen', 'piece'];
  return Object.entries(part).flatMap(([key, value]) =>
    typeof value === 'string' && technical.includes(key) ? [] : stringsOf(value),
  );
}

function leadsSomewhere(link: string): boolean {
  const [path = '', hash] = link.split('#');
  if (!(path in routeTexts.zh)) return false;
  if (hash === undefined) return true;
  if (path === '/tools') return toolIds.includes(hash);
  return sitePageTexts[path]?.zh.sections.some(({ id }) => id === hash) ?? false;
}

test.each(pages)('%s has the same parts, links and screens in both languages', (_path, { zh, en }) => {
  expect(shapeOf(en)).toEqual(shapeOf(zh));
});

test.each(inBothLanguages)('links of $path ($language) lead to pages and places that there are', ({ words }) => {
  expect(linksOf(words).filter(link => !leadsSomewhere(link))).toEqual([]);
});

test.each(inBothLanguages)('$path ($language) is described in a sentence or two', ({ language, words }) => {
  const [least, most] = language === 'zh' ? [30, 90] : [50, 160];
  expect([...words.description].length).toBeGreaterThanOrEqual(least);
  expect([...words.description].length).toBeLessThanOrEqual(most);
});

test.each(inBothLanguages)('$path ($language) names no two places alike', ({ words }) => {
  const ids = words.sections.map(({ id }) => id).filter(id => id !== undefined);
  expect(ids).toEqual([...new Set(ids)]);
});

test.each(inBothLanguages)('rows of tables of $path ($language) have a cell below every head', ({ words }) => {
  for (const section of words.sections)
    if (section.kind === 'table')
      for (const row of section.rows) expect(row, row[0]).toHaveLength(section.heads.length);
});

test.each(inBothLanguages)('$path ($language) shows a screen once, and has one thing to try at most', ({ words }) => {
  const screens = [
    words.screen?.screen,
    ...words.sections.flatMap(section => {
      if (section.kind === 'steps') return section.steps.map(({ screen }) => screen);
      return section.kind === 'screen' ? [section.screen] : [];
    }),
  ].filter(screen => screen !== undefined);
  expect(screens).toEqual([...new Set(screens)]);
  expect(words.sections.filter(({ kind }) => kind === 'live').length).toBeLessThanOrEqual(1);
});

test.each(inBothLanguages)('no words of $path ($language) are empty or end in a space', ({ words }) => {
  expect(stringsOf(words).filter(text => text === '' || text !== text.trim())).toEqual([]);
});

test.each(pages)('Chinese of %s has full-width signs, and headings that fit a phone', (_path, { zh }) => {
  expect(stringsOf(zh).filter(text => /\p{Script=Han}[,;:!?()"']|[,;:!?()"']\p{Script=Han}/u.test(text))).toEqual([]);
  const headings = [zh.headline, zh.next.title, ...zh.sections.map(({ heading }) => heading)];
  expect(headings.filter(heading => [...heading].length > 18)).toEqual([]);
});

test.each(pages)('Chinese of %s keeps a space between characters and Latin letters or figures', (_path, { zh }) => {
  expect(stringsOf(zh).filter(text => /\p{Script=Han}[A-Za-z0-9]|[A-Za-z0-9%]\p{Script=Han}/u.test(text))).toEqual([]);
});

test.each(pages)('English of %s has no Chinese in it', (_path, { en }) => {
  expect(stringsOf(en).filter(text => /[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(text))).toEqual([]);
});

test('every page of the site that is nothing but words has them', () => {
  const areas = ['ci', 'px', 'bx', 'cx', 'ex', 'ecox'].map(area => `/solution/${area}`);
  const services = ['onlinePlatform', 'intelligentSeries', 'xmServices'].map(service => `/productServices/${service}`);
  const expected = ['/solution', ...areas, '/product', '/product-enter', '/product-gover', ...services];
  expect(Object.keys(sitePageTexts).sort()).toEqual(expected.sort());
});

test('a place of its own names each intelligent product, and says of the one that is not open yet that it is not', () => {
  const { zh, en } = sitePageTexts['/productServices/intelligentSeries']!;
  for (const id of ['transcripts', 'outline', 'desk', 'concept', 'questionnaire']) {
    const saysIn = ({ sections }: SitePageWords, words: string) =>
      stringsOf(sections.find(section => section.id === id)).includes(words);
    const isComing = id === 'transcripts';
    expect([id, saysIn(zh, '正在开发，尚未开放。')]).toEqual([id, isComing]);
    expect([id, saysIn(en, 'In development, not available yet.')]).toEqual([id, isComing]);
    expect(zh.sections.filter(section => section.id === id)).toHaveLength(1);
  }
});

test('human service is there from Monday to Friday, without hours', () => {
  const { zh, en } = sitePageTexts['/productServices/xmServices']!;
  expect(stringsOf(zh).join('\n')).toContain('周一至周五');
  expect(stringsOf(en).join('\n')).toContain('Monday to Friday');
  expect([...stringsOf(zh), ...stringsOf(en)].filter(text => /\d{1,2}[:：]\d{2}/.test(text))).toEqual([]);
});
