import type { LicensedFeature } from '@wenshu/api-contract';
import type { Database, Queryable } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findNamedPerson, listPersons } from '../account/index.ts';
import {
  grantLicence,
  type Licence,
  listFeatures,
  listLicences,
  type Space,
  withdrawLicence,
} from '../licences/index.ts';
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

export interface Holder {
  readonly space: Space;
  /** An enterprise's; empty of an account. */
  readonly name: string;
  /** Who is told of what is decided. */
  readonly tells: readonly string[];
}

const ofPerson = (id: string): Holder => ({ space: { kind: 'person', id }, name: '', tells: [id] });

/** By the id of an account or of an enterprise. Undefined when there is none. */
export async function spaceOfHolder(db: Queryable, { kind, id }: Space): Promise<Holder | undefined> {
  if (kind === 'person') return (await listPersons(db, [id])).length === 1 ? ofPerson(id) : undefined;
  const enterprise = await findEnterprise(db, id);
  if (!enterprise) return undefined;
  const administrator = await findAdministrator(db, id);
  return {
    space: enterpriseRef(id),
    name: enterprise.name,
    tells: administrator === undefined ? [] : [administrator],
  };
}

/** Whose licences an operator means: an account by its phone or address, or an enterprise by its id. Undefined when there is none. */
export async function findHolder(db: Queryable, typed: string): Promise<Holder | undefined> {
  const person = await findNamedPerson(db, typed);
  return person ? ofPerson(person.id) : spaceOfHolder(db, { kind: 'enterprise', id: typed });
}

/** The number of the order; undefined when nobody is named so. */
export async function grantTo(
  desk: Desk,
  typed: string,
  decided: Decided & { readonly days: number | null },
): Promise<string | undefined> {
  const holder = await findHolder(desk.database.pool, typed);
  return holder && grantLicence(desk, Object.assign({}, holder, decided));
}

/** False when nobody is named so. */
export async function withdrawFrom(desk: Desk, typed: string, decided: Decided): Promise<boolean> {
  const holder = await findHolder(desk.database.pool, typed);
  if (holder) await withdrawLicence(desk, Object.assign({}, holder, decided));
  return holder !== undefined;
}

export interface HolderLicences {
  /** What is licensed there now, by plan and decisions together. */
  readonly features: readonly LicensedFeature[];
  readonly licences: readonly Licence[];
}

export async function listLicencesOf(db: Queryable, typed: string): Promise<HolderLicences | undefined> {
  const holder = await findHolder(db, typed);
  return holder && licencesAt(db, holder.space);
}

export async function licencesAt(db: Queryable, space: Space): Promise<HolderLicences> {
  return { features: await listFeatures(db, space), licences: await listLicences(db, space) };
}
