import { paperCalls, paperSourceCalls } from '@wenshu/api-contract';
import { type ProposedNode, paperChanges } from '@wenshu/papers';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/new-id.ts';
import { buildPerson, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { partsOf, unescaped } from '../../../testing/files/written-numbers.ts';
import { readers } from '../../../testing/one-number/read-file.ts';

let test: TestApp;
let person: TestPerson;
beforeAll(async () => {
  test = await buildTestApp();
  person = await buildPerson(test.platform);
});
afterAll(() => test.close());

const node = (kind: string, fields: ProposedNode['fields'], below: readonly ProposedNode[] = []): ProposedNode => ({
  kind,
  parent: null,
  fields,
  below,
});

const begin = async (
  kind: 'outline' | 'desk-study' | 'concept',
  title: string,
  brief: object,
  language: 'zh' | 'en' = 'en',
) => {
  const { data } = await test.call(
    paperCalls.create,
    { kind, title, language, brief: brief as never },
    asPerson(person),
  );
  return (data as { paperId: string }).paperId;
};
const add = async (paperId: string, proposed: readonly ProposedNode[]) => {
  const { data } = await test.call(paperCalls.get, { paperId }, asPerson(person));
  const { document, version } = data as unknown as { document: never; version: number };
  const changes = paperChanges.add(document, proposed, newId) as never;
  const answer = await test.call(
    paperCalls.edit,
    { paperId, editId: newId(), baseVersion: version, changes },
    asPerson(person),
  );
  expect(answer.code).toBe('0000');
};
const download = async (paperId: string, format: 'docx' | 'md') => {
  const { app } = test;
  const answer = await app.inject({
    url: `/api/talks/paper/export?paperId=${paperId}&format=${format}`,
    headers: { authorization: `Bearer ${person.token}` },
  });
  expect(answer.statusCode).toBe(200);
  return {
    bytes: answer.rawPayload,
    name: String(answer.headers['content-disposition']),
    type: answer.headers['content-type'],
  };
};

/** The paragraphs of a Word document, as another program reads them: style and words. */
const paragraphsIn = (bytes: Uint8Array) => {
  const [xml = ''] = partsOf(unzipSync(bytes), /^word\/document\.xml$/);
  return [...xml.matchAll(/<w:p>.*?<\/w:p>/gs)].map(([one]) => ({
    style: /<w:pStyle w:val="([^"]+)"/.exec(one)?.[1] ?? (one.includes('<w:numPr>') ? 'list' : ''),
    text: [...one.matchAll(/<w:t(?: [^>]*)?>([^<]*)<\/w:t>|<w:br\/>/g)]
      .map(([, text]) => (text === undefined ? '\n' : unescaped(text)))
      .join(''),
  }));
};

const outlineOf = async () => {
  const paperId = await begin('outline', 'Why <tea> & milk', { goal: 'Learn *why*', minutes: 45, talk: 'group' });
  const goal = newId();
  await add(paperId, [
    Object.assign(node('goal', { text: 'Occasions' }), { id: goal }),
    node('section', { title: 'Warm-up', minutes: 5, note: 'Say hello' }),
    node('section', { title: 'Habits', minutes: 30, goals: [goal, newId()] }, [
      node('question', { text: 'Last time?\nTell all', mustAsk: true }, [
        node('probe', { text: '- who # was | there' }),
        node('stimulus', { text: 'The pack', address: 'https://example.com/a_b' }),
      ]),
      node('question', { text: 'And before?' }),
    ]),
  ]);
  return paperId;
};

