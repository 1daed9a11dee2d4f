import type { ByteSink } from '@wenshu/data-files';

/** What somebody writes, as something that is read: the writer waits until its bytes are taken. */
export async function* bytesOf(write: (sink: ByteSink) => Promise<void>): AsyncGenerator<Uint8Array> {
  let offered: { readonly bytes: Uint8Array; taken(): void } | undefined;
  let wake: () => void = () => {};
  let isOver = false;
  let isLeft = false;
  const writing = write({
    write: bytes =>
      new Promise((resolve, reject) => {
        if (isLeft) return reject(new Error('Nobody reads any more'));
        offered = { bytes, taken: resolve };
        wake();
      }),
  }).finally(() => {
    isOver = true;
    wake();
  });
  // Whoever reads hears of a failure at the end; until then it is nobody's.
  writing.catch(() => {});
  try {
    for (;;) {
      if (offered) {
        const { bytes, taken } = offered;
        offered = undefined;
        yield bytes;
        taken();
      } else if (isOver) return await writing;
      else
        await new Promise<void>(resolve => {
          wake = resolve;
        });
    }
  } finally {
    isLeft = true;
    offered?.taken();
  }
}
