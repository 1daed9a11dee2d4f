/// <reference lib="es2024.arraybuffer" />

/** Gives memory back that nobody looks at any more. Its arrays are empty from then on. */
export function giveBack(buffer: ArrayBufferLike): void {
  if (buffer instanceof ArrayBuffer) buffer.transfer(0);
}
