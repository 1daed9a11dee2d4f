import {
  type CallData,
  errorCodes,
  HELPER_AGREEMENT_VERSION,
  helperCalls,
  paperCalls,
  paperHelpCalls,
  paperShareCalls,
  paperSourceCalls,
} from '@wenshu/api-contract';
import {
  countProposed,
  makePaperEdit,
  nodesBelow,
  outlineMinutes,
  type Paper,
  type ProposedNode,
  paperChanges,
} from '@wenshu/papers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../../platform/new-id.ts';
import { buildPerson, giveRights, type TestPerson } from '../../../testing/build-person.ts';
import { asPerson, buildQuestionnaire } from '../../../testing/build-survey.ts';
import { buildTestApp, type TestApp } from '../../../testing/build-test-app.ts';
import { ModelServer, modelDoes } from '../../../testing/fakes/model-server.ts';

const server = new ModelServer();
/** One without a model, one with. */
let house: TestApp;
let test: TestApp;
let place = '';
beforeAll(async () => {
  const url = await server.start();
  place = new URL(url).host;
  house = await buildTestApp();
  test = await buildTestApp({ env: { HELPER_URL: url, HELPER_MODEL: 'small-1', HELPER_TIMEOUT_SECONDS: '5' } });
});
afterAll(async () => {
  await house.close();
  await test.close();
  await server.stop();
});

interface Begun {
  readonly app: TestApp;
  readonly person: TestPerson;
  readonly paperId: string;
}
type Proposed = CallData<typeof paperHelpCalls.propose>;
type Kind = 'outline' | 'desk-study' | 'concept';

const begin = async (app: TestApp, kind: Kind, brief: object, language: 'zh' | 'en' = 'zh'): Promise<Begun> => {
  const person = await buildPerson(app.platform);
  const agreement = { version: HELPER_AGREEMENT_VERSION, place };
  if (app === test) await app.call(helperCalls.agree, agreement, asPerson(person));
  const input = { kind, title: '文稿', language, brief: brief as never };
  const { data } = await app.call(paperCalls.create, input, asPerson(person));
  return { app, person, paperId: (data as { paperId: string }).paperId };
};
const ask = async ({ app, person, paperId }: Begun, what: string, nodeId?: string): Promise<Proposed> => {
  const answer = await app.call(
    paperHelpCalls.propose,
    { paperId, ask: what, ...(nodeId && { nodeId }) },
    asPerson(person),
  );
  expect(answer).toMatchObject({ code: '0000' });
  return answer.data as Proposed;
};
const documentOf = async ({ app, person, paperId }: Begun) => {
  const { data } = await app.call(paperCalls.get, { paperId }, asPerson(person));
  return data as unknown as { document: Paper; version: number };
};
/** As a person accepts them: an ordinary edit. */
const accept = async (begun: Begun, proposals: readonly ProposedNode[]) => {
  const { document, version } = await documentOf(begun);
  const input = { paperId: begun.paperId, editId: newId(), baseVersion: version };
  const changes = paperChanges.add(document, proposals, newId) as never;
  expect(await begun.app.call(paperCalls.edit, { ...input, changes }, asPerson(begun.person))).toMatchObject({
    code: '0000',
  });
  return (await documentOf(begun)).document;
};
const give = async ({ app, person, paperId }: Begun, name: string, text: string) => {
  const { data } = await app.call(paperSourceCalls.addSource, { paperId, name, text }, asPerson(person));
  return (data as { sourceId: string }).sourceId;
};
const textsOf = (proposals: readonly ProposedNode[], field = 'text') => proposals.map(({ fields }) => fields[field]);

