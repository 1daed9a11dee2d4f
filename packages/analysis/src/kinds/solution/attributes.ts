import { everyDesign, type TaskDesign } from '../../data-set/task-design.ts';
import type { DataQuestion } from '../../data-set/variable.ts';

export interface Level {
  readonly id: string;
  readonly name: string;
}

export interface Attribute {
  /** Empty where it has none. */
  readonly name: string;
  readonly levels: readonly Level[];
}

/**
 * The attributes of all designs together: those of the newest, with the levels that earlier ones had of them. An attribute is known by its
 * levels; one that the newest design has not is none.
 */
export function attributesOf(question: DataQuestion): readonly Attribute[] {
  const [newest, ...earlier] = everyDesign(question) as readonly TaskDesign[];
  if (!newest) return [];
  const names = Object.assign({}, ...[newest, ...earlier].toReversed().map(one => one.names)) as TaskDesign['names'];
  const levels = newest.levels.map(ids => [...ids]);
  for (const ids of earlier.flatMap(one => one.levels)) {
    const own = levels.find(known => known.some(id => ids.includes(id)));
    own?.push(...ids.filter(id => !own.includes(id)));
  }
  return levels.map((ids, at) => ({
    name: newest.attributes?.[at] ?? '',
    levels: ids.map(id => ({ id, name: names[id] ?? id })),
  }));
}

/** Of attributes what was shown in these concepts: an attribute that never changed, and a level that nobody saw, have no worth. */
export function shownIn(attributes: readonly Attribute[], concepts: Iterable<readonly string[]>): readonly Attribute[] {
  const seen = new Set<string>();
  for (const concept of concepts) for (const id of concept) seen.add(id);
  return attributes
    .map(({ name, levels }) => ({ name, levels: levels.filter(({ id }) => seen.has(id)) }))
    .filter(({ levels }) => levels.length > 1);
}

/** A concept as the places of its levels; undefined where it has not one of each attribute. */
export function placesIn(
  attributes: readonly Attribute[],
): (concept: readonly string[]) => readonly number[] | undefined {
  const placeOf = new Map(
    attributes.flatMap(({ levels }, attribute) => levels.map(({ id }, place) => [id, { attribute, place }] as const)),
  );
  return concept => {
    const places: number[] = [];
    for (const id of concept) {
      const known = placeOf.get(id);
      if (known) places[known.attribute] = known.place;
    }
    return attributes.every((_, at) => places[at] !== undefined) ? places : undefined;
  };
}
