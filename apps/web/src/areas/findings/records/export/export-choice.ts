import {
  type CallRequest,
  type ExportedRecords,
  type ExportFormat,
  exportedRecords,
  exportFormats,
  type recordExportCalls,
} from '@wenshu/api-contract';
import { browserPlace, readJson } from '../../../../app/local-storage.ts';

export type ExportRequest = CallRequest<typeof recordExportCalls.export>;

/** What somebody chooses for a file, whatever the survey: kept for their next one. Columns are the survey's own. */
export interface ExportChoice {
  readonly format: ExportFormat;
  readonly include: readonly ExportedRecords[];
  readonly values: 'labels' | 'codes';
  readonly sets: 'cell' | 'columns';
  readonly rows: 'records' | 'rounds';
  readonly separator: 'comma' | 'semicolon' | 'tab';
}

export const usualChoice: ExportChoice = {
  format: 'xlsx',
  include: ['success', 'invalid'],
  values: 'labels',
  sets: 'columns',
  rows: 'records',
  separator: 'comma',
};

const allowed = {
  format: exportFormats,
  values: ['labels', 'codes'],
  sets: ['cell', 'columns'],
  rows: ['records', 'rounds'],
  separator: ['comma', 'semicolon', 'tab'],
} as const satisfies Partial<Record<keyof ExportChoice, readonly string[]>>;

const keyOf = (userId: string) => `exportChoice:${userId}`;

/** As it was chosen last; what an older page kept and nobody knows any more is as usual. */
export function readChoice(userId: string): ExportChoice {
  const kept = readJson(browserPlace, keyOf(userId)) as Partial<Record<keyof ExportChoice, unknown>> | undefined;
  const include = exportedRecords.filter(kind => Array.isArray(kept?.include) && kept.include.includes(kind));
  const words = Object.entries(allowed).flatMap(([key, list]) => {
    const word = kept?.[key as keyof ExportChoice];
    return (list as readonly unknown[]).includes(word) ? [[key, word]] : [];
  });
  return { ...usualChoice, ...Object.fromEntries(words), ...(include.length > 0 && { include }) };
}

export function keepChoice(userId: string, choice: ExportChoice): void {
  browserPlace.set(keyOf(userId), JSON.stringify(choice));
}

interface Survey {
  readonly scrollId: string;
  /** The filter of the page, where it has one. */
  readonly filter?: ExportRequest['filter'];
  /** Keys; absent: all of them. */
  readonly columns?: readonly string[] | undefined;
  readonly hasLoops: boolean;
}

/** What is asked of the server. What a format has no use for stays behind, and rounds where nothing is asked in rounds. */
export function requestOf(
  { format, include, values, sets, rows, separator }: ExportChoice,
  { scrollId, filter, columns, hasLoops }: Survey,
): ExportRequest {
  const records = { scrollId, format, include: [...include], ...(filter !== undefined && { filter }) };
  if (format === 'files') return records;
  return {
    ...records,
    ...(columns && { columns: [...columns] }),
    ...(format !== 'sav' && { values, sets }),
    ...(format === 'csv' && { separator }),
    rows: hasLoops ? rows : 'records',
  };
}