describe('S2.20 by the house’s own helper, an interview outline', () => {
  it.each([
    ['zh', 90, 'individual', '弄清年轻人为什么很少复购我们的燕麦奶，以及他们的使用场景', '燕麦奶'],
    ['zh', 37, 'group', '测试两个新品概念，了解对价格的看法', '新品'],
    ['en', 45, 'individual', 'Why do people stop buying oat milk, and how do they use it?', 'oat milk'],
    ['en', 60, 'group', '', 'this product'],
  ] as const)(
    'in %s fills %i minutes exactly, and speaks of the thing',
    async (language, minutes, talk, goal, thing) => {
      const begun = await begin(house, 'outline', { ...(goal && { goal }), minutes, talk }, language);
      const { proposals, dropped, helped } = await ask(begun, 'sections');
      expect({ dropped, helped }).toMatchObject({ dropped: 0, helped: { by: 'house', because: 'no-model' } });
      const document = await accept(begun, proposals);
      expect(outlineMinutes(document)).toEqual({ used: minutes, planned: minutes });
      const sections = nodesBelow(document, null, 'section');
      const goals = new Set(nodesBelow(document, null, 'goal').map(({ id }) => id));
      // Every part between opening and closing serves a goal that is there.
      for (const section of sections.slice(1, -1)) {
        const serves = section.fields['goals'] as readonly string[];
        expect(serves.length).toBeGreaterThan(0);
        expect(serves.every(id => goals.has(id))).toBe(true);
      }
      for (const section of sections) expect(nodesBelow(document, section.id, 'question').length).toBeGreaterThan(0);
      const said = JSON.stringify(document.nodes);
      expect(said).toContain(thing);
      expect(said).not.toMatch(/\{thing\}|undefined/);
    },
  );

  it('takes the goals that the brief lists, and those that are there, as its own', async () => {
    const begun = await begin(house, 'outline', { goal: '1. 了解购买渠道\n2. 了解价格敏感度', minutes: 60 });
    const { proposals } = await ask(begun, 'sections');
    expect(textsOf(proposals.filter(({ kind }) => kind === 'goal'))).toEqual(['了解购买渠道', '了解价格敏感度']);
    await accept(begun, proposals);
    const again = await ask(begun, 'sections');
    expect(again.proposals.filter(({ kind }) => kind === 'goal')).toEqual([]);
    // All of it is there: nothing is proposed twice.
    expect(again.proposals.flatMap(({ below }) => below)).toEqual([]);
  });

  it('probes by what a question asks for, none twice', async () => {
    const begun = await begin(house, 'outline', { goal: 'Tea' }, 'en');
    const section: ProposedNode = {
      kind: 'section',
      parent: null,
      fields: { title: 'Price and worth' },
      below: [{ kind: 'question', parent: null, fields: { text: 'Why do you pay more for it?' }, below: [] }],
    };
    const document = await accept(begun, [section]);
    const sectionId = nodesBelow(document, null, 'section')[0]!.id;
    const questionId = nodesBelow(document, sectionId, 'question')[0]!.id;
    const first = await ask(begun, 'probes', questionId);
    expect(textsOf(first.proposals)).toContain('Why does that matter to you?');
    expect(textsOf(first.proposals).length).toBeLessThanOrEqual(5);
    await accept(begun, first.proposals.slice(0, 2));
    const second = await ask(begun, 'probes', questionId);
    expect(second.dropped).toBe(2);
    expect(textsOf(second.proposals)).toEqual(textsOf(first.proposals.slice(2)));
    const more = await ask(begun, 'questions', sectionId);
    expect(textsOf(more.proposals)).toContain('With which other spending do you compare it?');
    expect(more.proposals.every(({ parent }) => parent === sectionId)).toBe(true);
  });

  it('is asked only for what it has, of what is there, by who may edit', async () => {
    const begun = await begin(house, 'outline', {});
    const { app, person, paperId } = begun;
    const { scrollId } = await buildQuestionnaire(app, person);
    const reader = await buildPerson(app.platform);
    await giveRights(app.platform, reader, scrollId, ['questionnaire.view']);
    await app.call(paperShareCalls.saveMember, { paperId, userId: reader.id, role: 'view' }, asPerson(person));
    for (const [input, by, code] of [
      [{ ask: 'evidence' }, person, errorCodes.inputInvalid.code],
      [{ ask: 'constructor' }, person, errorCodes.inputInvalid.code],
      [{ ask: 'probes' }, person, errorCodes.inputInvalid.code],
      [{ ask: 'probes', nodeId: newId() }, person, errorCodes.inputInvalid.code],
      [{ ask: 'sections' }, reader, errorCodes.noPermission.code],
      [{ ask: 'sections' }, await buildPerson(app.platform), errorCodes.paperNotFound.code],
    ] as const)
      expect((await app.call(paperHelpCalls.propose, { paperId, ...input }, asPerson(by))).code).toBe(code);
  });
});

const REPORT = [
  '2025 年，国内即饮咖啡市场规模约 120 亿元，同比增长 12%。增长主要来自下沉市场。',
  '天气晴朗，大会在杭州召开。',
  '便利店渠道占即饮咖啡销售的 48%，线上渠道占 21%。',
  '主流产品的价格集中在 6 到 9 元之间。',
].join('\n\n');

