import type { QuestionnaireOrigin } from './scroll.ts';

interface TaskKindFacts {
  /** The number that lists of the workspace know it by (P3.27); below zero stand the lists that are of no kind. */
  readonly workType: number;
  /** Where a task of this kind comes from. Each origin stands with one kind. */
  readonly origins: readonly QuestionnaireOrigin[];
  /** Whether it is written in the editor, published, and answered here: then it has a status, otherwise only an origin. */
  readonly isAnswered: boolean;
}

/**
 * What a task of a project can be. Rights, labels, the bin, handing over and deleting are those of every task; what only one kind has
 * (its screens, its tables) hangs on the task's id and is handed in by the feature that has it. See docs/recipes/add-a-kind-of-task.md.
 */
export const taskKinds = {
  questionnaire: { workType: 1, origins: ['designed'], isAnswered: true },
  data: { workType: 2, origins: ['imported', 'stacked'], isAnswered: false },
  transcripts: { workType: 3, origins: ['transcripts'], isAnswered: false },
  /** Its activities are written in the editor, and answered in its room. */
  symposium: { workType: 4, origins: ['symposium'], isAnswered: false },
} as const satisfies Readonly<Record<string, TaskKindFacts>>;

export type TaskKind = keyof typeof taskKinds;

const facts: Readonly<Record<TaskKind, TaskKindFacts>> = taskKinds;
export const taskKindNames = Object.keys(taskKinds) as TaskKind[];

const kinds = new Map(taskKindNames.flatMap(kind => facts[kind].origins.map(origin => [origin, kind] as const)));

export function kindOfTask(origin: QuestionnaireOrigin): TaskKind {
  const kind = kinds.get(origin);
  if (!kind) throw new Error(`no kind of task comes from "${origin}"`);
  return kind;
}

export const isAnsweredHere = (origin: QuestionnaireOrigin): boolean => facts[kindOfTask(origin)].isAnswered;

/** The kind that a list's number asks for, if it is one of a kind. */
export const kindOfWorkType = (workType: number): TaskKind | undefined =>
  taskKindNames.find(kind => facts[kind].workType === workType);

export const originsOf = (kind: TaskKind): readonly QuestionnaireOrigin[] => facts[kind].origins;
