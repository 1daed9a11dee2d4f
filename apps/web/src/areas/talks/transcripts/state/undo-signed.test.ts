import { applyChanges } from '@wenshu/survey-core';
import { emptyTranscript, transcriptChanges } from '@wenshu/transcripts';
import { expect, it } from 'vitest';
import { transcriptKind } from './transcript-kind.ts';

const turn = {
  id: 'turn000001',
  order: 'a',
  speaker: null,
  text: '便宜。',
  cuts: [],
  from: null,
  to: null,
  part: '',
  translation: null,
};
const document = { ...emptyTranscript({ title: 'T', language: 'zh' }), turns: { [turn.id]: turn } };

it('a translation that the server has signed is still what was made here, and one that a colleague wrote is not', () => {
  const changes = transcriptChanges.translate(turn, 'Cheap.', 'hand');
  const saved = (text: string) => {
    const [{ path, value }] = transcriptChanges.translate(turn, text, 'hand') as [{ path: string[]; value: object }];
    return applyChanges(document, [{ path, value: { ...value, by: 'somebody', at: 1_700_000_000_000 } }]);
  };
  const made = [{ editId: 'edit1', changes, inverse: [] }];
  expect(transcriptKind.stillStands?.(saved('Cheap.'), made as never)).toBe(true);
  expect(transcriptKind.stillStands?.(saved('Not dear.'), made as never)).toBe(false);
});
