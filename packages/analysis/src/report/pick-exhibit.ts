import type { Exhibit } from '../exhibit/exhibits.ts';

/**
 * One exhibit out of those that an analysis yields. Of a question's table and its chart the table alone says what they mean: a chart that
 * stands by itself takes these words along.
 */
export function pickExhibit(exhibits: readonly Exhibit[], exhibitId: string): Exhibit | undefined {
  const found = exhibits.find(({ id }) => id === exhibitId);
  if (!found || found.notes.length > 0) return found;
  const beside = exhibits.find(one => one.notes.length > 0 && isAboutTheSame(one, found));
  return beside ? { ...found, notes: beside.notes } : found;
}

const isAboutTheSame = (one: Exhibit, other: Exhibit) =>
  one.about === undefined && other.about === undefined ? one.title === other.title : one.about === other.about;
