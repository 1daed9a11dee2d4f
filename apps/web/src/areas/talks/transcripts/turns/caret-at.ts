interface CaretPlace {
  readonly node: Node;
  readonly offset: number;
}

/** Where in a turn's text a point of the screen is: its words say where they stand. */
export function caretAt(x: number, y: number, end: number): number {
  const place = placeAt(x, y);
  const piece = place?.node.parentElement?.closest<HTMLElement>('[data-at]');
  if (!place || !piece) return end;
  return Math.min(end, Number(piece.dataset['at']) + place.offset);
}

function placeAt(x: number, y: number): CaretPlace | undefined {
  // Safari knows the older of the two alone.
  const found = document.caretPositionFromPoint?.(x, y);
  if (found) return { node: found.offsetNode, offset: found.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range ? { node: range.startContainer, offset: range.startOffset } : undefined;
}
