import { findPersonByPhone, isPasswordRight } from '../../src/features/people/account/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { demoPeople } from './people.ts';

export interface SignIn {
  readonly phone: string;
  readonly password: string;
  readonly name: string;
}

/** The demo's people who still have the password that everybody can read. */
export async function listDemoSignIns({ database }: Platform): Promise<SignIn[]> {
  const checked = await Promise.all(
    demoPeople.map(async ({ phone, password }) => {
      const person = await findPersonByPhone(database.pool, phone);
      const isOpen = person !== undefined && (await isPasswordRight(person.passwordHash, password));
      return isOpen ? [{ phone, password, name: person.name }] : [];
    }),
  );
  return checked.flat();
}
