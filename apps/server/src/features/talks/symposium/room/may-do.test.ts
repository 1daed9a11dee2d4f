import { expect, it } from 'vitest';
import { type ActingSeat, roomActs, whyNot } from './may-do.ts';

const seat = (audience: ActingSeat['audience'], more: Partial<ActingSeat> = {}): ActingSeat => ({
  audience,
  isMuted: false,
  isIn: true,
  ...more,
});
const allowed = (of: ActingSeat, state: Parameters<typeof whyNot>[1]) =>
  roomActs.filter(act => whyNot(of, state, act) === undefined);

it('a participant speaks, reacts and answers while the talk goes on, and leads nothing', () => {
  expect(allowed(seat('participant'), 'live')).toEqual([
    'come',
    'agree',
    'hear',
    'say-on-stage',
    'say-to-moderators',
    'mend',
    'react',
    'raise-hand',
    'add-picture',
    'answer',
    'signal',
  ]);
});

it('an observer hears, and says something nowhere but behind the glass', () => {
  const all = ['come', 'hear', 'say-in-backroom', 'mend', 'react', 'add-picture', 'read-results'];
  expect(allowed(seat('observer'), 'live')).toEqual(all);
  expect(allowed(seat('observer'), 'paused')).toEqual(all);
  expect(allowed(seat('observer'), 'ended')).toEqual(['hear', 'say-in-backroom', 'read-results']);
});

it('a moderator does all but answer and agree; after the end they read', () => {
  const never = ['agree', 'say-to-moderators', 'answer'];
  expect(allowed(seat('moderator'), 'live')).toEqual(roomActs.filter(act => !never.includes(act)));
  expect(allowed(seat('moderator'), 'waiting')).toEqual(roomActs.filter(act => !never.includes(act)));
  expect(allowed(seat('moderator'), 'ended')).toEqual(['hear', 'say-in-backroom', 'read-results']);
});

it('whoever waits before the door comes and agrees, and nothing else', () => {
  expect(allowed(seat('participant', { isIn: false }), 'live')).toEqual(['come', 'agree']);
});

it('before it begins, while it is paused and after its end participants say nothing to each other', () => {
  expect(allowed(seat('participant'), 'waiting')).toEqual(['come', 'agree', 'hear', 'say-to-moderators', 'signal']);
  expect(allowed(seat('participant'), 'paused')).toEqual(['come', 'agree', 'hear', 'say-to-moderators', 'signal']);
  expect(allowed(seat('participant'), 'ended')).toEqual(['hear']);
});

it('who is muted reads on, reacts and raises their hand', () => {
  const muted = allowed(seat('participant', { isMuted: true }), 'live');
  expect(muted).toContain('raise-hand');
  expect(muted).toContain('react');
  expect(muted).not.toContain('say-on-stage');
  expect(muted).not.toContain('add-picture');
});

it('before the doors are open nobody does anything', () => {
  for (const audience of ['moderator', 'participant', 'observer'] as const)
    expect(allowed(seat(audience), 'draft')).toEqual([]);
});
