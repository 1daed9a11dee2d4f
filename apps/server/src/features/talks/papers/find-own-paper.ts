import { type PaperRole, paperRoles } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { findPaper, type KeptPaper, lockPaper, type PaperOf } from './paper.repository.ts';

/** A paper that the person may do this with. Whom it was not shared with learns nothing of it, not even that it is there. */
export const getPaper = async (db: Queryable, of: PaperOf, role: PaperRole): Promise<KeptPaper> =>
  required(await findPaper(db, of), role);

/** The same for the rest of the transaction: nobody else changes it or its sources. */
export const getLockedPaper = async (db: Queryable, of: PaperOf, role: PaperRole): Promise<KeptPaper> =>
  required(await lockPaper(db, of), role);

function required(found: KeptPaper | undefined, role: PaperRole): KeptPaper {
  if (!found) throw new Refusal('paperNotFound');
  if (paperRoles.indexOf(found.role) < paperRoles.indexOf(role)) throw new Refusal('noPermission');
  return found;
}
