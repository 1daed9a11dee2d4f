import type { RoomSignal } from '@wenshu/api-contract';
import { expect, it, vi } from 'vitest';
import { type Line, type LineEvents, Mesh, readSignal, Speaking } from '../src/sound/index.ts';

const seen = (look: () => void) => vi.waitFor(look, 20_000);

/** A way between two pages in small: open when each has the description of the other one's same try, and a candidate. */
class SmallLine implements Line {
  description = '';
  theirs = '';
  ways = 0;
  isClosed = false;
  readonly events: LineEvents;
  private readonly name: string;
  private readonly isShut: () => boolean;
  constructor(name: string, events: LineEvents, isShut: () => boolean) {
    this.name = name;
    this.events = events;
    this.isShut = isShut;
  }
  async offer(): Promise<string> {
    this.events.onCandidate(`way of ${this.name}`);
    this.description = `offer of ${this.name}`;
    return this.description;
  }
  async answer(offer: string): Promise<string> {
    this.theirs = offer;
    this.events.onCandidate(`way of ${this.name}`);
    return `answer of ${this.name}`;
  }
  async accept(answer: string): Promise<void> {
    if (this.theirs) throw new Error('Answered twice');
    this.theirs = answer;
    this.look();
  }
  async add(): Promise<void> {
    if (!this.theirs) throw new Error('Nothing is known of them');
    this.ways += 1;
    this.look();
  }
  close(): void {
    this.isClosed = true;
  }
  private look(): void {
    if (this.theirs && this.ways > 0 && !this.isShut()) this.events.onState('open');
  }
}

const shortened = 100;
const pause = (ms: number) => {
  let wake = () => {};
  const over = new Promise<void>(resume => {
    const timer = setTimeout(resume, ms / shortened);
    wake = () => {
      clearTimeout(timer);
      resume();
    };
  });
  return { over, wake };
};

class SmallRoom {
  readonly meshes = new Map<string, Mesh<SmallLine>>();
  readonly lines: SmallLine[] = [];
  readonly sent: string[] = [];
  isShut = false;
  lose = (_data: string): boolean => false;
  private time = 1_000;
  private no = 0;

  come(pageId: string): Mesh<SmallLine> {
    const mesh: Mesh<SmallLine> = new Mesh<SmallLine>({
      pageId,
      open: events => {
        const line = new SmallLine(pageId, events, () => this.isShut);
        this.lines.push(line);
        return line;
      },
      send: async (to, data) => {
        this.sent.push(`${pageId}>${to.pageId} ${readSignal(data)?.kind}`);
        if (this.lose(data)) return;
        const signal: RoomSignal = { no: ++this.no, fromSeatId: `s${pageId}`, fromPageId: pageId, data };
        await this.meshes.get(to.pageId)?.hear(signal);
      },
      pause,
      now: () => (this.time += 4_000),
      chance: () => 0.5,
      onChange: () => {},
    });
    this.meshes.set(pageId, mesh);
    return mesh;
  }

  meet(): void {
    const seats = [...this.meshes.keys()].map(pageId => ({ seatId: `s${pageId}`, pageId }));
    for (const [pageId, mesh] of this.meshes) mesh.meet(seats.filter(seat => seat.pageId !== pageId));
  }

  leave(pageId: string): void {
    this.meshes.get(pageId)?.close();
    this.meshes.delete(pageId);
    this.meet();
  }
}

const statesOf = (mesh: Mesh<SmallLine>) =>
  mesh
    .pages()
    .map(({ pageId, state }) => `${pageId} ${state}`)
    .toSorted();

it('reaches every other page, and of two the one whose id comes first offers', async () => {
  const room = new SmallRoom();
  const [c, a, b] = ['c', 'a', 'b'].map(pageId => room.come(pageId));
  room.meet();
  await seen(() => {
    expect(statesOf(a!)).toEqual(['b open', 'c open']);
    expect(statesOf(b!)).toEqual(['a open', 'c open']);
    expect(statesOf(c!)).toEqual(['a open', 'b open']);
  });
  expect(room.sent.filter(one => one.endsWith('offer')).toSorted()).toEqual(['a>b offer', 'a>c offer', 'b>c offer']);
  room.leave('b');
  expect(statesOf(a!)).toEqual(['c open']);
  for (const mesh of room.meshes.values()) mesh.close();
  expect(room.lines.every(({ isClosed }) => isClosed)).toBe(true);
});

