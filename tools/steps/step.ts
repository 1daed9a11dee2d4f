/** What a step found: how many of its tests or checks passed, and what to say about those that did not. */
export interface StepResult {
  readonly passed: number;
  readonly failures: readonly string[];
  /** What passed only when it was tried again. */
  readonly retried?: readonly string[];
  /** How long its parts took. */
  readonly timings?: readonly Timing[];
}

export interface Timing {
  readonly name: string;
  readonly seconds: number;
}

export interface Step {
  readonly title: string;
  /** It is one program on one core that says nothing before it is done, and needs nothing of the step before it. */
  readonly isAside?: boolean;
  run(): Promise<StepResult>;
}

/** For a step that runs another test runner. */
export interface RunnerOptions {
  readonly args?: readonly string[];
  readonly isQuiet?: boolean;
}
