/** As much of a text as fits into so many bytes of UTF-8, never half a character. */
export function cutToBytes(text: string, maxBytes: number): string {
  // A UTF-16 unit takes three bytes at most, so most texts need not be counted.
  if (text.length * 3 <= maxBytes || Buffer.byteLength(text) <= maxBytes) return text;
  const bytes = Buffer.from(text.slice(0, maxBytes));
  let end = Math.min(maxBytes, bytes.length);
  // 10xxxxxx goes on with a character that began before.
  while (end > 0 && end < bytes.length && (bytes[end]! & 0xc0) === 0x80) end -= 1;
  return bytes.toString('utf8', 0, end);
}

/** As much of a text as has so many UTF-16 units, without half of a pair at its end. */
export function cutToUnits(text: string, maxUnits: number): string {
  if (text.length <= maxUnits) return text;
  const last = text.charCodeAt(maxUnits - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? maxUnits - 1 : maxUnits);
}
