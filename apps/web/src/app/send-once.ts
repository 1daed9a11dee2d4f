import type { Call } from '@wenshu/api-contract';
import type { CallOptions, Client } from '@wenshu/api-contract/client';

/** The specification's throttle of clicks (S9.25). */
export const CLICK_EVERY_MS = 1_000;

interface Sent {
  readonly call: Call;
  readonly atMs: number;
  readonly answer: Promise<unknown>;
  isOver: boolean;
}

/**
 * A second click on what has just sent something sends nothing: whoever asks for the same again within a second gets the answer of the
 * first time. Here and not at the buttons, since every button sends through here, and one that forgot could not be told by looking at it.
 * What failed may be tried again at once; and once something else was sent, the same words may mean something new: at once where it was the
 * same call with other words (on, off, on again), and after its answer where it was another one, which may have gone by itself.
 */
export function sendOnce(client: Client, now: () => number = Date.now): Client {
  const sent = new Map<string, Sent>();

  const send = (call: Call, input: unknown, options: CallOptions = {}) => {
    // Whether a call takes an input is known of each call, not of calls in general.
    const pass = () => client.send(call, ...([input, options] as unknown as [never])) as Promise<unknown>;
    const key = keyOf(call, input, options);
    if (key === undefined) return pass();
    const atMs = now();
    for (const [known, one] of sent) {
      const isOther = known !== key && (one.isOver || one.call === call);
      if (atMs - one.atMs >= CLICK_EVERY_MS || isOther) sent.delete(known);
    }
    const before = sent.get(key);
    if (before) return before.answer;
    const one: Sent = { call, atMs, answer: pass(), isOver: false };
    sent.set(key, one);
    one.answer.then(
      () => {
        one.isOver = true;
      },
      () => {
        if (sent.get(key) === one) sent.delete(key);
      },
    );
    return one.answer;
  };

  return {
    send: ((call: Call, input?: unknown, options?: CallOptions) => send(call, input, options)) as Client['send'],
    call: (async (call: Call, input?: unknown, options?: CallOptions) =>
      ((await send(call, input, options)) as { data: unknown }).data) as Client['call'],
  };
}

/** What tells two sendings apart. None for what only reads, what can be given up half way, and files: two may have the same name. */
function keyOf(call: Call, input: unknown, { signal, fetch }: CallOptions): string | undefined {
  const isSending = call.method !== 'GET' || call.logged !== undefined || call.needs?.right === 'questionnaire.publish';
  if (!isSending || signal || fetch || call.takes !== undefined) return undefined;
  return `${call.method} ${call.path} ${JSON.stringify(input)}`;
}
