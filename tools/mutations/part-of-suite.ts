import type { ImportGraph } from './related-tests.ts';

export interface PartOfSuite {
  readonly tests: readonly string[];
  readonly journeys: readonly string[];
}

/** The tests that lead to what changed, and the journeys whose own files did. */
export function partOf(graph: ImportGraph, changed: readonly string[]): PartOfSuite {
  const distinct = (paths: readonly string[]) => [...new Set(paths)].sort();
  const ofJourneys = changed.filter(path => path.startsWith('e2e/'));
  return {
    tests: distinct(changed.flatMap(path => graph.testsOf(path))),
    journeys: distinct(ofJourneys.flatMap(path => graph.journeysOf(path))),
  };
}
