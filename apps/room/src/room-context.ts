import type { EnteredRoom, RoomSeat, RoomSignal } from '@wenshu/api-contract';
import type { Room, RoomSnapshot, SeenMessage, SeenPrompt } from '@wenshu/symposium';
import type { roomTexts } from '@wenshu/texts/talks/room';
import { createContext, useContext } from 'react';

export type RoomWords = (typeof roomTexts)['zh'] | (typeof roomTexts)['en'];
export type RoomLanguage = 'zh' | 'en';

/** What every part of the room knows. */
export interface InRoom {
  readonly code: string;
  readonly pageId: string;
  readonly language: RoomLanguage;
  readonly t: RoomWords;
  readonly room: Room;
  readonly snapshot: RoomSnapshot;
  readonly entered: EnteredRoom;
  readonly me: RoomSeat;
  /** What pages with sound tell this one. */
  hearSignals(listener: (signal: RoomSignal) => void): () => void;
  /** A call of the room; what goes wrong is told, and is false. */
  act(name: string, body: object): Promise<boolean>;
  /** What the next message is about. */
  readonly target: Target;
  aim(target: Target): void;
}

export interface Target {
  readonly prompt?: SeenPrompt;
  readonly replyTo?: SeenMessage;
  /** A private word: to this participant, or from them to the moderators. */
  readonly aloneWith?: { readonly seatId: string; readonly name: string };
}

export const RoomContext = createContext<InRoom | undefined>(undefined);

export function useRoom(): InRoom {
  const room = useContext(RoomContext);
  if (!room) throw new Error('Only inside a room');
  return room;
}

/** What may not be written now, and why; null where it may. */
export function whyQuiet({ me, snapshot: { view }, t }: Pick<InRoom, 'me' | 'snapshot' | 't'>): string | null {
  if (view.state === 'ended') return t.ended;
  if (me.audience !== 'participant') return null;
  if (view.state === 'waiting') return t.notBegun;
  if (view.state === 'paused') return t.paused;
  return me.isMuted ? t.muted : null;
}

/** A moment in the room's own zone, as its people read it. */
export function sayTime(at: number, language: RoomLanguage, timeZone: string, withDay = false): string {
  const parts: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hour12: false, timeZone };
  if (withDay) {
    parts.month = language === 'zh' ? 'numeric' : 'short';
    parts.day = 'numeric';
  }
  try {
    return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', parts).format(at);
  } catch {
    // A zone that this browser does not know: its own, then.
    const { timeZone: _, ...own } = parts;
    return new Intl.DateTimeFormat(language === 'zh' ? 'zh-CN' : 'en-GB', own).format(at);
  }
}
