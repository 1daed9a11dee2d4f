import { hasAnyPerson, hashPassword, insertPerson, type Person } from '../../src/features/people/account/index.ts';
import { agreeToAll } from '../../src/features/people/documents/index.ts';
import type { Platform } from '../../src/platform/platform.ts';
import { textsIn } from '../large/large-question.ts';
import { shortDemo, wholeDemo } from './demo-seeds.ts';
import { demoPeople } from './people.ts';

/** Any number: all processes take the same one. */
const LOCK = 731_045;

/** Fills an installation where nobody has registered yet. Several processes may start at once; one of them does it. */
export async function seedDemo(platform: Platform): Promise<void> {
  const lock = await platform.database.pool.connect();
  try {
    await lock.query('select pg_advisory_lock($1)', [LOCK]);
    if (await hasAnyPerson(lock)) return;
    const texts = textsIn(platform.env.demoLanguage);
    const people: Person[] = [];
    for (const { phone, password, name: words } of demoPeople) {
      const name = texts(words);
      const passwordHash = await hashPassword(password);
      const registered = await insertPerson(platform.database.pool, { phone, passwordHash, name, nickName: name });
      await agreeToAll(platform, registered.id);
      people.push(registered);
    }
    const seeds = platform.env.demo === 'short' ? shortDemo : wholeDemo;
    for (const seed of seeds) await seed(platform, people);
  } finally {
    await lock.query('select pg_advisory_unlock($1)', [LOCK]);
    lock.release();
  }
}
