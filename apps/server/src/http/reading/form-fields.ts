import type { MultipartValue } from '@fastify/multipart';
import { Refusal } from '../../refusal/refusal.ts';
import { findBadCharacter } from './find-bad-character.ts';

/** The text fields of a form, as its parts come in. */
export class FormFields {
  readonly #values: Record<string, string> = {};

  add({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): void {
    if (valueTruncated || fieldnameTruncated) throw new Refusal('bodyTooLarge');
    // The right was asked for with the first one; a second one could name something else.
    if (this.has(fieldname)) throw new Refusal('inputInvalid', { field: fieldname, problem: { word: 'invalid' } });
    if (typeof value === 'string') this.#values[fieldname] = value;
  }

  has(name: string): boolean {
    return Object.hasOwn(this.#values, name);
  }

  all(): Readonly<Record<string, string>> {
    const bad = findBadCharacter(this.#values);
    if (bad !== undefined) throw new Refusal('characterNotAllowed', { field: bad, params: { field: bad } });
    return this.#values;
  }
}

const LIMITS: readonly string[] = ['FST_PARTS_LIMIT', 'FST_FILES_LIMIT', 'FST_FIELDS_LIMIT', 'FST_REQ_FILE_TOO_LARGE'];

/** A form that is too much, or that ends in the middle: its sender's doing. What a disk says is ours, and stays what it is. */
export function explainForm(error: unknown): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof Refusal || syscall !== undefined) return error;
  return new Refusal(code !== undefined && LIMITS.includes(code) ? 'bodyTooLarge' : 'bodyNotReadable');
}
