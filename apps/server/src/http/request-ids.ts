import { randomBytes } from 'node:crypto';

/** Short and unlike any other process's: a random start per process, then a count. */
export function createRequestIds(): () => string {
  const start = randomBytes(5).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${start}-${count.toString(36)}`;
  };
}
