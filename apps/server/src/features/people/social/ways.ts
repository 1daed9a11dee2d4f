import type { Queryable } from '../../../platform/database/database.ts';
import type { SocialIdentity, SocialWay } from '../../../platform/social/social-app.ts';
import { bindOpenId, findPerson, findPersonByOpenId, type Person } from '../account/index.ts';
import { findCompanyPersonId, insertCompanyIdentity } from './social.repository.ts';

type Bound = 'bound' | 'taken' | 'kept';

/** Where a service's people are kept beside our accounts. */
interface Way {
  findPerson(database: Queryable, identity: SocialIdentity): Promise<Person | undefined>;
  /** `taken`: the identity is another account's. `kept`: the account has another identity. */
  bind(database: Queryable, identity: SocialIdentity, personId: string, now: Date): Promise<Bound>;
}

export const ways: Readonly<Record<SocialWay, Way>> = {
  social: {
    findPerson: (database, { subject }) => findPersonByOpenId(database, subject),
    bind: (database, { subject }, personId) => bindOpenId(database, personId, subject, { instead: false }),
  },
  company: {
    findPerson: findCompanyPerson,
    async bind(database, identity, personId, now) {
      if (await insertCompanyIdentity(database, identity, personId, now)) return 'bound';
      const owner = await findCompanyPersonId(database, identity);
      if (owner === undefined) return 'kept';
      return owner === personId ? 'bound' : 'taken';
    },
  },
};

async function findCompanyPerson(database: Queryable, identity: SocialIdentity): Promise<Person | undefined> {
  const personId = await findCompanyPersonId(database, identity);
  return personId === undefined ? undefined : findPerson(database, personId);
}
