import { isRecord } from '../json.ts';
import { type Change, removeAt, setTo } from './change.ts';

/** The changes that make one document another, by the smallest paths. */
export function changesBetween(from: object, to: object): Change[] {
  const changes: Change[] = [];
  addDifference(changes, [], from, to);
  return changes;
}

/** Into one list, a path made only where something differs: an import that is taken back has tens of thousands of them. */
function addDifference(changes: Change[], path: readonly string[], from: unknown, to: unknown): void {
  if (!isRecord(from) || !isRecord(to)) {
    if (JSON.stringify(from) !== JSON.stringify(to)) changes.push(setTo(path, to));
    return;
  }
  for (const key in from)
    if (!Object.hasOwn(to, key)) changes.push(removeAt([...path, key]));
    else if (from[key] !== to[key]) addDifference(changes, [...path, key], from[key], to[key]);
  for (const key in to) if (!Object.hasOwn(from, key)) changes.push(setTo([...path, key], to[key]));
}
