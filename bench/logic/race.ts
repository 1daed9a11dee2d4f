import type { Design } from './designs.ts';

export interface Survey {
  change(question: number, option: string): void;
  countShown(): number;
}

export interface Contestant {
  readonly name: string;
  create(design: Design): Survey;
}

export interface Figures {
  readonly createMs: number;
  readonly changeMs: number;
  /** What is shown after the same changes. */
  readonly shown: readonly number[];
}

/** The median of creating, and the mean of a changed answer, over the same list of changes: cheap and dear ones alike. */
export function race({ create }: Contestant, design: Design, changes: number): Figures {
  const creations = Array.from({ length: 3 }, () => timed(() => create(design)));
  const survey = creations[0]!.result;
  const count = design.dependsOn.length;
  const shown: number[] = [];
  // Everything is answered first, so that a change has something to change.
  for (let n = 0; n < count; n++) survey.change(n, 'a');
  let changeMs = 0;
  for (let turn = 0; turn < changes; turn++) {
    // The first question, on which most depends, every second time; the others spread out.
    const n = turn % 2 === 0 ? 0 : (turn * 37) % count;
    const option = turn % 4 < 2 ? 'b' : 'a';
    changeMs += timed(() => survey.change(n, option)).ms / changes;
    if (turn % 10 === 0) shown.push(survey.countShown());
  }
  return { createMs: median(creations.map(one => one.ms)), changeMs, shown };
}

function timed<T>(work: () => T): { readonly ms: number; readonly result: T } {
  const start = performance.now();
  const result = work();
  return { ms: performance.now() - start, result };
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
}
