import { isRecord, type Json } from '../json.ts';

/** The same value, whatever the order of keys. */
export function isSameJson(a: Json, b: Json): boolean {
  if (a === b) return true;
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((one, at) => isSameJson(one, b[at] as Json));
  if (!isRecord(a) || !isRecord(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(key => Object.hasOwn(b, key) && isSameJson(a[key] as Json, b[key] as Json))
  );
}
