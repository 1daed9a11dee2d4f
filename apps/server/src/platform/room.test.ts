import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { TestClock } from '../testing/test-clock.ts';
import { isOutOfRoom } from './out-of-room.ts';
import { Room } from './room.ts';

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('a disk is full', () => {
  it('says what a device without room says', async () => {
    const full = await writeFile('/dev/full', 'x').catch((error: unknown) => error);
    expect(isOutOfRoom(full)).toBe(true);
  });

  it.each([
    failure('could not extend file "base/1/2": No space left on device', { code: '53100' }),
    failure('write failed', { code: 'EDQUOT' }),
    failure('IO Error: Could not write all bytes to file: No space left on device'),
    failure('not kept', { cause: failure('write', { code: 'ENOSPC' }) }),
    new AggregateError([failure('other'), failure('write', { code: 'ENOSPC' })]),
  ])('says %s', error => {
    expect(isOutOfRoom(error)).toBe(true);
  });

  it.each([
    failure('no such file', { code: 'ENOENT' }),
    failure('duplicate key', { code: '23505' }),
    'ENOSPC',
    undefined,
  ])('does not say %s', error => {
    expect(isOutOfRoom(error)).toBe(false);
  });
});

describe('room', () => {
  it('is there until something was not kept, and looked for again after half a minute', async () => {
    const clock = new TestClock();
    const room = new Room(await mkdtemp(join(tmpdir(), 'wenshu-room-')), clock);
    expect(await room.isFull()).toBe(false);
    room.noteFull();
    clock.advanceSeconds(29);
    expect(await room.isFull()).toBe(true);
    clock.advanceSeconds(2);
    expect(await room.isFull()).toBe(false);
  });

  it('is not where nothing can be written at all', async () => {
    expect(await new Room('/dev/null/folder', new TestClock()).isFull()).toBe(true);
  });
});