it('tries anew where what was told is lost, and where a way breaks', async () => {
  const room = new SmallRoom();
  let lost = 0;
  // The first offer, the first answer and all ways of the first two tries.
  room.lose = data => /offer|answer|ways/.test(data) && lost++ < 4;
  const [a, b] = ['a', 'b'].map(pageId => room.come(pageId));
  room.meet();
  await seen(() => expect([...statesOf(a!), ...statesOf(b!)]).toEqual(['b open', 'a open']));
  expect(lost).toBeGreaterThan(4);
  const before = room.lines.length;
  room.lines.at(-1)!.events.onState('broken');
  await seen(() => expect(room.lines.length).toBeGreaterThan(before));
  await seen(() => expect([...statesOf(a!), ...statesOf(b!)]).toEqual(['b open', 'a open']));
  for (const mesh of room.meshes.values()) mesh.close();
});

it('counts tries while a way cannot be found, and none once it is', async () => {
  const room = new SmallRoom();
  room.isShut = true;
  const [a] = ['a', 'b'].map(pageId => room.come(pageId));
  room.meet();
  await seen(() => expect(a!.pages()[0]?.tries).toBeGreaterThan(1));
  expect(a!.pages()[0]?.state).toBe('trying');
  room.isShut = false;
  await seen(() => expect(a!.pages()[0]).toMatchObject({ state: 'open', tries: 0 }));
  for (const mesh of room.meshes.values()) mesh.close();
});

it('answers an offer that comes before it is known who has sound, and keeps to it', async () => {
  const room = new SmallRoom();
  const [a, b] = ['a', 'b'].map(pageId => room.come(pageId));
  a!.meet([{ seatId: 'sb', pageId: 'b' }]);
  await seen(() => expect(statesOf(b!)).toEqual(['a open']));
  b!.meet([{ seatId: 'sa', pageId: null }]);
  expect(statesOf(b!)).toEqual(['a open']);
  b!.meet([{ seatId: 'sa', pageId: 'a' }]);
  b!.meet([{ seatId: 'sa', pageId: null }]);
  expect(statesOf(b!)).toEqual([]);
  for (const mesh of room.meshes.values()) mesh.close();
});

it('says what it sends to who is there, and to who comes later', async () => {
  const room = new SmallRoom();
  const [a, b] = ['a', 'b'].map(pageId => room.come(pageId));
  a!.share({ microphone: true, camera: false });
  room.meet();
  await seen(() => expect(b!.pages()[0]?.shares).toEqual({ microphone: true, camera: false }));
  b!.share({ microphone: false, camera: true });
  await seen(() => expect(a!.pages()[0]?.shares).toEqual({ microphone: false, camera: true }));
  for (const mesh of room.meshes.values()) mesh.close();
});

it('reads only what another page can have meant', () => {
  const shares = { microphone: true, camera: false };
  expect(readSignal(JSON.stringify({ kind: 'offer', turn: 3, description: 'x', shares }))).toMatchObject({ turn: 3 });
  expect(readSignal(JSON.stringify({ kind: 'ways', turn: 3, candidates: ['a'] }))).toMatchObject({ kind: 'ways' });
  for (const wrong of [
    'x',
    'null',
    '[]',
    JSON.stringify({ kind: 'offer', turn: 3, description: 'x' }),
    JSON.stringify({ kind: 'offer', turn: 0, description: 'x', shares }),
    JSON.stringify({ kind: 'ways', turn: 3, candidates: [1] }),
    JSON.stringify({ kind: 'shares', shares: { microphone: 1, camera: false } }),
    JSON.stringify({ kind: 'other', turn: 1 }),
  ])
    expect(readSignal(wrong)).toBeUndefined();
});

it('hears who speaks, over the rests between words', () => {
  const speaking = new Speaking();
  expect(speaking.hear(0.01, 0)).toBe(false);
  expect(speaking.hear(0.05, 100)).toBe(true);
  expect(speaking.hear(0, 650)).toBe(true);
  expect(speaking.hear(0, 750)).toBe(false);
});
