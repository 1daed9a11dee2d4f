import { cutToBytes } from '../cut-text.ts';

const MAX_BYTES = 64;
const SHORT_LENGTH = 8;
/** Words of SPSS' own language. */
const RESERVED = new Set(['all', 'and', 'by', 'eq', 'ge', 'gt', 'le', 'lt', 'ne', 'not', 'or', 'to', 'with']);
const VALID = /^[\p{L}@][\p{L}\p{M}\p{Nd}._$#@]*$/u;

/** Names are one whatever their capitals. */
export const nameKey = (name: string) => name.toUpperCase().toLowerCase();

/** Whether SPSS takes the name for a variable. */
export function isSavName(name: string): boolean {
  return (
    VALID.test(name) && !name.endsWith('.') && Buffer.byteLength(name) <= MAX_BYTES && !RESERVED.has(nameKey(name))
  );
}

/** Names that SPSS takes, in the same order and each once: letters of any script first, 64 bytes, none of SPSS' own words. */
export function savNames(wanted: readonly string[]): string[] {
  const nextName = uniqueNames((name, suffix) => `${cutToBytes(name, MAX_BYTES - suffix.length)}${suffix}`);
  return wanted.map(name => nextName(validName(name)));
}

function validName(wanted: string): string {
  const cleaned = wanted.normalize('NFC').replace(/[^\p{L}\p{M}\p{Nd}._$#@]+/gu, '_');
  const begun = /^[\p{L}@]/u.test(cleaned) ? cleaned : `V${cleaned}`;
  const name = cutToBytes(begun, MAX_BYTES).replace(/\.+$/, '');
  return RESERVED.has(nameKey(name)) ? `${name}_` : name;
}

/**
 * The names of eight letters that every variable has beside its own, for programs of the last century and for the file's own tables.
 * A variable whose name is one already keeps it: readers give the long names one by one, and must not meet a short one that stands
 * for another variable. `count` names for each: a very long string has one for every segment.
 */
export function shortNames(variables: readonly { readonly name: string; readonly count: number }[]): string[][] {
  const fit = (name: string, suffix: string) => `${name.slice(0, SHORT_LENGTH - suffix.length)}${suffix}`;
  const nextName = uniqueNames(fit, '');
  const isShort = (name: string) => /^[A-Z@][A-Z\d._$#@]{0,7}$/i.test(name);
  const kept = variables.map(({ name }) => (isShort(name) ? nextName(name.toUpperCase()) : undefined));
  return variables.map(({ name, count }, index) => {
    const letters = name.toUpperCase().replace(/[^A-Z\d_]/g, '');
    const base = /^[A-Z]/.test(letters) ? letters.slice(0, SHORT_LENGTH) : 'V';
    return Array.from({ length: count }, (_, turn) => (turn === 0 && kept[index]) || nextName(base));
  });
}

/** Gives out each name once, with a number behind it where it was given before. */
function uniqueNames(fit: (name: string, suffix: string) => string, mark = '_'): (name: string) => string {
  const taken = new Set<string>();
  const lastNumber = new Map<string, number>();
  return name => {
    const key = nameKey(name);
    let unique = name;
    for (let number = lastNumber.get(key) ?? 1; taken.has(nameKey(unique)); lastNumber.set(key, number)) {
      number += 1;
      unique = fit(name, `${mark}${number}`);
    }
    taken.add(nameKey(unique));
    return unique;
  };
}

/** The names of a stranger's file as they are, numbered where one comes twice and made up where there is none. */
export function distinctNames(names: readonly string[]): string[] {
  return names.map(name => name || 'V').map(uniqueNames((name, suffix) => `${name}${suffix}`));
}
