const NUL = 0;

/**
 * Whether bytes that come piece by piece are text: UTF-8 or GBK, without NUL. Files from China's Windows machines are GBK without saying
 * so, and every UTF-8 text that is not ASCII is nearly always wrong as GBK or the other way round; one of the two is enough.
 */
export function createTextCheck(): { takes(chunk: Uint8Array): boolean; ends(): boolean } {
  const readers = ['utf-8', 'gb18030'].map(name => ({
    decoder: new TextDecoder(name, { fatal: true }),
    isRight: true,
  }));
  const feed = (chunk: Uint8Array, stream: boolean) => {
    for (const reader of readers) {
      if (reader.isRight) reader.isRight = canDecode(reader.decoder, chunk, stream);
    }
    return readers.some(reader => reader.isRight);
  };
  return {
    takes: chunk => !chunk.includes(NUL) && feed(chunk, true),
    ends: () => feed(new Uint8Array(), false),
  };
}

function canDecode(decoder: InstanceType<typeof TextDecoder>, chunk: Uint8Array, stream: boolean): boolean {
  try {
    decoder.decode(chunk, { stream });
    return true;
  } catch {
    return false;
  }
}
