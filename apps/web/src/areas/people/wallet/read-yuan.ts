/** Fen of an amount as somebody types it in yuan; undefined of what is none, or has parts of a fen. */
export function readYuan(typed: string): number | undefined {
  const [, whole, part = ''] = /^(\d{1,7})(?:\.(\d{0,2}))?$/.exec(typed.trim().replace(/[,，]/g, '')) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}
