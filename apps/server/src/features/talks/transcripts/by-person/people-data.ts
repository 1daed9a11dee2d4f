import { wordsIn } from '@wenshu/analysis';
import { talkRoles } from '@wenshu/api-contract';
import { type BroughtCell, type BroughtQuestion, writtenIn } from '@wenshu/survey-core';
import { talkDataTexts } from '@wenshu/texts/talks/talk-data';
import { type CodeMatrix, codeMatrix, countWritten } from '@wenshu/transcripts';
import { Refusal } from '../../../../refusal/refusal.ts';
import type { BroughtData } from '../../../findings/brought-in/index.ts';
import type { CodedTalks } from '../analysis/coded-turns.ts';
import { codesInOrder } from '../analysis/codes-in-order.ts';
import type { TalkPersonRow } from '../project.repository.ts';

/** Beyond so many, a variable of its own for each code would be a table nobody reads. */
const MOST_CODES = 300;
const DIGITS = 5;
const numbered = (word: string, no: number) => `${word}${String(no).padStart(DIGITS, '0')}`;

interface PersonColumn {
  readonly question: BroughtQuestion;
  cellOf(person: TalkPersonRow, place: number): BroughtCell;
}

export interface PeopleData {
  readonly languageId: number;
  /** In the order of the rows. */
  readonly people: readonly TalkPersonRow[];
  readonly data: Omit<BroughtData, 'ids'>;
}

/**
 * A row for each person: what is known of them, how much they say, which codes stand on it and on how many turns each. Nobody's name and
 * nothing that was typed freely is in it: what is hidden in the project later would still be read here. A turn that nobody may know of yet is
 * counted nowhere, so there is no such data while there is one.
 */
export function peopleData(talks: CodedTalks, people: readonly TalkPersonRow[]): PeopleData {
  if (talks.blind > 0) throw new Refusal('transcriptNotPossible', { params: { word: 'round-open' } });
  const { project, turns, documents, frame } = talks;
  const { languageId } = project;
  const language = writtenIn({ baseLanguageId: languageId, languages: {} });
  const t = talkDataTexts[language];
  const codes = codesInOrder(frame.codes)
    .map(({ code }) => code)
    .slice(0, MOST_CODES);
  const matrix = codeMatrix(turns, {
    codes: codes.map(({ code }) => code),
    keys: people.map(({ no }) => String(no)),
    keyOf: ({ speaker }) => String(speaker),
  });
  const counted = rowsByCode(matrix);
  const on = (code: number, place: number) => counted.get(code)!.cells[place]!.turns;
  const said = new Map(people.map(({ no }) => [no, { turns: 0, words: 0, transcripts: 0 }]));
  for (const { document } of documents) {
    const here = new Set<number>();
    for (const { speaker, text } of Object.values(document.turns)) {
      const own = speaker === null || text === '' ? undefined : said.get(speaker);
      if (!own || speaker === null) continue;
      own.turns += 1;
      own.words += countWritten(text);
      here.add(speaker);
    }
    for (const no of here) said.get(no)!.transcripts += 1;
  }
  const number = (name: string, questionId: string, title: string, cellOf: PersonColumn['cellOf']): PersonColumn => ({
    question: { name, questionId, title, shape: 'number', options: [], isTitled: true },
    cellOf,
  });
  const one = (
    [name, questionId, title]: readonly [string, string, string],
    options: BroughtQuestion['options'],
    cellOf: PersonColumn['cellOf'],
  ): PersonColumn => ({ question: { name, questionId, title, shape: 'one', options, isTitled: true }, cellOf });
  const columns: PersonColumn[] = [
    number('person', 'byperson', t.number, ({ no }) => no),
    one(
      ['role', 'byrole', t.role],
      talkRoles.map((role, place) => ({ id: numbered('r', place + 1), code: place + 1, title: t.roles[role] })),
      ({ role }) => talkRoles.indexOf(role),
    ),
    ...project.attributes.flatMap(({ id, name, kind, choices }, place): PersonColumn[] => {
      const called = [numbered('attribute', place + 1), id, name] as const;
      if (kind === 'number') return [number(...called, ({ values }) => values[id] ?? null)];
      if (kind !== 'choice' || choices.length === 0) return [];
      return [
        one(
          called,
          choices.map(title => ({ title })),
          ({ values }) => {
            const at = choices.indexOf(String(values[id] ?? ''));
            return at < 0 ? null : at;
          },
        ),
      ];
    }),
    number('transcripts', 'bytranscripts', t.transcripts, ({ no }) => said.get(no)!.transcripts),
    number('turns', 'byturns', t.turns, ({ no }) => said.get(no)!.turns),
    number('words', 'bywords', t.words, ({ no }) => said.get(no)!.words),
  ];
  if (codes.length > 0)
    columns.push({
      question: {
        name: 'codes',
        questionId: 'bycodes',
        title: t.codes,
        shape: 'several',
        options: codes.map(code => ({ id: numbered('c', code.code), code: code.code, title: wordsIn(code, language) })),
        isTitled: true,
      },
      cellOf: (_person, place) => codes.flatMap(({ code }, at) => (on(code, place) > 0 ? [at] : [])),
    });
  for (const code of codes) {
    const title = t.turnsWith({ name: wordsIn(code, language) });
    columns.push(
      number(numbered('code', code.code), numbered('bycode', code.code), title, (_person, place) =>
        on(code.code, place),
      ),
    );
  }
  const rows = people.map((person, place) => columns.map(({ cellOf }) => cellOf(person, place)));
  return {
    languageId,
    people,
    data: {
      questions: columns.map(({ question }) => question),
      rows: rows.length,
      offered: [],
      readRows: async (from, to) => rows.slice(from, to),
    },
  };
}

const rowsByCode = ({ rows }: CodeMatrix) => new Map(rows.map(row => [row.code, row]));