describe('S2.21 by the house’s own helper, desk research', () => {
  it('splits the question by the sides of its subject, with terms in both languages where the thing has a name in both', async () => {
    const begun = await begin(house, 'desk-study', { question: '国内即饮咖啡还有多大增长空间？', subject: 'market' });
    const { proposals } = await ask(begun, 'sub-questions');
    expect(textsOf(proposals, 'frame')).toEqual([
      'size',
      'people',
      'competition',
      'price',
      'channel',
      'regulation',
      'future',
    ]);
    expect(JSON.stringify(proposals)).toContain('coffee market size');
    expect(JSON.stringify(proposals)).toMatch(/咖啡 市场规模/);
    const nameless = await begin(
      house,
      'desk-study',
      { question: 'Where will Zorblatting go?', subject: 'policy' },
      'en',
    );
    const terms = (await ask(nameless, 'sub-questions')).proposals.flatMap(({ below }) => below);
    expect(terms.some(({ fields }) => fields['language'] === 'zh')).toBe(false);
  });

  it('finds the sentences that are nearest to each sub-question, letter for letter, and finds none in what says nothing', async () => {
    const begun = await begin(house, 'desk-study', { question: '即饮咖啡', subject: 'market' });
    const sourceId = await give(begun, '行业报告', REPORT);
    await give(begun, '无关', '今天的菜谱：先把土豆切成块，再放进锅里炖。');
    const part = (text: string): ProposedNode => ({ kind: 'sub-question', parent: null, fields: { text }, below: [] });
    const document = await accept(begun, [
      part('即饮咖啡的市场规模有多大？'),
      part('通过哪些渠道销售？'),
      part('土壤中的微生物多样性'),
    ]);
    const [size, channel, soil] = nodesBelow(document, null, 'sub-question');
    const { proposals, dropped } = await ask(begun, 'evidence');
    expect(dropped).toBe(0);
    const found = (of: string) => proposals.filter(({ parent }) => parent === of);
    expect(found(size!.id)[0]!.fields).toMatchObject({
      claim: '2025 年，国内即饮咖啡市场规模约 120 亿元，同比增长 12%。',
      source: sourceId,
    });
    expect(found(size!.id)[0]!.fields['passage']).toContain('增长主要来自下沉市场。');
    expect(found(channel!.id)[0]!.fields['claim']).toContain('便利店渠道');
    expect(found(soil!.id)).toEqual([]);
    for (const { fields } of proposals) expect(REPORT).toContain(fields['passage']);
    await accept(begun, proposals);
    const again = await ask(begun, 'evidence', size!.id);
    const passages = textsOf(found(size!.id), 'passage');
    for (const { fields } of again.proposals) expect(passages).not.toContain(fields['passage']);
  });

  it('finds by a search term in another language, and without sources nothing', async () => {
    const begun = await begin(house, 'desk-study', { question: '即饮咖啡', subject: 'market' });
    const part: ProposedNode = {
      kind: 'sub-question',
      parent: null,
      fields: { text: '价格走势' },
      below: [
        { kind: 'term', parent: null, fields: { text: 'ready-to-drink coffee price', language: 'en' }, below: [] },
      ],
    };
    await accept(begun, [part]);
    expect((await ask(begun, 'evidence')).proposals).toEqual([]);
    await give(
      begun,
      'News',
      'The weather was fine.\nPrices of ready-to-drink coffee rose by 4% in the spring. Cans cost most.',
    );
    expect(textsOf((await ask(begun, 'evidence')).proposals, 'claim')).toEqual([
      'Prices of ready-to-drink coffee rose by 4% in the spring.',
    ]);
  });
});

describe('S2.22 by the house’s own helper, a product concept', () => {
  it('answers the need in three ways, then one more each time, until there are five', async () => {
    const begun = await begin(house, 'concept', {
      category: '瓶装茶',
      people: '常加班的上班族',
      need: '下午提神。',
      has: '',
    });
    const first = await ask(begun, 'variants');
    expect(first.proposals).toHaveLength(3);
    expect(new Set(textsOf(first.proposals, 'benefit')).size).toBe(3);
    // What one has was not said: no reason is made up, and no price.
    for (const { fields } of first.proposals) {
      expect(fields['reason']).toBeUndefined();
      expect(fields['price']).toBeUndefined();
      expect(JSON.stringify(fields)).toContain('下午提神');
      expect(JSON.stringify(fields)).not.toContain('提神。”');
    }
    await accept(begun, first.proposals);
    for (const left of [1, 1, 0]) {
      const { proposals } = await ask(begun, 'variants');
      expect(proposals).toHaveLength(left);
      if (left > 0) await accept(begun, proposals);
    }
  });
});

