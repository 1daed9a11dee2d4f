import type { PostedPrompt, RoomEvent, SaidMessage, StreamName } from '@wenshu/api-contract/room-events';
import { expect, it } from 'vitest';
import { HeardStreams } from '../src/heard-streams.ts';
import { roomOf } from '../src/room-of.ts';

const ann = { seatId: 'ann', audience: 'participant', name: 'Ann' } as const;
const said = (messageId: string, more: Partial<SaidMessage> = {}): SaidMessage => ({
  kind: 'said',
  messageId,
  by: ann,
  text: `text of ${messageId}`,
  pictureId: null,
  replyTo: null,
  promptId: null,
  isPrivate: false,
  isHeld: false,
  at: 1,
  ...more,
});
const prompt: PostedPrompt = {
  kind: 'prompt',
  promptId: 'why',
  by: { seatId: 'mod', audience: 'moderator', name: 'Mo' },
  text: 'Why?',
  stimulusId: null,
  questionId: null,
  isHeld: true,
  sectionId: null,
  until: null,
  toSeatIds: null,
};

/** Events as [stream, time, event], numbered in each stream. */
function seen(...told: readonly (readonly [StreamName, number, RoomEvent])[]) {
  const streams = new HeardStreams();
  const numbers = new Map<StreamName, number>();
  for (const [stream, at, event] of told) {
    const no = (numbers.get(stream) ?? 0) + 1;
    numbers.set(stream, no);
    streams.take({ stream, last: no, events: [{ no, at, event }] });
  }
  return roomOf(streams.inOrder(), { state: 'waiting' });
}
const idsOf = (view: ReturnType<typeof roomOf>) =>
  view.items.map(item => (item.kind === 'message' ? item.messageId : item.promptId));

it('orders streams by time, the stage first, and keeps the order of a stream whose clock goes back', () => {
  const view = seen(
    ['stage', 10, said('a')],
    ['sann', 10, said('own', { isPrivate: true })],
    ['stage', 30, said('b')],
    ['stage', 25, said('after b')],
    ['sann', 28, said('between', { isPrivate: true })],
  );
  expect(idsOf(view)).toEqual(['a', 'own', 'between', 'b', 'after b']);
});

it('shows what is held in its author’s and the observers’ streams once, and after the release where the stage has it', () => {
  const held = said('answer', { promptId: 'why', isHeld: true });
  const before = seen(['stage', 1, prompt], ['sann', 2, held], ['back', 2, held], ['stage', 3, said('chat')]);
  expect(idsOf(before)).toEqual(['why', 'answer', 'chat']);
  expect(before.items[1]).toMatchObject({ isHeld: true, place: { kind: 'stage' } });
  const after = seen(
    ['stage', 1, prompt],
    ['sann', 2, held],
    ['stage', 3, said('chat')],
    ['stage', 4, { kind: 'released', promptId: 'why' }],
    ['stage', 5, { ...held, isHeld: false }],
  );
  expect(idsOf(after)).toEqual(['why', 'chat', 'answer']);
  expect([after.items[0], after.items[2]]).toMatchObject([{ isReleased: true }, { isHeld: false }]);
});

it('tells places apart: the stage, the backroom, and between one and the moderators', () => {
  const view = seen(
    ['stage', 1, said('open')],
    ['back', 2, said('behind')],
    ['sann', 3, said('alone', { isPrivate: true })],
    ['sann', 4, { ...prompt, promptId: 'probe', toSeatIds: ['ann'] }],
  );
  expect(view.items.map(({ place }) => place)).toEqual([
    { kind: 'stage' },
    { kind: 'back' },
    { kind: 'alone', seatId: 'ann' },
    { kind: 'stage' },
  ]);
});

it('applies what happens to what was said, also where it is told in another stream', () => {
  const view = seen(
    ['back', 1, { kind: 'edited', messageId: 'a', text: 'better' }],
    ['stage', 2, said('a')],
    ['stage', 3, said('b', { pictureId: 'picture' })],
    ['stage', 4, { kind: 'reacted', messageId: 'a', seatId: 'bob', sign: '👍' }],
    ['stage', 5, { kind: 'reacted', messageId: 'a', seatId: 'cho', sign: '👍' }],
    ['stage', 6, { kind: 'reacted', messageId: 'a', seatId: 'bob', sign: null }],
    ['stage', 7, { kind: 'removed', messageId: 'b', byModerator: true }],
  );
  expect(view.items).toMatchObject([
    { text: 'better', isEdited: true, reactions: [{ sign: '👍', seatIds: ['cho'] }], removed: null },
    { text: '', pictureId: null, removed: 'by-moderator' },
  ]);
});

it('knows the state, the section, what is shown, who has answered and what came out', () => {
  const yes = { label: '', answered: 2, mean: null, rows: [{ label: 'yes', count: 2 }] };
  const results = { answered: 2, parts: [yes] };
  const view = seen(
    ['stage', 1, { kind: 'state', state: 'live' }],
    ['stage', 2, { kind: 'section', sectionId: 's1', startedAt: 77 }],
    ['stage', 3, { kind: 'shown', stimulusId: 'advert' }],
    ['stage', 4, prompt],
    ['desk', 5, { kind: 'answered', promptId: 'why', seatId: 'ann' }],
    ['desk', 6, { kind: 'answered', promptId: 'why', seatId: 'ann' }],
    ['stage', 7, { kind: 'results', promptId: 'why', results }],
    ['stage', 8, { kind: 'recording', isOn: true }],
  );
  expect(view).toMatchObject({
    state: 'live',
    sectionId: 's1',
    sectionStartedAt: 77,
    shownStimulusId: 'advert',
    isRecording: true,
    items: [{ kind: 'prompt', answeredBy: ['ann'], results }],
  });
  expect(seen().state).toBe('waiting');
});
