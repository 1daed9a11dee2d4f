import type { LicensedFeature } from '@wenshu/api-contract';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findNamedPerson } from '../account/index.ts';
import { grantLicence, type Licence, listFeatures, listLicences, withdrawLicence } from '../licences/index.ts';
import { findEnterprise } from './enterprise.repository.ts';
import { enterpriseRef, findAdministrator } from './members.ts';

interface Desk {
  readonly database: Database;
  readonly clock: Platform['clock'];
}

interface Decided {
  readonly feature: LicensedFeature;
  readonly why: string;
}

/** Whose licences an operator means: an account by its phone or address, or an enterprise by its id. Undefined when there is none. */
async function findHolder(db: Queryable, typed: string) {
  const person = await findNamedPerson(db, typed);
  if (person) return { space: { kind: 'person', id: person.id } as const, name: '', tells: [person.id] };
  const enterprise = await findEnterprise(db, typed);
  if (!enterprise) return undefined;
  const administrator = await findAdministrator(db, typed);
  return {
    space: enterpriseRef(typed),
    name: enterprise.name,
    tells: administrator === undefined ? [] : [administrator],
  };
}

/** The number of the order; undefined when nobody is named so. */
export async function grantTo(
  desk: Desk,
  typed: string,
  decided: Decided & { readonly days: number | null },
): Promise<string | undefined> {
  const holder = await findHolder(desk.database.pool, typed);
  return holder && grantLicence(desk, { ...holder, ...decided });
}

/** False when nobody is named so. */
export async function withdrawFrom(desk: Desk, typed: string, decided: Decided): Promise<boolean> {
  const holder = await findHolder(desk.database.pool, typed);
  if (holder) await withdrawLicence(desk, { ...holder, ...decided });
  return holder !== undefined;
}

export interface HolderLicences {
  /** What is licensed there now, by plan and decisions together. */
  readonly features: readonly LicensedFeature[];
  readonly licences: readonly Licence[];
}

export async function listLicencesOf(db: Queryable, typed: string): Promise<HolderLicences | undefined> {
  const holder = await findHolder(db, typed);
  if (!holder) return undefined;
  return { features: await listFeatures(db, holder.space), licences: await listLicences(db, holder.space) };
}
