import { SUCCESS_CODE } from '@wenshu/api-contract';
import type { AttackedServer } from './attacked-server.ts';
import type { Answer } from './sender.ts';

export interface Shot {
  readonly call: string;
  readonly what: string;
  readonly status: number;
  readonly text: string;
  /** Of the server's main thread. */
  readonly ms: number;
  /** Until the answer was there; the neighbours of a busy machine are in it. */
  readonly wallMs: number;
  /** It was answered with success. */
  readonly isLegal: boolean;
}

/** Shoots one after the other, so that each one's time is its own. */
export class ShotLog {
  readonly #server: AttackedServer;
  readonly #shots: Shot[] = [];

  constructor(server: AttackedServer) {
    this.#server = server;
  }

  async shoot(call: string, what: string, send: () => Promise<Answer>): Promise<Shot> {
    const before = await this.#server.mainThreadMs();
    const began = performance.now();
    const { status, code, text } = await send();
    const wallMs = performance.now() - began;
    const ms = (await this.#server.mainThreadMs()) - before;
    // A file has no envelope.
    const isLegal = code === SUCCESS_CODE || (status === 200 && code === '');
    const shot = { call, what, status, text, ms, wallMs, isLegal };
    this.#shots.push(shot);
    return shot;
  }

  get count(): number {
    return this.#shots.length;
  }

  /** What was shot after so many. */
  since(count: number): readonly Shot[] {
    return this.#shots.slice(count);
  }

  get faults(): Shot[] {
    return this.#shots.filter(isFault);
  }

  /** What a call's tries came to. */
  of(call: string): Shot[] {
    return this.#shots.filter(shot => shot.call === call);
  }

  get slowestFirst(): Shot[] {
    return this.#shots.toSorted((left, right) => right.ms - left.ms);
  }

  /** Whether the call did what it is for at least once: the attack got past its door. */
  hasReached(call: string): boolean {
    return this.of(call).some(shot => shot.isLegal);
  }
}

/** 5xx, or no answer at all. */
export function isFault({ status }: Shot): boolean {
  return status === 0 || status >= 500;
}
