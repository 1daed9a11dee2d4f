import type { DataQuestion } from './variable.ts';

/** What respondents were dealt, as the question's type gives it. */
export interface TaskDesign {
  /** By attribute: the ids of its levels. */
  readonly levels: readonly (readonly string[])[];
  /** By version, task and concept: for every attribute the place of its level. */
  readonly versions: readonly (readonly (readonly (readonly number[])[])[])[];
  /** What the levels are called, by id. */
  readonly names: Readonly<Record<string, string>>;
  /** What the attributes are called; empty where they have no name. */
  readonly attributes?: readonly string[];
}

export const designOf = ({ design }: DataQuestion): TaskDesign | undefined => design as TaskDesign | undefined;

/** The concepts of a task, each as the ids of its levels; undefined where no such version is known. */
export function conceptsOf(
  { levels, versions }: TaskDesign,
  version: unknown,
  task: number,
): readonly (readonly string[])[] | undefined {
  if (typeof version !== 'number') return undefined;
  return versions[version - 1]?.[task - 1]?.map(concept =>
    concept.map((level, attribute) => levels[attribute]![level]!),
  );
}

/** What answers of a version were given to; the newest of all where nobody knows the version. */
export function designAt({ design, designs = [] }: DataQuestion): (versionTime: number) => unknown {
  return versionTime => designs.findLast(one => !(one.versionTime > versionTime))?.design ?? design;
}

/** Every design that answers were given to, the newest first. */
export function everyDesign({ design, designs = [] }: DataQuestion): readonly unknown[] {
  return [design, ...designs.map(one => one.design).toReversed()].filter(one => one !== undefined);
}
