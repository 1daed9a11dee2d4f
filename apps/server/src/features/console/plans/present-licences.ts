import type { HeldLicence, LicenceHolder, OperatedLicence } from '@wenshu/api-contract';
import type { Queryable } from '../../../platform/database/database.ts';
import { hideReach, listPersons } from '../../people/account/index.ts';
import { type Holder, licencesAt, nameEnterprises } from '../../people/enterprises/index.ts';
import type { Licence, HeldLicence as LicenceRow } from '../../people/licences/index.ts';

function presentLicence({
  feature,
  isGranted,
  isExpired,
  validUntil,
  orderNumber,
  changedAt,
}: Licence): OperatedLicence {
  return {
    feature,
    state: isGranted ? (isExpired ? 'expired' : 'held') : 'withdrawn',
    validUntil: validUntil?.getTime() ?? null,
    orderNumber,
    changeTime: changedAt.getTime(),
  };
}

export async function presentHeld(db: Queryable, rows: readonly LicenceRow[]): Promise<HeldLicence[]> {
  const people = await listPersons(
    db,
    rows.flatMap(({ personId }) => personId ?? []),
  );
  const persons = new Map(people.map(person => [person.id, person]));
  const enterprises = await nameEnterprises(
    db,
    rows.flatMap(({ enterpriseId }) => enterpriseId ?? []),
  );
  return rows.map(row => {
    const person = persons.get(row.personId ?? '');
    return {
      ...presentLicence(row),
      kind: row.personId === null ? 'enterprise' : 'person',
      holderId: row.personId ?? row.enterpriseId ?? '',
      name: person?.nickName ?? enterprises.get(row.enterpriseId ?? '') ?? '',
      reach: person ? hideReach(person) : '',
    };
  });
}

export async function presentHolder(db: Queryable, { space, name }: Holder): Promise<LicenceHolder> {
  const { features, licences } = await licencesAt(db, space);
  const [person] = space.kind === 'person' ? await listPersons(db, [space.id]) : [];
  return {
    kind: space.kind,
    holderId: space.id,
    name: person?.nickName ?? name,
    reach: person ? hideReach(person) : '',
    features: [...features],
    licences: licences.map(presentLicence),
  };
}
