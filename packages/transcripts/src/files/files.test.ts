import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  emptyTranscript,
  layTranscript,
  markOf,
  plainTranscript,
  qdaOfTranscripts,
  readQdaProject,
  spansOnTurns,
  type Transcript,
  type TranscriptLayout,
  type Turn,
  writeQdaProject,
} from '../index.ts';

function turn(id: string, order: string, text: string, more: Partial<Turn> = {}): Turn {
  return { id, order, speaker: 1, text, cuts: [], from: null, to: null, part: '', translation: null, ...more };
}

const dear = '价格😀太贵了。';
const turns = [
  turn('t2', 'b', dear, {
    speaker: 7,
    from: 65_000,
    part: '价格',
    cuts: [{ at: 0, words: '嗯，', now: '', why: 'filler' }],
    translation: { text: 'Too dear.', state: 'draft', way: 'hand', of: markOf(dear), by: '', at: 0 },
  }),
  turn('t1', 'a', '您好。', {
    from: 1_000,
    translation: { text: 'Hello.', state: 'checked', way: 'hand', of: markOf('您好。'), by: '', at: 0 },
  }),
  turn('t3', 'c', '客服很慢。\n物流也慢。', {
    speaker: null,
    part: '价格',
    translation: { text: 'Slow.', state: 'checked', way: 'hand', of: markOf('客服很慢。'), by: '', at: 0 },
  }),
];
const talk: Transcript = {
  title: '茶',
  language: 'zh',
  day: '2026-11-19',
  note: '在店里。',
  turns: Object.fromEntries(turns.map(one => [one.id, one])),
};
const nameOf = (speaker: number | null) => ({ 1: '问', 7: '李' })[speaker ?? 0] ?? '';

const layout: TranscriptLayout = {
  words: {
    day: '日期',
    note: '备注',
    time: '时间',
    speaker: '发言人',
    said: '内容',
    translation: '译文',
    codes: '编码',
    memo: '备忘',
    between: '、',
    draft: '（草稿）',
    stale: '（已过时）',
  },
  nameOf,
  hasTimes: true,
  hasTranslation: false,
  isAsSaid: false,
  codes: null,
  memos: null,
};

describe('a transcript that is read from top to bottom', () => {
  it('is a text of who speaks and what is said, with a heading where another part begins', () => {
    expect(layTranscript(talk, layout)).toEqual([
      { is: 'field', label: '日期', text: '2026-11-19' },
      { is: 'field', label: '备注', text: '在店里。' },
      { is: 'field', label: '问 00:00:01', text: '您好。' },
      { is: 'heading', level: 1, text: '价格' },
      { is: 'field', label: '李 00:01:05', text: dear },
      { is: 'field', label: '', text: '客服很慢。\n物流也慢。' },
    ]);
  });

  it('has columns for what stands beside: translations with what they are worth, codes, what was noted', () => {
    const blocks = layTranscript(talk, {
      ...layout,
      hasTranslation: true,
      isAsSaid: true,
      codes: new Map([['t2', ['太贵', '表情']]]),
      memos: new Map([['t3', '再问']]),
    });
    expect(blocks.filter(block => block.is === 'table')).toEqual([
      {
        is: 'table',
        head: ['时间', '发言人', '内容', '译文', '编码', '备忘'],
        rows: [['00:00:01', '问', '您好。', 'Hello.', '', '']],
      },
      {
        is: 'table',
        head: ['时间', '发言人', '内容', '译文', '编码', '备忘'],
        rows: [
          ['00:01:05', '李', `嗯，${dear}`, 'Too dear. （草稿）', '太贵、表情', ''],
          ['', '', '客服很慢。\n物流也慢。', 'Slow. （已过时）', '', '再问'],
        ],
      },
    ]);
  });

  it('without anything in it is nothing', () => {
    expect(layTranscript(emptyTranscript({ title: 'T', language: 'en' }), layout)).toEqual([]);
  });
});

