// npm passes Ctrl-C on although the terminal has sent it to everybody already: what comes together is one wish.
const ONE_WISH_MS = 1_000;

/** Calls `stop` once when asked to end, by signal or by the end of the process above; `hurry` when asked again. */
export function onStopSignal(stop: () => void, hurry: () => void): void {
  let askedAt: number | undefined;
  const ask = () => {
    if (askedAt === undefined) {
      askedAt = Date.now();
      stop();
    } else if (Date.now() - askedAt > ONE_WISH_MS) {
      hurry();
    }
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask);
  process.on('disconnect', ask);
  process.channel?.unref();
}
