/** Where the numbers of something lie, for whoever hands it to another thread. */
export function buffersIn(something: unknown): readonly ArrayBuffer[] {
  const buffers = new Set<ArrayBuffer>();
  const look = (part: unknown) => {
    if (ArrayBuffer.isView(part)) buffers.add(part.buffer as ArrayBuffer);
    else if (typeof part === 'object' && part !== null) Object.values(part).forEach(look);
  };
  look(something);
  return [...buffers];
}
