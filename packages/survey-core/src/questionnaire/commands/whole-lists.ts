import type { Id } from '../../ids.ts';
import { emptyList } from '../../json.ts';

/**
 * More of a list at once than this, and the list is written whole: 16,000 options that go one by one, each with its text in another
 * language, took three times as long. What the edit touches is the same; it can be undone as long as nobody has since written in the list.
 */
export const MANY_AT_ONCE = 1000;

/** A list without some of its members. */
export function without<T>(list: Readonly<Record<Id, T>>, gone: ReadonlySet<Id>): Record<Id, T> {
  const left = emptyList<T>();
  for (const id in list) if (!gone.has(id)) left[id] = list[id]!;
  return left;
}