describe('S2.20 an outline as a file', () => {
  it('as Word: headings with minutes, questions by number, what must be asked, probes below', async () => {
    const { bytes, name, type } = await download(await outlineOf(), 'docx');
    expect(name).toContain('Why');
    expect(type).toContain('wordprocessingml');
    expect(paragraphsIn(bytes)).toEqual([
      { style: 'Title', text: 'Why <tea> & milk' },
      { style: '', text: 'Research goal: Learn *why*' },
      { style: '', text: expect.stringContaining('45') },
      { style: '', text: 'Kind of talk: Group discussion' },
      { style: 'Heading1', text: 'Goals' },
      { style: '', text: '1. Occasions' },
      { style: 'Heading1', text: 'Sections' },
      { style: '', text: '35 minutes in all, 45 planned' },
      { style: 'Heading2', text: '1. Warm-up (5 min)' },
      { style: '', text: 'Note to the moderator: Say hello' },
      { style: 'Heading2', text: '2. Habits (30 min)' },
      { style: '', text: 'Goals: 1' },
      { style: '', text: '2.1 Last time?\nTell all [must ask]' },
      { style: '', text: 'Stimulus: The pack https://example.com/a_b' },
      { style: 'ListParagraph', text: '- who # was | there' },
      { style: '', text: '2.2 And before?' },
    ]);
  });

  it('as Markdown: marks in people’s words stay words', async () => {
    const { bytes, type } = await download(await outlineOf(), 'md');
    expect(type).toContain('text/markdown');
    const text = bytes.toString('utf8');
    expect(text.split('\n').filter(line => line.startsWith('#'))).toEqual([
      '# Why \\<tea\\> & milk',
      '## Goals',
      '## Sections',
      '### 1. Warm-up (5 min)',
      '### 2. Habits (30 min)',
    ]);
    expect(text).toContain('**Research goal**: Learn \\*why\\*\n');
    expect(text).toContain('2.1 Last time?  \nTell all \\[must ask\\]\n');
    expect(text).toContain('The pack https://example.com/a_b\n');
    expect(text).toContain('\n- \\- who \\# was \\| there\n');
  });
});

it('S2.21 desk research as a file: evidence as a table with numbered sources', async () => {
  const paperId = await begin('desk-study', '咖啡', { question: '多大？' }, 'zh');
  const sources: string[] = [];
  for (const [name, text, address] of [
    ['报告', '涨了 12%。\n第二行', 'https://example.com/r'],
    ['没有用到', '别的', undefined],
  ] as const) {
    const { data } = await test.call(
      paperSourceCalls.addSource,
      { paperId, name, text, ...(address && { address }) },
      asPerson(person),
    );
    sources.push((data as { sourceId: string }).sourceId);
  }
  await add(paperId, [
    node('sub-question', { text: '规模', frame: 'size', answer: '在涨' }, [
      node('term', { text: '市场规模', language: 'zh' }),
      node('term', { text: 'market size', language: 'en' }),
      node('evidence', { claim: '涨|了', passage: '涨了 12%。\n第二行', source: sources[0]! }),
    ]),
    node('sub-question', { text: '还没有答案', frame: 'other' }),
  ]);
  const word = (await download(paperId, 'docx')).bytes;
  expect((await readers.docx(word)).rows).toEqual([
    ['说明了什么', '原文', '出处'],
    ['涨|了', '涨了 12%。第二行', '[1]'],
  ]);
  expect(paragraphsIn(word).map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      '检索词：市场规模；market size',
      '小结：在涨',
      '[1] 报告 https://example.com/r',
      '[2] 没有用到',
    ]),
  );
  const md = (await download(paperId, 'md')).bytes.toString('utf8');
  expect(md).toContain('| 涨\\|了 | 涨了 12%。<br>第二行 | [1] |'.replace('[1]', '\\[1\\]'));
});

it('S2.22 a concept as a file: variants side by side, without what nobody filled in', async () => {
  const paperId = await begin('concept', 'Tea', { category: 'tea' });
  await add(paperId, [
    node('variant', { name: 'Clear', benefit: 'Awake' }),
    node('variant', { name: 'Calm', benefit: 'Asleep', price: '6 yuan' }),
  ]);
  expect((await readers.docx((await download(paperId, 'docx')).bytes)).rows).toEqual([
    ['', 'Clear', 'Calm'],
    ['Benefit', 'Awake', 'Asleep'],
    ['Price', '', '6 yuan'],
  ]);
  const md = (await download(paperId, 'md')).bytes.toString('utf8');
  expect(md).toContain('|  | Clear | Calm |\n| --- | --- | --- |\n| Benefit | Awake | Asleep |');
  expect(md).not.toContain('Insight');
});

it('an empty paper is a file with its title', async () => {
  const paperId = await begin('concept', 'Nothing yet', {});
  expect((await download(paperId, 'md')).bytes.toString('utf8')).toBe('# Nothing yet\n');
  expect(strFromU8((await download(paperId, 'docx')).bytes.subarray(0, 2))).toBe('PK');
});
