import type { Id } from '../ids.ts';
import { isRecord } from '../json.ts';

/**
 * A design of choice tasks or cards. A level is named by its place in `levels`, so that an id is written once and not in every concept:
 * designs travel to phones.
 */
export interface Design {
  /** By attribute: the ids of its levels, which are options of the question. */
  readonly levels: readonly (readonly Id[])[];
  /** By version, task and concept: for every attribute the place of its level. */
  readonly versions: readonly (readonly (readonly (readonly number[])[])[])[];
}

const MOST = { attributes: 20, levels: 100, versions: 1000, tasks: 100, concepts: 20 } as const;

const known = new Map<string, Design | undefined>();
/** Settings are read often and designs are long: a survey has few of them. */
const MOST_KNOWN = 50;

/** A design written as JSON; undefined when it is none. */
export function parseDesign(text: string): Design | undefined {
  if (!known.has(text)) {
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(text, readDesign(text));
  }
  return known.get(text);
}

function readDesign(text: string): Design | undefined {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (!isRecord(raw) || !areLevels(raw.levels)) return undefined;
  const { levels } = raw;
  const isConcept = (concept: unknown): concept is number[] =>
    Array.isArray(concept) &&
    concept.length === levels.length &&
    concept.every((place, attribute) => Number.isInteger(place) && levels[attribute]?.[place] !== undefined);
  const isTask = (task: unknown): task is number[][] => isListOf(task, MOST.concepts, isConcept);
  const isVersion = (version: unknown): version is number[][][] => isListOf(version, MOST.tasks, isTask);
  return isListOf(raw.versions, MOST.versions, isVersion) ? { levels, versions: raw.versions } : undefined;
}

function areLevels(raw: unknown): raw is string[][] {
  const isId = (id: unknown): id is string => typeof id === 'string' && id !== '' && id.length <= 32;
  const areIds = (ids: unknown): ids is string[] => isListOf(ids, MOST.levels, isId);
  return isListOf(raw, MOST.attributes, areIds) && new Set(raw.flat()).size === raw.flat().length;
}

function isListOf<T>(raw: unknown, most: number, isOne: (one: unknown) => one is T): raw is T[] {
  return Array.isArray(raw) && raw.length > 0 && raw.length <= most && raw.every(isOne);
}
