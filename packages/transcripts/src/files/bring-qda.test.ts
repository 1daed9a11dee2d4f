import { describe, expect, it } from 'vitest';
import { type BroughtQda, bringQda } from './bring-qda.ts';
import { peopleOfProject } from './people-of-project.ts';

const A = '11111111-1111-1111-1111-111111111111';
const id = (digit: number) => A.replaceAll('1', String(digit));
const talk = `Interview of 3 May\nModerator: How do you buy tea?\nMary: I buy it online. The shop is dear.\nModerator: Why?\nMary: It is near.`;
const at = (words: string) => ({ from: talk.indexOf(words), to: talk.indexOf(words) + words.length });
const selection = (digit: number, { from, to }: { from: number; to: number }, inside: string) =>
  `<PlainTextSelection guid="${id(digit)}" name="" startPosition="${from}" endPosition="${to}">${inside}</PlainTextSelection>`;
const coding = (digit: number, code: number) =>
  `<Coding guid="${id(digit)}"><CodeRef targetGUID="${id(code)}"/></Coding>`;
const shop = at('The shop is dear');
const acrossTwo = { from: at('I buy it').from, to: at('Why?').to };
const project = `<Project name="Tea" origin="Elsewhere">
<CodeBook><Codes><Code guid="${id(2)}" name="Price" isCodable="true"/><Code guid="${id(3)}" name="Place" isCodable="true"/></Codes></CodeBook>
<Variables><Variable guid="${id(4)}" name="Age" typeOfVariable="Integer"/></Variables>
<Cases><Case guid="${id(5)}" name="Case 7"><VariableValue><VariableRef targetGUID="${id(4)}"/><IntegerValue>44</IntegerValue></VariableValue><SourceRef targetGUID="${id(6)}"/></Case></Cases>
<Sources><TextSource guid="${id(6)}" name="First" plainTextPath="internal://first.txt">
${selection(7, shop, `${coding(8, 2)}<NoteRef targetGUID="${A}"/>`)}
${selection(9, acrossTwo, coding(8, 3))}
${selection(9, at('Interview of 3 May'), coding(8, 3))}
${coding(8, 2)}
</TextSource><TextSource guid="${id(8)}" name="Empty" plainTextPath="internal://empty.txt"/></Sources>
<Notes><Note guid="${A}" name="n"><PlainTextContent>she means the tea shop</PlainTextContent></Note></Notes>
</Project>`;
const texts: Readonly<Record<string, string>> = { 'first.txt': talk, 'empty.txt': ' \n' };
const brought = bringQda(project, name => texts[name]);
if (typeof brought === 'string') throw new Error(brought);

describe('a project of another program as transcripts', () => {
  const [first] = brought.sources;

  it('has its texts as turns, without what is none', () => {
    expect(brought.sources).toHaveLength(1);
    expect(first!.turns.map(({ speaker, text }) => `${speaker}: ${text}`)).toEqual([
      'Moderator: How do you buy tea?',
      'Mary: I buy it online. The shop is dear.',
      'Moderator: Why?',
      'Mary: It is near.',
    ]);
  });

  it('has codes on the words they stand on, and on a whole turn without places', () => {
    const place = 'I buy it online. '.length;
    expect(first!.marks).toEqual([
      { turn: 1, codeId: id(2), from: place, to: place + 'The shop is dear'.length },
      { turn: 1, codeId: id(3), from: null, to: null },
      { turn: 2, codeId: id(3), from: null, to: null },
    ]);
    expect(first!.notes).toEqual([{ turn: 1, text: 'she means the tea shop' }]);
  });

  it('tells what has no place', () => {
    expect(brought.remarks.map(({ reason, name, count }) => `${reason} ${name} ${count}`).toSorted()).toEqual([
      'no-words Empty 1',
      'span-lost First 1',
      'whole-text First 1',
    ]);
  });

  it('is refused where it is none', () => {
    expect(bringQda('<CodeBook/>', () => undefined)).toBe('not-a-project');
  });
});

describe('who speaks in it', () => {
  const isModerator = (name: string) => name === 'Moderator';
  const source = (...names: string[]): BroughtQda['sources'][number] => ({
    name: '',
    description: '',
    marks: [],
    notes: [],
    turns: names.map(speaker => ({ speaker, text: 'x', from: null, to: null })),
  });
  const one = (name: string, sources: number[], value: string) => ({
    id: name,
    name,
    sources,
    values: [{ variableId: 'age', value }],
  });

  it('gives what is known of a case to the only participant of its text', () => {
    const { people, speakers } = peopleOfProject(brought, { there: [], isModerator });
    expect(people.map(({ name, values }) => `${name} ${JSON.stringify(values)}`)).toEqual([
      'Moderator {}',
      `Case 7 {"${id(4)}":"44"}`,
    ]);
    expect([...speakers[0]!]).toEqual([
      ['Moderator', 0],
      ['Mary', 1],
    ]);
  });

  it('knows a case by its name in every text, the moderator everywhere, and P1 of one group is not P1 of another', () => {
    const there = [{ no: 9, name: 'moderator', isModerator: true }];
    const { people, speakers } = peopleOfProject(
      {
        sources: [source('Moderator', 'P1', 'Ann'), source('Moderator', 'P1', 'ann', 'P2')],
        cases: [one('Moderator', [0], '70'), one('Ann', [0, 1], '30'), one('Ben', [1], '51'), one('Cy', [], '60')],
      },
      { there, isModerator },
    );
    expect(people.map(({ name, no }) => `${name} ${no}`)).toEqual([
      'moderator 9',
      'Ann null',
      'P1 null',
      'P1 (2) null',
      'P2 null',
      'Ben null',
      'Cy null',
    ]);
    expect(speakers.map(each => Object.fromEntries(each))).toEqual([
      { Moderator: 0, Ann: 1, P1: 2 },
      { Moderator: 0, ann: 1, P1: 3, P2: 4 },
    ]);
  });
});
