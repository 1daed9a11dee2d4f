import * as z from 'zod/mini';
import { call } from '../../call.ts';
import { partId } from '../../shared-inputs.ts';
import { seatCode } from './symposium-room.ts';

const room = { audience: 'respondent', own: true, method: 'POST' } as const;
const page = { code: seatCode, pageId: partId } as const;

/** Each of them sends to every other one: more would be too much for a phone. */
export const MOST_WITH_SOUND = 8;
/** A description of a connection has some thousand letters. */
export const MOST_SIGNAL_LETTERS = 20_000;

/** A server that helps two pages find a way between them, as a browser takes it. */
export interface IceServer {
  readonly urls: readonly string[];
  readonly username?: string;
  readonly credential?: string;
}

/** Sound and picture between the pages of a room. */
export const symposiumSoundCalls = {
  sound: call({
    ...room,
    path: '/symposium/sound',
    summary: 'Have sound and picture on this page, or no longer: what the page needs to reach the others',
    body: z.object({ ...page, isOn: z.boolean() }),
    data: z.custom<{ readonly iceServers: readonly IceServer[] }>(),
  }),
  signal: call({
    ...room,
    path: '/symposium/signal',
    summary:
      'What a page tells another one so that they find a way between them; told with its news, and thrown away after a minute',
    body: z.object({
      ...page,
      toSeatId: partId,
      toPageId: partId,
      data: z.string().check(z.minLength(1), z.maxLength(MOST_SIGNAL_LETTERS)),
    }),
    data: z.null(),
  }),
};
