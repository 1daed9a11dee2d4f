import { hash, verify } from '@node-rs/argon2';

/** argon2id with the library's defaults (19 MiB, 2 passes), OWASP's first choice; about 20 ms, off the main thread. */
export function hashPassword(password: string): Promise<string> {
  return hash(password);
}

let standIn: Promise<string> | undefined;

/** Takes as long for a phone that nobody registered: the time must not tell which phones are registered. */
export async function isPasswordRight(passwordHash: string | undefined, password: string): Promise<boolean> {
  standIn ??= hashPassword('nobody has this password');
  const isRight = await verify(passwordHash ?? (await standIn), password);
  return isRight && passwordHash !== undefined;
}
