import { fileCalls } from '@wenshu/api-contract';
import { signFileTicket } from '../../../platform/files/file-ticket.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { StoredFile } from './file.repository.ts';

const TICKET_LIFETIME_MS = 10 * 60 * 1000;

/** Where a page finds the file. A public one has one address for ever; any other gets a ticket for some minutes. */
export function fileAddress(
  { secrets, clock }: Platform,
  { id, isPublic }: Pick<StoredFile, 'id' | 'isPublic'>,
): string {
  if (isPublic) return `/api${fileCalls.publicFile.path}?id=${id}`;
  const expiresAt = new Date(clock.now().getTime() + TICKET_LIFETIME_MS);
  return `/api${fileCalls.file.path}?ticket=${signFileTicket(secrets['file-ticket'], { fileId: id, expiresAt })}`;
}
