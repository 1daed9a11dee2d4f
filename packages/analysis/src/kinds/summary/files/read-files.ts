import type { WrittenTexts } from '../../../columns/joined-texts.ts';

export const fileGroups = [
  'picture',
  'video',
  'audio',
  'pdf',
  'document',
  'sheet',
  'slides',
  'archive',
  'other',
] as const;
export type FileGroup = (typeof fileGroups)[number];

export interface NamedFile {
  readonly fileId: string;
  readonly name: string;
  readonly recordId: string;
}

export interface FilesRead {
  /** Records that have files. */
  readonly total: number;
  /** The newest of them, which the files are of. */
  readonly read: number;
  readonly files: number;
  readonly groups: Readonly<Record<FileGroup, number>>;
  readonly newest: readonly NamedFile[];
}

const MOST_SHOWN = 24;
/** `id/name; id/name`: a name may hold both signs, so the next file begins where an id does. */
const NEXT = /; (?=[0-9A-Za-z_-]{1,64}\/)/;

/** What is uploaded, from the text that the data keep of it. */
export function readFiles({
  total,
  records,
}: {
  readonly total: number;
  readonly records: readonly WrittenTexts[];
}): FilesRead {
  const groups = Object.fromEntries(fileGroups.map(group => [group, 0])) as Record<FileGroup, number>;
  const newest: NamedFile[] = [];
  let files = 0;
  for (const { id, texts } of records)
    for (const text of texts.flatMap(one => one?.split(NEXT) ?? [])) {
      const slash = text.indexOf('/');
      if (slash < 1) continue;
      const file = { fileId: text.slice(0, slash), name: text.slice(slash + 1), recordId: id };
      files++;
      groups[groupOf(file.name)]++;
      if (newest.length < MOST_SHOWN) newest.push(file);
    }
  return { total, read: records.length, files, groups, newest };
}

const endings: Readonly<Record<Exclude<FileGroup, 'other'>, string>> = {
  picture: 'jpg jpeg png gif webp bmp heic heif avif svg tif tiff',
  video: 'mp4 mov m4v webm avi mkv 3gp',
  audio: 'mp3 m4a wav aac ogg amr flac',
  pdf: 'pdf',
  document: 'doc docx txt rtf odt md wps',
  sheet: 'xls xlsx csv ods et',
  slides: 'ppt pptx odp dps',
  archive: 'zip rar 7z gz tar',
};
const groupByEnding = new Map(
  Object.entries(endings).flatMap(([group, all]) => all.split(' ').map(ending => [ending, group as FileGroup])),
);

export function groupOf(name: string): FileGroup {
  return groupByEnding.get(endingOf(name)) ?? 'other';
}

const endingOf = (name: string) => /\.([0-9a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

const types: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  svg: 'image/svg+xml',
  mov: 'video/quicktime',
  mp3: 'audio/mpeg',
  pdf: 'application/pdf',
};
const families: Readonly<Partial<Record<FileGroup, string>>> = { picture: 'image', video: 'video', audio: 'audio' };

/** As its name says: whoever shows the file asks the one who keeps it. */
export function typeOf(name: string): string {
  const ending = endingOf(name);
  const family = families[groupOf(name)];
  const known = Object.hasOwn(types, ending) ? types[ending] : undefined;
  return known ?? (family ? `${family}/${ending}` : 'application/octet-stream');
}
