import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findCount, PlacesIn, standardCount } from './count-places.ts';
import type { QdaProject, QdaSource, QdaSpan } from './qda-project.ts';
import { type ReadQda, readQdaProject } from './read-qda.ts';
import { writeQdaProject } from './write-qda.ts';

function guid(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-');
}

const made = { by: guid('lin'), at: Date.UTC(2026, 10, 19, 8, 30) };
const nobody = { by: null, at: null };

function span(text: string, words: string, code: string, more: Partial<QdaSpan> = {}): QdaSpan {
  const from = text.indexOf(words);
  return {
    id: guid(`${words}/${code}`),
    from,
    to: from + words.length,
    name: words,
    description: '',
    codings: [{ id: guid(`coding ${words}`), codeId: guid(code), noteIds: [], ...made }],
    noteIds: [],
    ...made,
    ...more,
  };
}

const source = (id: string, text: string, more: Partial<QdaSource> = {}): QdaSource => ({
  id: guid(id),
  name: id,
  description: '',
  text,
  spans: [],
  codings: [],
  values: [],
  noteIds: [],
  recording: null,
  ...nobody,
  ...more,
});

const talk = '李：价格😀有点高。\n王：客服 & “态度” <一般>。\n李：物流倒是很快。';
const tape = 'A: It broke.\nB: They came on Friday, twice.';
const whole: QdaProject = {
  name: 'Tea & "talk"',
  origin: 'Wenshu',
  users: [
    { id: guid('lin'), name: '林' },
    { id: guid('max'), name: 'Max' },
  ],
  codes: [
    {
      id: guid('price'),
      above: null,
      name: 'Price',
      description: 'whatever it costs\n5 < 6',
      colour: '#a1b2c3',
      isCodable: false,
      noteIds: [guid('memo')],
    },
    { id: guid('dear'), above: guid('price'), name: '太贵', description: '', colour: '', isCodable: true, noteIds: [] },
    { id: guid('staff'), above: null, name: 'Staff', description: '', colour: '#000000', isCodable: true, noteIds: [] },
  ],
  variables: [
    { id: guid('age'), name: '年龄', type: 'Integer' },
    { id: guid('city'), name: 'City', type: 'Text' },
  ],
  cases: [
    {
      id: guid('case li'),
      name: '李',
      description: 'buys every week',
      values: [
        { variableId: guid('age'), value: '35' },
        { variableId: guid('city'), value: 'Wuxi' },
      ],
      sourceIds: [guid('talk')],
      spanIds: [guid('物流倒是很快/staff')],
    },
  ],
  sources: [
    source('talk', talk, {
      description: 'first round',
      spans: [
        span(talk, '有点高', 'dear', { description: 'said twice', noteIds: [guid('memo')] }),
        span(talk, '客服 & “态度” <一般>', 'staff'),
        span(talk, '物流倒是很快', 'staff'),
      ],
      codings: [{ id: guid('of all'), codeId: guid('staff'), by: guid('max'), at: null, noteIds: [] }],
      values: [{ variableId: guid('city'), value: 'Beijing' }],
      noteIds: [guid('memo')],
    }),
    source('tape', tape, {
      spans: [span(tape, 'They came', 'staff')],
      recording: {
        id: guid('recording'),
        kind: 'audio',
        name: 'Tape 1',
        path: 'relative:///tape-1.m4a',
        times: [
          { place: 0, time: 1_000 },
          { place: 13, time: 4_000 },
          { place: 43, time: 9_000 },
        ],
      },
    }),
  ],
  notes: [{ id: guid('memo'), name: 'Memo', text: '要再问一遍。\n<why>', ...made }],
  noteIds: [guid('memo')],
};

function read(xml: string, files: Readonly<Record<string, string>> = {}): ReadQda {
  const found = readQdaProject(xml, name => files[name]);
  if (typeof found === 'string') throw new Error(found);
  return found;
}

const withTimes = (times: readonly { place: number; time: number }[], wanted: QdaProject): QdaProject => ({
  ...wanted,
  sources: wanted.sources.map(one =>
    one.recording === null ? one : { ...one, recording: { ...one.recording, times } },
  ),
});

