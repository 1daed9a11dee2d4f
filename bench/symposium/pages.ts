import { type EnteredRoom, type RoomNews, SUCCESS_CODE, type ToldEvent } from '@wenshu/api-contract';
import { openRoom, type Room, RoomFailure } from '../../packages/symposium/src/index.ts';

/** How long each page waited for each message, by who said it when. */
export interface Hearing {
  readonly delays: { readonly ms: number; readonly isSameProcess: boolean }[];
  readonly saidAt: Map<string, { readonly at: number; readonly process: number }>;
}

export interface Page {
  readonly room: Room;
  readonly process: () => number;
  /** The messages of this page as it shows them. */
  heard(): readonly string[];
  /** Messages that it has shown more than once at a time. */
  doubled(): number;
}

/** A page as a browser has it, by the engine of the room, at one of several processes; where that one is gone, at the next one, as behind a proxy. */
export function openPage(code: string, addresses: readonly string[], first: number, hearing: Hearing): Page {
  const pageId = `bench${code.slice(0, 16)}`;
  let at = first;
  let messages: readonly string[] = [];
  let doubles = 0;
  const known = new Set<string>();
  const post = async <Data>(name: string, body: object): Promise<Data> => {
    const asked = at;
    let envelope: { code: string; message: string; data: unknown };
    try {
      const response = await fetch(`${addresses[asked % addresses.length]}/api/symposium/${name}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ code, ...body }),
      });
      // What the contract says of every answer.
      envelope = (await response.json()) as typeof envelope;
    } catch {
      if (at === asked) at += 1;
      throw new RoomFailure('passing');
    }
    if (envelope.code !== SUCCESS_CODE) throw new RoomFailure('passing', envelope.message);
    // The call is named beside it.
    return envelope.data as Data;
  };
  const room = openRoom({
    transport: {
      enter: () => post<EnteredRoom>('enter', { pageId }),
      news: asked => post<RoomNews>('news', { pageId, ...asked }),
      earlier: async (stream, before) =>
        (await post<{ events: readonly ToldEvent[] }>('earlier', { stream, before })).events,
      say: saying => post('say', saying),
    },
    read: () => [],
    write: () => {},
    pause: ms => {
      let wake = () => {};
      const over = new Promise<void>(resume => {
        const timer = setTimeout(resume, ms);
        wake = () => {
          clearTimeout(timer);
          resume();
        };
      });
      return { over, wake: () => wake() };
    },
    now: () => Date.now(),
    chance: Math.random,
    onChange: ({ view }) => {
      const seen = view.items.flatMap(item => (item.kind === 'message' && item.sending === null ? item.messageId : []));
      if (new Set(seen).size < seen.length) doubles += 1;
      messages = seen;
      for (const id of seen) {
        if (known.has(id)) continue;
        known.add(id);
        const said = hearing.saidAt.get(id);
        if (said)
          hearing.delays.push({
            ms: performance.now() - said.at,
            isSameProcess: said.process === at % addresses.length,
          });
      }
    },
  });
  return { room, process: () => at % addresses.length, heard: () => messages, doubled: () => doubles };
}

let ids = 0;
export function say({ room, process }: Page, hearing: Hearing): string {
  const messageId = `benchsaid${String(++ids).padStart(8, '0')}`;
  hearing.saidAt.set(messageId, { at: performance.now(), process: process() });
  room.say({ messageId, stream: 'stage', text: `What number ${ids} says about tea` });
  return messageId;
}
