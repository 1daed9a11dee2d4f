import { readFileSync } from 'node:fs';

/** The product's, as package.json has it. */
export const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  readonly version: string;
};