describe('a project that goes out and comes back', () => {
  const { xml, parts } = writeQdaProject(whole);
  const files = Object.fromEntries(parts.map(({ name, text }) => [name, text]));

  it('is what it was, with the times at which its spans begin and end', () => {
    const { project, remarks } = read(xml, files);
    expect(remarks).toEqual([]);
    const added = [
      { place: 0, time: 1_000 },
      { place: 13, time: 4_000 },
      { place: 16, time: 4_500 },
      { place: 25, time: 6_000 },
      { place: 43, time: 9_000 },
    ];
    expect(project).toEqual(withTimes(added, whole));
  });

  it('is the same when it has gone twice', () => {
    const { project } = read(xml, files);
    expect(writeQdaProject(project)).toEqual({ xml, parts });
  });

  it('counts in code points: what stands behind an emoji is one further, not two', () => {
    const [, start, end] = /name="有点高" startPosition="(\d+)" endPosition="(\d+)"/.exec(xml)!;
    expect([Number(start), Number(end)]).toEqual([5, 8]);
    expect(talk.indexOf('有点高')).toBe(6);
  });

  it('has its parts in the order of the schema', () => {
    const order = ['<Users>', '<CodeBook>', '<Variables>', '<Cases>', '<Sources>', '<Notes>'].map(tag =>
      xml.indexOf(tag),
    );
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(Math.min(...order)).toBeGreaterThan(0);
  });

  it('keeps any span of any text', () => {
    const letters = fc.array(fc.constantFrom('a', '客', '😀', '\n', ' ', '<', '&', 'é'), {
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(letters, fc.nat(), fc.nat(), (signs, one, other) => {
        const text = signs.join('');
        const [low, high] = [one % signs.length, other % signs.length].sort((a, b) => a - b);
        const from = signs.slice(0, low).join('').length;
        const to = from + signs.slice(low, high! + 1).join('').length;
        const own = source('x', text, { spans: [{ ...span(text, '', 'staff'), from, to, name: '' }] });
        const out = writeQdaProject({ ...whole, cases: [], sources: [own] });
        const back = read(out.xml, Object.fromEntries(out.parts.map(part => [part.name, part.text]))).project
          .sources[0]!;
        expect([back.text, back.spans.map(each => [each.from, each.to])]).toEqual([text, [[from, to]]]);
      }),
    );
  });
});

const project = (inner: string, attributes = '') =>
  `<?xml version="1.0" encoding="utf-8"?><Project name="P" origin="Other" xmlns="urn:QDA-XML:project:1.0" ${attributes}>${inner}</Project>`;
const books = `<CodeBook><Codes><Code guid="${guid('dear')}" name="Dear" isCodable="true"/></Codes></CodeBook>`;
const coding = `<Coding guid="${guid('c')}" creatingUser="${guid('u')}"><CodeRef targetGUID="${guid('dear')}"/></Coding>`;
const textSource = (selections: string, more = 'plainTextPath="internal://a.txt"', content = '') =>
  `<Sources><TextSource guid="${guid('s')}" name="S" ${more}>${content}${selections}</TextSource></Sources>`;
const selection = (start: number, end: number, name: string) =>
  `<PlainTextSelection guid="${guid(`${start}`)}" name="${name}" startPosition="${start}" endPosition="${end}">${coding}</PlainTextSelection>`;
const wordsOf = ({ project: found }: ReadQda) =>
  found.sources.flatMap(({ text, spans }) => spans.map(({ from, to }) => text.slice(from, to)));

describe('a project of another program', () => {
  it('in the habit of one on a Mac: attributes in any order, users with ids, codes three deep, a rich text beside the plain one', () => {
    const found = read(
      project(
        `<Users><User guid="${guid('u')}" id="CP" name=""/></Users><CodeBook><Codes><Code guid="${guid('a')}" isCodable="true" name="a"><Code guid="${guid('b')}" isCodable="true" name="b"><Code guid="${guid('dear')}" isCodable="true" name="c" color="#f0A"/></Code></Code></Codes></CodeBook>` +
          textSource(
            selection(6, 11, 'world'),
            'creationDateTime="2024-09-15T15:36:47Z" modifyingUser="{' +
              guid('u').toUpperCase() +
              '}" richTextPath="internal://a.docx" plainTextPath="internal://a.txt"',
          ),
        'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="urn:QDA-XML:project:1.0 Project.xsd" basePath=""',
      ),
      { 'a.txt': '\uFEFFhello world' },
    );
    expect(found.project.users).toEqual([{ id: guid('u'), name: 'CP' }]);
    expect(found.project.codes.map(({ name, above, colour }) => [name, above, colour])).toEqual([
      ['a', null, ''],
      ['b', guid('a'), ''],
      ['c', guid('b'), '#ff00AA'],
    ]);
    expect(found.project.sources[0]).toMatchObject({ by: guid('u'), at: Date.UTC(2024, 8, 15, 15, 36, 47) });
    expect(wordsOf(found)).toEqual(['world']);
  });

  it('in the habit of one on Windows: CR and LF are two, and a name is cut short by dots', () => {
    const text = 'One line.\r\nAnother one that is rather long, and goes on.\r\nThe last.';
    const start = text.indexOf('Another');
    const found = read(
      project(books + textSource(selection(start, text.indexOf('\r\nThe'), 'Another one that is rath...'))),
      { 'a.txt': text },
    );
    expect(wordsOf(found)).toEqual(['Another one that is rather long, and goes on.']);
    expect(found.project.sources[0]!.text).not.toContain('\r');
  });

  it('in the habit of one that counts a line’s end as one although the file has two', () => {
    const text = 'One.\r\nTwo.\r\nThree words here.';
    const start = text.replaceAll('\r', '').indexOf('words');
    const found = read(project(books + textSource(selection(start, start + 5, 'words'))), { 'a.txt': text });
    expect(wordsOf(found)).toEqual(['words']);
  });

  it('in the habit of one that counts an emoji as two', () => {
    const text = 'It is 😀 fine 😀 really, and more of it.';
    const found = read(project(books + textSource(selection(text.indexOf('really'), text.indexOf(','), 'really'))), {
      'a.txt': text,
    });
    expect(wordsOf(found)).toEqual(['really']);
  });

  it('in the habit of one whose end is the last letter, with the text within the file and the prefix of a namespace', () => {
    const xml = project(
      books + textSource(selection(0, 4, 'Hello'), '', '<PlainTextContent>Hello again &amp; again</PlainTextContent>'),
    )
      .replaceAll(/<(\/?)(?=[A-Z])/g, '<$1qda:')
      .replace('xmlns=', 'xmlns:qda=');
    const found = read(xml);
    expect(wordsOf(found)).toEqual(['Hello']);
    expect(found.project.sources[0]!.text).toBe('Hello again & again');
  });

  it('of recordings: spans by points of a transcript, and by times alone', () => {
    const point = (name: string, position: number, time: number) =>
      `<SyncPoint guid="${guid(name)}" timeStamp="${time}" position="${position}"/>`;
    const found = read(
      project(
        `${books}<Sources><VideoSource guid="${guid('v')}" name="V" path="internal://v.mp4"><Transcript guid="${guid('t')}" name="T" plainTextPath="internal://t.txt">${point('p', 0, 0)}${point('q', 6, 2000)}${point('r', 11, 5000)}<TranscriptSelection guid="${guid('sel')}" fromSyncPoint="${guid('q')}" toSyncPoint="${guid('r')}">${coding}</TranscriptSelection></Transcript><VideoSelection guid="${guid('vs')}" begin="500" end="1900">${coding}</VideoSelection></VideoSource><AudioSource guid="${guid('w')}" name="W" path="internal://w.mp3"><AudioSelection guid="${guid('ws')}" begin="0" end="9">${coding}</AudioSelection></AudioSource></Sources>`,
      ),
      { 't.txt': 'First then more.' },
    );
    expect(wordsOf(found)).toEqual(['then ', 'First ']);
    expect(found.project.sources[0]!.recording).toMatchObject({
      id: guid('v'),
      kind: 'video',
      path: 'internal://v.mp4',
    });
    expect(found.remarks).toEqual([{ reason: 'time-without-text', name: 'W', count: 1 }]);
  });

  it('tells what it left out', () => {
    const found = read(
      project(
        `${books}<Sources><PictureSource guid="${guid('pic')}" name="Shelf"/><TextSource guid="${guid('gone')}" name="Gone" plainTextPath="internal://gone.txt"/><TextSource guid="${guid('s')}" name="S" plainTextPath="internal://a.txt">${selection(0, 4, 'here')}${selection(2, 99, '')}${selection(3, 4, 'e').replace(guid('dear'), guid('nobody'))}</TextSource></Sources><Links><Link guid="${guid('l')}"/></Links>`,
      ),
      { 'a.txt': 'here' },
    );
    expect(found.remarks).toEqual([
      { reason: 'kind-of-source', name: 'Shelf', count: 1 },
      { reason: 'text-missing', name: 'Gone', count: 1 },
      { reason: 'code-missing', name: 'e', count: 1 },
      { reason: 'span-outside', name: 'S', count: 1 },
      { reason: 'links', name: '', count: 1 },
    ]);
  });
});

it.each([
  ['entities of its own', '<!DOCTYPE a [<!ENTITY b "c">]><Project name="&b;"/>', 'not-xml'],
  ['an end that is missing', '<Project><Users>', 'not-xml'],
  ['another root', '<CodeBook/>', 'not-a-project'],
  ['more depth than anybody needs', `<Project>${'<Code>'.repeat(50)}${'</Code>'.repeat(50)}</Project>`, 'not-xml'],
  ['too many sources', `<Project><Sources>${'<TextSource/>'.repeat(2_001)}</Sources></Project>`, 'too-many'],
  ['nothing in it', '', 'not-xml'],
])('is not read with %s', (_what, xml, problem) => {
  expect(readQdaProject(xml, () => undefined)).toBe(problem);
});

it('finds no other way to count where nothing speaks for one', () => {
  expect(findCount('很好 😀\n真的', [{ start: 0, end: 2, name: '' }])).toEqual(standardCount);
  const places = new PlacesIn('a😀b', standardCount);
  expect([0, 1, 2, 3, 4].map(at => places.placeOf(at))).toEqual([0, 1, 3, 4, undefined]);
  expect([0, 1, 3, 4].map(at => places.countAt(at))).toEqual([0, 1, 2, 3]);
});
