import type { ReadTranscript, TalkRole } from '@wenshu/api-contract';
import { freeName, sameName } from '@wenshu/transcripts';
import { languageOf } from '@wenshu/words';
import type { TalkPersonRow } from '../project.repository.ts';
import type { ReadFile, ReadTurn } from './read-talk-file.ts';

const SHOWN_TURNS = 60;
const SHOWN_REMARKS = 50;
const EXAMPLE = 80;
const LOOKED_AT = 20_000;

const moderators =
  /^(主持人?|访谈员|访问员|访员|研究员|提问者|问|moderator|interviewer|facilitator|host|mod|m|q|int|i)\s?\d*$/i;

/** By how somebody is called. */
export const leadsTheTalk = (name: string): boolean => moderators.test(name.trim());

/** What was read, to be corrected before it is kept. */
export function presentRead(
  draftId: string,
  title: string,
  { format, turns, speakers, leftOut, doubtful }: ReadFile,
  people: readonly TalkPersonRow[],
): ReadTranscript {
  const spoken = turns.map(({ text }) => text).join(' ');
  const nobody = turns.filter(({ speaker }) => speaker === null);
  const listed = [
    ...speakers,
    ...(nobody.length === 0
      ? []
      : [{ name: '', turns: nobody.length, letters: lettersOf(nobody), sureness: 'doubtful' as const }]),
  ];
  return {
    draftId,
    title,
    language: languageOf(spoken.slice(0, LOOKED_AT)),
    format,
    turns: turns.length,
    letters: lettersOf(turns),
    speakers: listed.map(speaker => ({
      ...speaker,
      example: (turns.find(turn => (turn.speaker ?? '') === speaker.name)?.text ?? '').slice(0, EXAMPLE),
      proposed: propose(speaker.name, people),
    })),
    shown: turns
      .slice(0, SHOWN_TURNS)
      .map(({ speaker, text, from, to }) => ({ speaker: speaker ?? '', text, from, to })),
    leftOut: leftOut.slice(0, SHOWN_REMARKS).map(remark => ({ ...remark })),
    doubtful: doubtful.slice(0, SHOWN_REMARKS).map(remark => ({ ...remark })),
    leftOutCount: leftOut.length,
    doubtfulCount: doubtful.length,
  };
}

/**
 * Whoever leads the talk is the same in every transcript of the project; “P1” of one group is not “P1” of another, so anybody else is proposed
 * as somebody new.
 */
function propose(name: string, people: readonly TalkPersonRow[]): ReadTranscript['speakers'][number]['proposed'] {
  if (name === '') return { name, no: null, as: '', role: 'other', isText: false };
  const role: TalkRole = leadsTheTalk(name) ? 'moderator' : 'participant';
  const known = role === 'moderator' ? people.find(one => one.role === role && sameName(one.name, name)) : undefined;
  return { name, no: known?.no ?? null, as: known ? '' : freeName(name, people), role, isText: false };
}

const lettersOf = (turns: readonly ReadTurn[]) => turns.reduce((sum, { text }) => sum + text.length, 0);
