import type { TalkRole } from '@wenshu/api-contract';
import { localTimeIn, ordersBetween, writtenIn } from '@wenshu/survey-core';
import { emptyTranscript, type Transcript, type Turn, transcriptMost } from '@wenshu/transcripts';
import { timeText } from '@wenshu/words';
import { newId } from '../../../../platform/new-id.ts';
import type { Talk } from './read-talk.ts';

export interface TalkDocument {
  /** Its turns name speakers by their place here, from 1. */
  readonly document: Transcript;
  readonly speakers: readonly { readonly name: string; readonly role: TalkRole }[];
}

const DAY = 'YYYY-MM-DD'.length;

/** The talk as a transcript: who said what, when since its beginning, in which section; what was shown stands in its note. */
export function talkDocument({ room, lines, shown }: Talk, title: string): TalkDocument {
  const { setup, languageId } = room;
  const begun = lines[0]?.at ?? setup.beginsAt;
  const seats = [...new Map(lines.map(({ by }) => [by.seatId, by])).values()].filter(({ name }) => name !== '');
  const placeOf = new Map(seats.map(({ seatId }, place) => [seatId, place + 1]));
  const parts = new Map(setup.sections.map(one => [one.sectionId, one.title]));
  const since = (at: number) => {
    const passed = Math.max(0, at - begun);
    return passed > transcriptMost.time ? null : passed;
  };
  const orders = ordersBetween(null, null, lines.length);
  const turns = lines.map(({ at, by, text, sectionId }, place): Turn => {
    const id = newId();
    const speaker = placeOf.get(by.seatId) ?? null;
    const part = parts.get(sectionId ?? '') ?? '';
    return { id, order: orders[place]!, speaker, text, cuts: [], from: since(at), to: null, part, translation: null };
  });
  const note = shown.map(one => `${timeText(Math.max(0, one.at - begun))} ${one.title}`).join('\n');
  return {
    document: {
      ...emptyTranscript({ title, language: writtenIn({ baseLanguageId: languageId, languages: {} }) }),
      day: localTimeIn(new Date(begun), setup.timeZone).slice(0, DAY),
      note: note.slice(0, transcriptMost.note),
      turns: Object.fromEntries(turns.map(turn => [turn.id, turn])),
    },
    speakers: seats.map(({ name, audience }) => ({
      name,
      role: audience === 'observer' ? 'other' : audience,
    })),
  };
}
