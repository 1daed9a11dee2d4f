import { setTo } from '@wenshu/survey-core';
import { conformance } from '@wenshu/together/testing';
import { emptyTranscript, type Transcript, type Turn, transcriptChanges } from '@wenshu/transcripts';
import { describe, expect, it } from 'vitest';
import { type TranscriptWorkShape, transcriptKind } from './transcript-kind.ts';

const turn: Turn = {
  id: 'turn0000000001',
  order: 'b',
  speaker: 2,
  text: 'Cheap.',
  cuts: [],
  from: null,
  to: null,
  part: '',
  translation: null,
};
const document: Transcript = { ...emptyTranscript({ title: 'Tea', language: 'en' }), turns: { [turn.id]: turn } };
const at = { here: ['title'], there: ['turns', turn.id, 'text'] } as const;

conformance<TranscriptWorkShape>({
  name: 'a transcript',
  kind: () => transcriptKind,
  document,
  write: (place, text, editId) => ({ editId, changes: [setTo([...at[place]], text)] }),
  read: ({ title, turns }, place) => (place === 'here' ? title : turns[turn.id]!.text),
  log: ({ changes }) => ({ changes }),
});

describe('a transcript on the page', () => {
  it('does not bring back a turn that a colleague has removed, and says that the two met', () => {
    const edit = { editId: 'e2', changes: transcriptChanges.text(turn, 'Cheap, mostly.') };
    const meant = transcriptKind.apply(document, edit);
    if ('problem' in meant) throw new Error(meant.problem);
    const made = { editId: 'e1', personId: 'p', nickName: 'Bo', isSelf: false, time: 0 };
    expect(transcriptKind.doMeet(meant, { ...made, changes: transcriptChanges.remove([turn.id]) })).toBe(true);
    expect(transcriptKind.doMeet(meant, { ...made, changes: transcriptChanges.speaker([turn.id], 3) })).toBe(false);
    expect(transcriptKind.apply({ ...document, turns: {} }, edit)).toMatchObject({ problem: 'not-readable' });
  });
});
