import { type TalkRole, talkRoles } from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { talkDataTexts } from '@wenshu/texts/talks/talk-data';
import type { CodedTurn } from '@wenshu/transcripts';
import { Refusal } from '../../../../refusal/refusal.ts';
import type { CodedTalks } from './coded-turns.ts';

/** The columns by which turns are told apart. */
export interface TalkColumns {
  readonly columns: readonly { readonly key: string; readonly title: string }[];
  keyOf(turn: Pick<CodedTurn, 'speaker' | 'transcriptId' | 'part'>): string;
}

type Talks = Pick<CodedTalks, 'documents' | 'people' | 'project' | 'hasNoModerators'>;

export function talkColumns(by: string, talks: Talks, language: Language): TalkColumns {
  const { documents, people, project, hasNoModerators } = talks;
  const isAsked = (role: TalkRole) => !hasNoModerators || role !== 'moderator';
  if (by === 'transcript') {
    const columns = documents.map(({ transcriptId, title }) => ({ key: transcriptId, title }));
    return { columns, keyOf: ({ transcriptId }) => transcriptId };
  }
  if (by === 'part') {
    const parts = new Set(documents.flatMap(({ document }) => inOrder(document.turns).map(({ part }) => part)));
    parts.delete('');
    return { columns: [...parts].map(part => ({ key: part, title: part })), keyOf: ({ part }) => part };
  }
  const personOf = (speaker: number | null) => (speaker === null ? undefined : people.get(speaker));
  if (by === 'role') {
    const { roles } = talkDataTexts[language];
    const columns = talkRoles.filter(isAsked).map(role => ({ key: role, title: roles[role] }));
    return { columns, keyOf: ({ speaker }) => personOf(speaker)?.role ?? '' };
  }
  // Whoever sees some transcripts only knows nobody but those who speak in them.
  const speaking = new Set(documents.flatMap(({ document }) => Object.values(document.turns).map(one => one.speaker)));
  const seen = [...people.values()].filter(({ no, role }) => speaking.has(no) && isAsked(role));
  if (by === 'person') {
    const columns = seen.map(({ no, name }) => ({ key: String(no), title: name }));
    return { columns, keyOf: ({ speaker }) => (speaker === null ? '' : String(speaker)) };
  }
  const attribute = project.attributes.find(({ id }) => id === by);
  if (!attribute) throw new Refusal('transcriptNotPossible', { field: 'by', params: { word: 'attribute-unknown' } });
  const known = new Set(
    seen.flatMap(({ values }) => (values[attribute.id] === undefined ? [] : [String(values[attribute.id])])),
  );
  const inKind = {
    choice: () => [...attribute.choices],
    number: () => [...known].sort((one, other) => Number(one) - Number(other)),
    text: () => [...known].sort(),
  };
  return {
    columns: inKind[attribute.kind]().map(value => ({ key: value, title: value })),
    keyOf: ({ speaker }) => String(personOf(speaker)?.values[attribute.id] ?? ''),
  };
}