it('is one text with the place of each turn, and no time that goes back', () => {
  const { text, places, times } = plainTranscript(talk, nameOf);
  expect(text).toBe(`问：您好。\n李：${dear}\n客服很慢。\n物流也慢。`);
  for (const { id, text: words } of turns) {
    const { from, to } = places.get(id)!;
    expect(text.slice(from, to)).toBe(words);
  }
  expect(times).toEqual([
    { place: 0, time: 1_000 },
    { place: 6, time: 65_000 },
  ]);
  const back = { ...talk, turns: { ...talk.turns, t3: { ...talk.turns['t3']!, from: 3_000 } } };
  expect(plainTranscript(back, nameOf).times).toHaveLength(2);
});

const guidOf = (name: string) => {
  const hex = createHash('sha256').update(name).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20, 32)}`;
};
const lin = { by: guidOf('lin'), at: Date.UTC(2026, 10, 19) };
const project = qdaOfTranscripts(
  {
    name: 'Tea',
    origin: 'Wenshu',
    users: [{ id: guidOf('lin'), name: '林' }],
    codes: [
      { id: guidOf('dear'), above: null, name: 'Dear', description: '', colour: '', isCodable: true, noteIds: [] },
      { id: guidOf('slow'), above: null, name: 'Slow', description: '', colour: '', isCodable: true, noteIds: [] },
    ],
    variables: [{ id: guidOf('age'), name: 'Age', type: 'Integer' }],
    people: [
      { number: 1, name: '问', values: [] },
      { number: 7, name: '李', values: [{ variableId: guidOf('age'), value: '35' }] },
      { number: 8, name: 'Nobody', values: [] },
    ],
    transcripts: [
      {
        id: 'talk',
        transcript: talk,
        marks: [
          { turnId: 't2', codeId: guidOf('dear'), from: 4, to: 6, ...lin },
          { turnId: 't2', codeId: guidOf('slow'), from: 4, to: 6, ...lin },
          { turnId: 't3', codeId: guidOf('slow'), from: null, to: null, ...lin },
          { turnId: 'gone', codeId: guidOf('slow'), from: null, to: null, ...lin },
        ],
        memos: [{ turnId: 't3', text: '再问', ...lin }],
        recording: { kind: 'audio', name: 'tape', path: 'relative:///tape.m4a' },
      },
    ],
  },
  guidOf,
);

describe('transcripts as a project of another program', () => {
  it('have their people as cases, with what each said', () => {
    const said = project.cases.map(({ name, spanIds }) => [
      name,
      ...project.sources[0]!.spans.filter(({ id }) => spanIds.includes(id)).map(({ from, to }) =>
        project.sources[0]!.text.slice(from, to),
      ),
    ]);
    expect(said).toEqual([['问', '您好。'], ['李', dear], ['Nobody']]);
  });

  it('come back on the same words of the same turns', () => {
    const { xml, parts } = writeQdaProject(project);
    const back = readQdaProject(xml, name => parts.find(part => part.name === name)?.text);
    if (typeof back === 'string') throw new Error(back);
    expect(back.remarks).toEqual([]);
    const [source] = back.project.sources;
    const coded = source!.spans.filter(({ codings, noteIds }) => codings.length + noteIds.length > 0);
    const { spans, lost } = spansOnTurns(source!.text, coded, turns);
    expect(lost).toEqual([]);
    const shown = spans.map(({ turnId, from, to, span }) => [
      turnId,
      talk.turns[turnId]!.text.slice(from, to),
      span.codings
        .map(({ codeId, by }) => `${back.project.codes.find(({ id }) => id === codeId)!.name} ${by === lin.by}`)
        .join(', '),
      span.noteIds.map(id => back.project.notes.find(note => note.id === id)!.text).join(),
    ]);
    expect(shown).toEqual([
      ['t2', '太贵', 'Dear true, Slow true', ''],
      ['t3', '客服很慢。\n物流也慢。', 'Slow true', '再问'],
    ]);
  });
});