describe('with a model, a paper', () => {
  const sections = {
    goals: ['Learn why'],
    sections: [
      {
        title: 'Habits',
        minutes: 20.4,
        goals: [1, 7],
        note: '',
        questions: [
          { text: 'When did you last buy it?', mustAsk: true, probes: ['Who was there?', '', 'who was there'] },
          { text: 'x'.repeat(3_000), mustAsk: false, probes: [] },
        ],
      },
    ],
  };

  it('sections are what it says, without what does not fit, which is counted', async () => {
    const begun = await begin(test, 'outline', { goal: 'Why', minutes: 30 }, 'en');
    server.will(modelDoes.say(sections));
    const { proposals, dropped, helped } = await ask(begun, 'sections');
    expect(helped).toMatchObject({ by: 'model', because: null, model: 'small-1' });
    expect(dropped).toBe(3);
    expect(countProposed(proposals)).toBe(4);
    const document = await accept(begun, proposals);
    const [goal] = nodesBelow(document, null, 'goal');
    const [section] = nodesBelow(document, null, 'section');
    expect(section!.fields).toEqual({ title: 'Habits', minutes: 20, goals: [goal!.id] });
  });

  it('evidence that stands in no source letter for letter is dropped and counted, and people’s names do not leave', async () => {
    const begun = await begin(test, 'desk-study', { question: 'coffee' }, 'en');
    const text = 'Coffee sales grew by 12% in 2025. Mr. Harold Finch (13900139000) called coffee sales a surprise.';
    const source = await give(begun, 'News', text);
    const part: ProposedNode = {
      kind: 'sub-question',
      parent: null,
      fields: { text: 'How did coffee sales grow?' },
      below: [],
    };
    await accept(begun, [part]);
    server.will(
      modelDoes.say({
        evidence: [
          { subQuestion: 1, material: 1, passage: 'Coffee sales grew by 12% in 2025.', claim: 'They grew.' },
          { subQuestion: 1, material: 1, passage: 'Coffee sales grew by 21% in 2025.', claim: 'They grew more.' },
          { subQuestion: 1, material: 9, passage: 'Coffee sales grew by 12%', claim: 'From nowhere.' },
          { subQuestion: 4, material: 1, passage: 'Coffee sales grew by 12%', claim: 'Of nothing.' },
        ],
      }),
    );
    const { proposals, dropped } = await ask(begun, 'evidence');
    expect(proposals.map(({ fields }) => fields)).toEqual([
      { claim: 'They grew.', passage: 'Coffee sales grew by 12% in 2025.', source },
    ]);
    expect(dropped).toBe(3);
    expect(JSON.stringify(server.asked)).toContain('grew by 12%');
    expect(JSON.stringify(server.asked)).not.toMatch(/Finch|139001/);
  });

  it('a variant keeps to its fields', async () => {
    const begun = await begin(test, 'concept', { category: 'tea' }, 'en');
    const variant = { name: 'Clear', insight: 'a', need: 'b', benefit: 'c', reason: '' };
    server.will(modelDoes.say({ variants: [variant, { ...variant, name: ' ' }] }));
    expect(await ask(begun, 'variants')).toMatchObject({
      proposals: [{ kind: 'variant', fields: { name: 'Clear', insight: 'a', need: 'b', benefit: 'c' } }],
      dropped: 1,
    });
  });

  it.each([
    ['breaks off', modelDoes.breakOff(), 'cut-off'],
    ['says nothing of use', modelDoes.say({ goals: [], sections: [] }), 'not-good-enough'],
    ['says no JSON of the schema', modelDoes.say({ goals: 'many' }), 'wrong-shape'],
    ['is busy', modelDoes.send(503, ''), 'busy'],
  ])('that %s: the house does it, and says why', async (_, behaviour, because) => {
    const begun = await begin(test, 'outline', { goal: 'oat milk', minutes: 30 }, 'en');
    server.will(behaviour);
    const { proposals, helped } = await ask(begun, 'sections');
    expect(helped).toMatchObject({ by: 'house', because });
    expect(proposals.length).toBeGreaterThan(2);
  });

  it('is not asked before the person has seen what leaves', async () => {
    const begun = await begin(test, 'concept', { category: 'tea', need: 'staying awake' }, 'en');
    await test.call(helperCalls.withdraw, {}, asPerson(begun.person));
    server.will(modelDoes.say({ variants: [] }));
    const { proposals, helped } = await ask(begun, 'variants');
    expect(server.asked).toHaveLength(0);
    expect(proposals).toHaveLength(3);
    expect(helped).toMatchObject({ by: 'house', because: 'not-agreed' });
    expect(helped.wouldLeave!.at(-1)).toContain('staying awake');
  });
});

it('whatever is proposed can be accepted all at once, and undone as one edit', async () => {
  const begun = await begin(house, 'outline', { goal: '燕麦奶', minutes: 60 });
  const { proposals } = await ask(begun, 'sections');
  const { document } = await documentOf(begun);
  const made = makePaperEdit(document, paperChanges.add(document, proposals, newId));
  if ('problem' in made) throw new Error(made.problem);
  expect(makePaperEdit(made.document, made.inverse)).toMatchObject({ document });
});
