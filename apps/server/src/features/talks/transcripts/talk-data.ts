import { talkRoles } from '@wenshu/api-contract';
import { type BroughtCell, type BroughtQuestion, writtenIn } from '@wenshu/survey-core';
import { talkDataTexts } from '@wenshu/texts/talks/talk-data';
import type { Turn } from '@wenshu/transcripts';
import type { TalkPersonRow, TalkProject } from './project.repository.ts';

/** What a project of transcripts asks, as data: who said what, where, when, and what is known of them. */
export interface TalkData {
  readonly questions: readonly BroughtQuestion[];
  /** What a turn says, in the order of the questions. */
  cellsOf(transcriptId: string, turn: Turn): readonly BroughtCell[];
}

/** By these the data knows its questions: they are the same in every project. */
export const talkQuestions = {
  text: 'talktext',
  translation: 'talktran',
  person: 'talkperson',
  role: 'talkrole',
  transcript: 'talktranscript',
  part: 'talkpart',
  from: 'talkfrom',
} as const;

interface Known {
  readonly project: Pick<TalkProject, 'languageId' | 'attributes'>;
  readonly people: readonly TalkPersonRow[];
  readonly transcripts: readonly { readonly transcriptId: string; readonly title: string }[];
  /** Sections that turns were put to. */
  readonly parts: readonly string[];
}

const DIGITS = 5;
const numbered = (word: string, no: number) => `${word}${String(no).padStart(DIGITS, '0')}`;

interface TalkColumn {
  readonly question: BroughtQuestion;
  cellOf(said: {
    readonly transcriptId: string;
    readonly turn: Turn;
    readonly person: Placed | undefined;
  }): BroughtCell;
}

interface Placed extends TalkPersonRow {
  readonly place: number;
}

export function talkData({ project, people, transcripts, parts }: Known): TalkData {
  const words = talkDataTexts[writtenIn({ baseLanguageId: project.languageId, languages: {} })];
  const one = (
    [name, questionId, title]: readonly [string, string, string],
    options: BroughtQuestion['options'],
    cellOf: TalkColumn['cellOf'],
  ): TalkColumn => ({ question: { name, questionId, title, shape: 'one', options, isTitled: true }, cellOf });
  const free = (
    [name, questionId, title]: readonly [string, string, string],
    shape: 'text' | 'number',
    cellOf: TalkColumn['cellOf'],
  ): TalkColumn => ({ question: { name, questionId, title, shape, options: [], isTitled: true }, cellOf });
  const placeOf = new Map(transcripts.map(({ transcriptId }, place) => [transcriptId, place]));
  const columns: TalkColumn[] = [
    free(['text', talkQuestions.text, words.text], 'text', ({ turn }) => (turn.text === '' ? null : turn.text)),
    free(
      ['translation', talkQuestions.translation, words.translation],
      'text',
      ({ turn }) => turn.translation?.text ?? null,
    ),
    one(
      ['person', talkQuestions.person, words.person],
      people.map(({ no, name }) => ({ id: numbered('p', no), code: no, title: name })),
      ({ person }) => person?.place ?? null,
    ),
    one(
      ['role', talkQuestions.role, words.role],
      talkRoles.map((role, place) => ({ id: numbered('r', place + 1), code: place + 1, title: words.roles[role] })),
      ({ person }) => (person ? talkRoles.indexOf(person.role) : null),
    ),
    one(
      ['transcript', talkQuestions.transcript, words.transcript],
      transcripts.map(({ transcriptId, title }) => ({ id: transcriptId, title })),
      ({ transcriptId }) => placeOf.get(transcriptId) ?? null,
    ),
    one(
      ['section', talkQuestions.part, words.part],
      parts.map(title => ({ title })),
      ({ turn }) => placeIn(parts, turn.part),
    ),
    free(['start', talkQuestions.from, words.from], 'number', ({ turn }) =>
      turn.from === null ? null : Math.round(turn.from / 100) / 10,
    ),
    ...project.attributes.map(({ id, name, kind, choices }, place) => {
      const called = [numbered('attribute', place + 1), id, name] as const;
      if (kind !== 'choice') return free(called, kind, ({ person }) => person?.values[id] ?? null);
      return one(
        called,
        choices.map(title => ({ title })),
        ({ person }) => placeIn(choices, String(person?.values[id] ?? '')),
      );
    }),
  ].filter(({ question: { shape, options } }) => shape !== 'one' || options.length > 0);
  const placed = new Map(people.map((person, place) => [person.no, { ...person, place }]));
  return {
    questions: columns.map(({ question }) => question),
    cellsOf(transcriptId, turn) {
      const person = turn.speaker === null ? undefined : placed.get(turn.speaker);
      return columns.map(({ cellOf }) => cellOf({ transcriptId, turn, person }));
    },
  };
}

function placeIn(words: readonly string[], word: string): number | null {
  const place = words.indexOf(word);
  return place < 0 ? null : place;
}
