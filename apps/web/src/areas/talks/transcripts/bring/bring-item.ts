import type { CallRequest, ReadTranscript, TalkPerson, transcriptCalls } from '@wenshu/api-contract';
import { freeName, type RowTurn, sameName, spokenTurns } from '@wenshu/transcripts';

type Confirmed = CallRequest<typeof transcriptCalls.confirm>;
export type SpeakerAs = Confirmed['speakers'][number];

/** As it is to be kept; corrected before. */
export interface BringChoice {
  readonly title: string;
  readonly language: ReadTranscript['language'];
  readonly day: string;
  readonly isJoined: boolean;
  readonly speakers: readonly SpeakerAs[];
  readonly sound?: File | undefined;
}

export type BringSource = { readonly file: File } | { readonly title: string; readonly text: string };

interface Standing {
  readonly is: 'waiting' | 'reading' | 'read' | 'keeping' | 'sending' | 'kept';
  /** Why it was not read, or not kept. */
  readonly problem?: string;
  readonly percent?: number;
  readonly transcriptId?: string;
}

/** A file on its way to be a transcript. */
export interface BringItem {
  readonly id: string;
  readonly name: string;
  readonly source: BringSource;
  readonly standing: Standing;
  readonly read?: ReadTranscript;
  readonly choice?: BringChoice;
}

const SUBTITLES = new Set(['srt', 'vtt']);

export const firstChoice = ({ title, language, format, speakers }: ReadTranscript): BringChoice => ({
  title,
  language,
  day: '',
  isJoined: SUBTITLES.has(format),
  speakers: speakers.map(({ proposed }) => proposed),
});

/**
 * Speakers as they are to be once somebody of another file has taken a name: whoever leads the talk is the same person, “P1” of another
 * group is another one.
 */
export const afterOthers = (
  speakers: readonly SpeakerAs[],
  people: readonly Pick<TalkPerson, 'no' | 'name' | 'role'>[],
): SpeakerAs[] =>
  speakers.map(speaker => {
    const same = people.find(({ name }) => sameName(name, speaker.as));
    if (speaker.isText || speaker.no !== null || speaker.as === '' || !same) return speaker;
    return speaker.role === 'moderator' && same.role === 'moderator'
      ? { ...speaker, no: same.no, as: '' }
      : { ...speaker, as: freeName(speaker.as, people) };
  });

/** The first turns as they will be, with what speakers will be called. */
export function previewOf(
  { shown }: Pick<ReadTranscript, 'shown'>,
  { speakers, isJoined }: Pick<BringChoice, 'speakers' | 'isJoined'>,
  people: readonly Pick<TalkPerson, 'no' | 'name'>[],
): RowTurn[] {
  const asText = new Set(speakers.filter(({ isText }) => isText).map(({ name }) => name));
  const names = new Map(
    speakers.map(({ name, no, as }) => [name, no === null ? as : (people.find(one => one.no === no)?.name ?? '')]),
  );
  const turns = shown.map(turn => ({ ...turn, speaker: turn.speaker === '' ? null : turn.speaker }));
  return spokenTurns(turns, { asText, isJoined }).map(turn => {
    const called = names.get(turn.speaker ?? '') ?? '';
    return { ...turn, speaker: called === '' ? null : called };
  });
}
