/** What a browser shows by itself. */
export type FileKind = 'picture' | 'video' | 'audio' | 'other';

export function fileKindOf(contentType: string): FileKind {
  if (contentType.startsWith('image/')) return 'picture';
  if (contentType.startsWith('video/')) return 'video';
  return contentType.startsWith('audio/') ? 'audio' : 'other';
}

/** The ending of a name, as people call a kind of file: PDF. Empty where it has none. */
export function endingOf(name: string): string {
  return /[^.]\.([0-9A-Za-z]{1,5})$/.exec(name)?.[1]?.toUpperCase() ?? '';
}

const UNITS = ['B', 'KB', 'MB', 'GB'];
const STEP = 1024;

/** To three figures at most. */
export function sizeText(bytes: number, language: 'zh' | 'en'): string {
  let [size, unit] = [bytes, 0];
  while (size >= STEP && unit < UNITS.length - 1) [size, unit] = [size / STEP, unit + 1];
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : 'zh-CN', {
    maximumFractionDigits: size < 10 ? 1 : 0,
  });
  return `${format.format(size)} ${UNITS[unit]}`;
}
