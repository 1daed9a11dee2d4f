import type { EnteredRoom, RoomNews, RoomSignal, ToldEvent } from '@wenshu/api-contract';
import { openRoom, type Room, type RoomSnapshot, type WaitingSaying } from '@wenshu/symposium';
import { post, sayLeaving } from './calls.ts';
import { keep, newId, readKept } from './device.ts';
import { pause } from './pause.ts';

export interface RoomSession {
  readonly room: Room;
  readonly pageId: string;
  /** What pages with sound tell this one, from now on; until what it gives is called. */
  hearSignals(listener: (signal: RoomSignal) => void): () => void;
  close(): void;
}

interface Hearing {
  readonly code: string;
  language(): string;
  onChange(snapshot: RoomSnapshot): void;
}

/** The engine upon this browser: its calls, its device, its clock. */
export function openSession({ code, language, onChange }: Hearing): RoomSession {
  const pageId = newId();
  const listeners = new Set<(signal: RoomSignal) => void>();
  // A part of the code tells rooms on this device apart; the whole of it would open one.
  const key = `wenshu.room.${code.slice(0, 8)}`;
  const room = openRoom({
    transport: {
      enter: () => post<EnteredRoom>('enter', language(), { code, pageId }),
      news: asked => post<RoomNews>('news', language(), { code, pageId, ...asked }),
      earlier: async (stream, before) => {
        const { events } = await post<{ events: readonly ToldEvent[] }>('earlier', language(), {
          code,
          stream,
          before,
        });
        return events;
      },
      say: saying => post('say', language(), { code, ...saying }),
    },
    read: () => keptIn(readKept(key)),
    write: waiting => keep(key, waiting),
    pause,
    now: () => Date.now(),
    chance: Math.random,
    onChange,
    onSignal: signal => {
      for (const listener of listeners) listener(signal);
    },
  });
  const wake = () => document.visibilityState === 'visible' && room.wake();
  const leave = () => sayLeaving({ code, pageId, known: {}, isLeaving: true });
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wake);
  window.addEventListener('pagehide', leave);
  return {
    room,
    pageId,
    hearSignals(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    close() {
      window.removeEventListener('online', wake);
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('pagehide', leave);
      room.close();
    },
  };
}

/** Something else may lie there: another version's, or nothing that can be read. */
function keptIn(kept: unknown): readonly WaitingSaying[] {
  if (!Array.isArray(kept)) return [];
  return kept.filter(
    (one: Partial<WaitingSaying> | null) =>
      typeof one?.messageId === 'string' && typeof one.stream === 'string' && typeof one.text === 'string',
  );
}
