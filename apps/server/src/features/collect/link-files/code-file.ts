/** So many times 43 pixels: 344, which prints well on a badge. */
export const CODE_TIMES = 8;
const DIGITS = 6;

/** What a QR code is called in a zip: sorted as the list is, and found by the name. */
export function codeName(serialNumber: number, ...names: readonly string[]): string {
  const words = names.map(name => name.replaceAll(/[/\\]/g, '_'));
  return [String(serialNumber).padStart(DIGITS, '0'), ...words].filter(Boolean).join('_');
}
