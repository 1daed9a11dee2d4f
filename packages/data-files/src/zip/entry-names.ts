import { toUSVString } from 'node:util';
import { cutToBytes } from '../cut-text.ts';

const MAX_BYTES = 200;
const MAX_FOLDER_BYTES = 120;
/** Windows refuses these in a name. */
const RESERVED_CHARACTERS = /[<>:"|?*]/g;
/** Control characters; and the marks that turn the direction of writing, with which "gpj.exe" is shown as "exe.jpg". */
const UNSEEN_CHARACTERS = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;
/** Names of devices on Windows, whatever their ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i;

/** A name that no unpacking program takes out of its folder, and that every system can keep. */
export function safeEntryName(wanted: string): string {
  const parts = toUSVString(wanted)
    .split(/[/\\]/)
    .map(safePart)
    .filter(part => part !== '');
  const file = parts.pop() ?? 'file';
  const folder = cutToBytes(parts.join('/'), MAX_FOLDER_BYTES).replace(/[ ./]+$/, '');
  return folder === '' ? fitted('', file) : fitted(`${folder}/`, file);
}

function safePart(part: string): string {
  const name = part
    .replace(UNSEEN_CHARACTERS, '')
    .replace(RESERVED_CHARACTERS, '_')
    // Windows drops dots and blanks at the end, and ".." would be the folder above.
    .replace(/[ .]+$/, '')
    .trimStart();
  return name.replace(DEVICES, device => `${device}_`);
}

function fitted(folder: string, file: string, suffix = ''): string {
  const { stem, ending } = partsOf(file);
  const room = MAX_BYTES - Buffer.byteLength(folder) - Buffer.byteLength(ending) - suffix.length;
  return `${folder}${cutToBytes(stem, room)}${suffix}${ending}`;
}

/** What stands after the last dot, if it is short enough to be an ending. */
function partsOf(file: string): { readonly stem: string; readonly ending: string } {
  const dot = file.lastIndexOf('.');
  const isEnding = dot > 0 && Buffer.byteLength(file.slice(dot)) <= 20;
  return isEnding ? { stem: file.slice(0, dot), ending: file.slice(dot) } : { stem: file, ending: '' };
}

/** Gives every entry a name of its own. Two that differ in capitals alone would be one file on Windows and macOS. */
export function uniqueEntryNames(): (wanted: string) => string {
  const taken = new Set<string>();
  const lastNumber = new Map<string, number>();
  return wanted => {
    const name = safeEntryName(wanted);
    const key = keyOf(name);
    const slash = name.lastIndexOf('/') + 1;
    let unique = name;
    // The number goes on where it stood: searching from 2 for the thousandth "photo.jpg" would be quadratic.
    for (let number = lastNumber.get(key) ?? 1; taken.has(keyOf(unique)); lastNumber.set(key, number)) {
      number += 1;
      unique = fitted(name.slice(0, slash), name.slice(slash), ` (${number})`);
    }
    taken.add(keyOf(unique));
    return unique;
  };
}

const keyOf = (name: string) => name.normalize('NFC').toUpperCase().toLowerCase();
