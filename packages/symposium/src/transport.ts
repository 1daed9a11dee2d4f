import type { EnteredRoom, RoomNews } from '@wenshu/api-contract';
import type { StreamName, ToldEvent } from '@wenshu/api-contract/room-events';

/** Something to say, under an id of its own: sent twice it is said once. */
export interface Saying {
  readonly messageId: string;
  readonly stream: StreamName;
  readonly text: string;
  readonly pictureId?: string;
  readonly replyTo?: string;
  readonly promptId?: string;
}

export interface NewsRequest {
  readonly known: Readonly<Record<string, number>>;
  readonly presence: string;
  readonly isTyping: boolean;
  readonly signalsAfter: number;
  readonly waitSeconds: number;
}

/** The calls of a room, as one seat makes them. They fail with a `RoomFailure`. */
export interface RoomTransport {
  enter(): Promise<EnteredRoom>;
  news(request: NewsRequest): Promise<RoomNews>;
  earlier(stream: StreamName, before: number): Promise<readonly ToldEvent[]>;
  say(saying: Saying): Promise<unknown>;
}

/**
 * - `passing`: no answer, or one that another try can better.
 * - `shut`: the code opens nothing, or nothing any more.
 * - `refused`: this was not taken, with the reason in words.
 */
export class RoomFailure extends Error {
  readonly kind: 'passing' | 'shut' | 'refused';

  constructor(kind: 'passing' | 'shut' | 'refused', words = '') {
    super(words);
    this.kind = kind;
  }
}
