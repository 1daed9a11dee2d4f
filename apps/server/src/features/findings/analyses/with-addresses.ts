import type { Exhibit } from '@wenshu/analysis';
import type { Platform } from '../../../platform/platform.ts';
import { answerFileAddress } from '../../collect/answer-files/index.ts';

export interface ExhibitReader {
  readonly scrollId: string;
  readonly readerId: string;
}

/** Exhibits for a reader’s page: what was uploaded has an address for some minutes. Their records are those that the reader may see. */
export function withAddresses(
  platform: Platform,
  { scrollId, readerId }: ExhibitReader,
  exhibits: readonly Exhibit[],
): readonly Exhibit[] {
  return exhibits.map(exhibit =>
    exhibit.kind === 'gallery'
      ? {
          ...exhibit,
          files: exhibit.files.map(file => ({
            ...file,
            address: answerFileAddress(
              platform,
              { scrollId, answerRecordId: file.recordId, fileId: file.fileId },
              readerId,
            ),
          })),
        }
      : exhibit,
  );
}
