import { fileCalls } from '@wenshu/api-contract';
import { signFileTicket } from '../../../platform/files/file-ticket.ts';
import type { Platform } from '../../../platform/platform.ts';

const TICKET_LIFETIME_MS = 10 * 60 * 1000;

/** Where everybody finds a public file, for ever. */
export function publicFileAddress({ id }: { readonly id: string }): string {
  return `/api${fileCalls.publicFile.path}?id=${id}`;
}

/** Where one reader's page finds any other file, for some minutes and as long as they may see it. */
export function fileAddress({ secrets, clock }: Platform, fileId: string, readerId: string): string {
  const expiresAt = new Date(clock.now().getTime() + TICKET_LIFETIME_MS);
  const ticket = signFileTicket(secrets['file-ticket'], { fileId, readerId, expiresAt });
  return `/api${fileCalls.file.path}?ticket=${ticket}`;
}
