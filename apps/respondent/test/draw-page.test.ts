import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { DrawPage } from '@wenshu/api-contract/drawn-page';
import type { Visit } from '@wenshu/api-contract/visit';
import { typeExamples } from '@wenshu/question-types/examples';
import { type Flow, type FlowQuestion, settingDictionary } from '@wenshu/survey-core';
import { build } from 'vite';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { makeTemporaryFolder } from '../../../tools/testing/temporary-folder.ts';
import { writeDrawing } from '../build/build-drawing.ts';
import pageConfig from '../vite.config.ts';
import { linesOfPaper, linesOfString } from './canonical-page.ts';
import { PaperNode, paperDocument } from './paper-document.ts';

type OpenVisit = Extract<Visit, { step: 'open' }>;

const folder = makeTemporaryFolder('drawing');
let drawPage: DrawPage;
let inPage: {
  drawInPage(element: unknown, search: string, code: string): () => void;
  fetchRest(): Promise<void>;
};
let embedded: Visit;

/** Both of them as they are built: with React on the server, with Preact in the page. */
beforeAll(async () => {
  await writeDrawing(join(folder.path, 'server'), '/assets/rest.js');
  await build({
    configFile: false,
    logLevel: 'warn',
    resolve: { alias: pageConfig.resolve!.alias! },
    oxc: { jsx: { runtime: 'automatic', importSource: 'preact', development: false } },
    ssr: { noExternal: true },
    build: {
      outDir: join(folder.path, 'page'),
      emptyOutDir: true,
      copyPublicDir: false,
      minify: false,
      ssr: fileURLToPath(new URL('draw-in-page.tsx', import.meta.url)),
      rolldownOptions: { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' } },
    },
  });
  vi.stubGlobal('document', {
    ...paperDocument,
    getElementById: (id: string) => (id === 'opened-survey' ? { textContent: JSON.stringify(embedded) } : null),
  });
  const browser = { addEventListener() {}, removeEventListener() {}, performance: { navigation: {} } };
  vi.stubGlobal('window', { ...browser, top: browser, self: browser });
  const load = (path: string) => import(pathToFileURL(join(folder.path, path)).href);
  drawPage = (await load('server/draw-page.mjs')).drawPage;
  inPage = await load('page/draw-in-page.mjs');
}, 120_000);
afterAll(() => {
  vi.unstubAllGlobals();
  folder.remove();
});

const text = (words: string) => ({ text: words });
const first: FlowQuestion = { ...typeExamples['single-choice'].question, id: 'first' };

function visitOf(questions: readonly FlowQuestion[], change: Partial<Flow> = {}): OpenVisit {
  const appearance = change.appearance ?? {};
  const groups = [...new Set(questions.map(({ groupId }) => groupId))];
  return {
    step: 'open',
    entrance: {
      title: 'A & B',
      languageId: 1,
      languageTag: 'en',
      direction: 'ltr',
      appearance,
      languages: [{ languageId: 1, name: 'English' }],
    },
    flow: {
      scrollId: 's',
      versionTime: 1,
      languageId: 1,
      title: text('A & B <i>'),
      description: text(''),
      settings: {},
      questions,
      logic: [],
      calculations: [],
      verifications: [],
      agreements: [],
      appearance,
      groups: groups.map(id => ({ id, title: text(''), settings: {} })),
      cover: null,
      endPages: {},
      ...change,
    },
    context: { channel: 'default', labels: [], parameters: {}, today: '2026-01-02' },
    needsCaptcha: false,
    endPageLinks: {},
  };
}

let visits = 0;
async function bothDrawings(visit: Visit, search = '') {
  const language = new URLSearchParams(search).get('lang') ?? undefined;
  const drawn = drawPage(visit, language)!;
  embedded = visit;
  if (drawn.parts.length > 0) await inPage.fetchRest();
  const element = new PaperNode('div');
  const clear = inPage.drawInPage(element, search, `code${++visits}`);
  const page = linesOfPaper(element);
  // Before its effects: what is drawn first is all that is asked here.
  clear();
  return { drawn, server: linesOfString(drawn.html), page };
}

describe('what the server draws is what the page draws first', () => {
  it.each(Object.keys(typeExamples) as (keyof typeof typeExamples)[])('of %s', async slug => {
    const { server, page } = await bothDrawings(visitOf([first, typeExamples[slug].question]));
    expect(server.length).toBeGreaterThan(20);
    expect(server).toEqual(page);
  });

  it('of a survey in several languages with a header, more questions than a screen has, in the words that the address asks for', async () => {
    const many = Array.from({ length: 14 }, (_, index) => ({ ...first, id: `q${index}` }));
    const appearance = { headerPicture: { desktop: '/files/a.png' }, theme: 'ocean', buttonColour: '#ffd54f' } as never;
    const visit = visitOf(many, { appearance });
    const languages = [...visit.entrance.languages, { languageId: 2, name: '"中文"' }];
    for (const entrance of [visit.entrance, { ...visit.entrance, languages }])
      for (const search of ['', '?lang=zh', '?lang=fr']) {
        const { server, page, drawn } = await bothDrawings({ ...visit, entrance }, search);
        expect(server).toEqual(page);
        expect(drawn.root).toMatchObject({ lang: 'en', dir: 'ltr', 'data-theme': 'ocean', class: 'is-early' });
        expect(drawn.root.style).toContain('--button:#ffd54f');
      }
  });

  it('of texts with lists, which a browser reads as they are written: no paragraph holds one', async () => {
    const list = { text: 'a', html: '<p>a</p><ul><li><strong>b</strong></li></ul>' };
    const { server, page, drawn } = await bothDrawings(
      visitOf([{ ...first, title: list, remark: list }], { description: list, title: list }),
    );
    expect(server).toEqual(page);
    expect(drawn.html.match(/<ul>/g)).toHaveLength(4);
    expect(drawn.html).not.toMatch(/<p\b[^>]*>(?:(?!<\/p>).)*<(?:ul|ol|div|p|section|h\d)\b/s);
  });

  it('of a cover with agreements, whatever chance decides behind it', async () => {
    const cover = { isShown: true, text: text('About') } as never;
    const agreements = [{ id: 'a', order: 'a', name: 'Privacy', content: text('We keep nothing.') }] as never;
    const { server, page } = await bothDrawings(visitOf([dealt(first)], { cover, agreements }));
    expect(server.join()).toContain('Privacy');
    expect(server).toEqual(page);
  });
});

const dealt = (question: FlowQuestion): FlowQuestion => ({
  ...question,
  settings: { ...question.settings, [settingDictionary.isOptionOrderRandom.code]: true },
});

const second = { ...first, id: 'second' };
const parameterRule = {
  id: 'r',
  order: 'a',
  kind: 'display',
  target: { questionId: 'second' },
  when: { test: 'parameter', name: 'city', is: 'equals', value: 'x' },
} as never;

describe('the script draws the first page', () => {
  const gate = (({ step: _, flow: __, context: ___, ...rest }) => rest)(visitOf([first]));
  it.each<[string, Visit]>([
    ['where chance decides the order of its options', visitOf([dealt(first)])],
    ['where the address decides what is on it', visitOf([first, second], { logic: [parameterRule] })],
    ['for whoever has begun', { ...visitOf([first]), record: {} as never }],
    ['behind a gate', { step: 'password', entrance: gate.entrance }],
  ])('%s', (_, visit) => {
    expect(drawPage(visit, undefined)).toMatchObject({ html: '', title: 'A & B', root: { lang: 'en' } });
  });

  it('and what chance decides on a later page keeps nobody waiting for the first', () => {
    const pageBreak = typeExamples['page-break'].question;
    expect(drawPage(visitOf([first, pageBreak, dealt(second)]), undefined)?.html).toContain('question-first');
  });
});

it('names the rest of the script for a survey that needs it', () => {
  expect(drawPage(visitOf([first]), undefined)?.parts).toEqual([]);
  expect(drawPage(visitOf([first, typeExamples.ranking.question]), undefined)?.parts).toEqual(['/assets/rest.js']);
  expect(drawPage(visitOf([first, second], { logic: [parameterRule] }), undefined)?.parts).toEqual(['/assets/rest.js']);
});
