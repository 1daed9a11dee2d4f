import type { TalkAttribute, TalkPerson } from '@wenshu/api-contract';

export interface LostValues {
  /** Of the attributes that lose some. */
  readonly names: readonly string[];
  readonly count: number;
}

/** What people have that would not be possible any more: of an attribute that goes, of another kind, or a choice that is not there. */
export function lostValues(
  before: readonly TalkAttribute[],
  after: readonly TalkAttribute[],
  people: readonly Pick<TalkPerson, 'values'>[],
): LostValues {
  const lost = before
    .map(({ id, name }) => ({
      name,
      count: people.filter(
        ({ values: { [id]: value } }) =>
          value !== undefined &&
          !isPossible(
            after.find(one => one.id === id),
            value,
          ),
      ).length,
    }))
    .filter(({ count }) => count > 0);
  return { names: lost.map(({ name }) => name), count: lost.reduce((sum, { count }) => sum + count, 0) };
}

function isPossible(attribute: TalkAttribute | undefined, value: string | number): boolean {
  if (!attribute) return false;
  if (attribute.kind === 'number') return typeof value === 'number';
  return typeof value === 'string' && (attribute.kind === 'text' || attribute.choices.includes(value));
}
