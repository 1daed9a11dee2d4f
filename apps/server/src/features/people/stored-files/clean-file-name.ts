const MAX_NAME_LENGTH = 200;

/** A name that can be stored, shown and sent: without what cannot be printed, and with its ending when it is too long. */
export function cleanFileName(name: string): string {
  const printable = name.replace(/[\p{Cc}\p{Cs}]/gu, '').trim();
  return [...printable].slice(-MAX_NAME_LENGTH).join('') || 'file';
}
