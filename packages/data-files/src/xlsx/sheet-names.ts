import { toUSVString } from 'node:util';
import { cutToUnits } from '../cut-text.ts';

const MAX_UNITS = 31;
const FORBIDDEN = /[[\]:*?/\\\p{Cc}\ufffe\uffff]/gu;

/** Names that Excel takes: 31 characters, none of []:*?/\, no apostrophe at the ends, not its own "History", each once whatever its capitals. */
export function sheetNames(): (wanted: string) => string {
  const taken = new Set<string>();
  return wanted => {
    const name = safeName(wanted);
    let unique = name;
    for (let number = 2; taken.has(unique.toLowerCase()); number++) unique = numberedName(name, number);
    taken.add(unique.toLowerCase());
    return unique;
  };
}

function numberedName(name: string, number: number): string {
  const suffix = ` (${number})`;
  return `${cutToUnits(name, MAX_UNITS - suffix.length)}${suffix}`;
}

function safeName(wanted: string): string {
  const name = cutToUnits(toUSVString(wanted).replace(FORBIDDEN, ' ').trim(), MAX_UNITS).replace(/^'+|'+$/g, '');
  if (name.trim() === '') return 'Sheet';
  return name.toLowerCase() === 'history' ? `${name}_` : name.trim();
}
