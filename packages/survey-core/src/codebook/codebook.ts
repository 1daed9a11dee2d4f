import { designPages } from '../answering/design-pages.ts';
import type { Answers } from '../answering/survey-model.ts';
import type { Flow } from '../flow/flow.ts';
import type { Id } from '../ids.ts';
import { numberedLanguages, type SurveyLanguage } from '../languages/survey-languages.ts';
import type { Summary } from '../question-type/question-type.ts';
import { findType, type TypeRegistry } from '../question-type/registry.ts';
import type { BoundData, SealedType } from '../question-type/seal.ts';
import type { Variable, VariableValue } from '../question-type/variable.ts';
import type { SolutionId } from '../solution-ids.ts';
import { calculationColumns } from './calculation-columns.ts';
import type { Columns } from './columns.ts';
import { type DesignSince, designsOf } from './designs.ts';
import { type LoopRound, type MergedQuestion, mergeFlows } from './merge-flows.ts';
import { scoreColumns } from './score-columns.ts';
import { uniqueNames } from './variable-names.ts';

export interface CodebookVariable extends Variable {
  /** The question it belongs to; none for the survey's score and for calculations. */
  readonly questionId?: Id;
  /** The question's key, for the variables of its answers: see `CodebookQuestion`. */
  readonly questionKey?: string;
  /** Of a loop's copy: which round it is. */
  readonly loop?: VariableLoop;
}

/** A question as the data knows it: a loop's copies each for itself. */
export interface CodebookQuestion {
  readonly key: string;
  readonly questionId: Id;
  /** What its variables' names begin with. */
  readonly name: string;
  readonly title: string;
  readonly summary: Summary;
  readonly round?: LoopRound;
  readonly solution?: SolutionId;
  /** What its newest answers were given to; see `DataPart.design`. */
  readonly design?: unknown;
  /** The same of all its answers, from the oldest snapshot to the newest, each since it became another one. */
  readonly designs?: readonly DesignSince[];
}

export interface VariableLoop {
  /** What all rounds of this variable share: its key as if there were no loop. */
  readonly key: string;
  /** The same of its set. */
  readonly setKey?: string;
  readonly round: LoopRound;
}

/** A page of the design, by the question that begins it. */
export interface CodebookPage {
  readonly questionId: Id;
  readonly seqName: string;
  /** As safe and unique as a variable's. */
  readonly name: string;
}

/**
 * The only way from answers to numbers: the variables of all snapshots together, and a record's values for them in the same order. Building
 * one is dear, asking it is cheap: keep it as long as there is no newer snapshot.
 */
export interface Codebook {
  readonly variables: readonly CodebookVariable[];
  readonly questions: readonly CodebookQuestion[];
  /** Every page that any snapshot had, the newest one's in their order first. */
  readonly pages: readonly CodebookPage[];
  /** That it could be answered in. */
  readonly languages: readonly SurveyLanguage[];
  valuesOf(answers: Answers): VariableValue[];
  /** What a question's answers were given to, for a record of that snapshot; see `DataPart.design`. */
  designOf(questionId: Id, versionTime: number): unknown;
}

/** `flows` from the newest snapshot to the oldest: names and labels come from the newest that has the thing. */
export function buildCodebook(
  flows: readonly Flow[],
  types: TypeRegistry,
  languages: readonly SurveyLanguage[] = languagesOf(flows),
): Codebook {
  const merged = mergeFlows(flows);
  const asked = merged.flatMap(one => {
    const type = findType(types, one.question.type);
    const bound = type?.bind(one.question);
    return type && bound?.role === 'question' ? [{ ...one, bound, type }] : [];
  });
  const columns: readonly Columns[] = [
    ...asked.map(answerColumns),
    ...scoreColumns(asked),
    ...calculationColumns(flows, types, merged),
  ];
  const parts = columns.flatMap(one => one.variables.map(variable => ({ variable, one })));
  const designs = designsOf(flows, types);
  const names = uniqueNames(parts.map(({ variable, one }) => one.stem + variable.name));
  return {
    questions: asked.map(one => questionOf(one, designs.get(one.question.id))),
    variables: parts.map(({ variable, one: { key, stem, questionId, isAnswer, round } }, index) => ({
      ...variable,
      key: key + variable.key,
      ...(variable.set !== undefined && { set: stem + variable.set }),
      ...(variable.setKey !== undefined && { setKey: key + variable.setKey }),
      ...(questionId !== undefined && { questionId }),
      ...(isAnswer && { questionKey: key }),
      ...(round && { loop: loopOf(variable, questionId ?? key, round) }),
      name: names[index]!,
    })),
    pages: pagesOf(flows, types),
    languages,
    valuesOf: answers => columns.flatMap(one => one.values(answers)),
    designOf: (questionId, versionTime) =>
      designs.get(questionId)?.findLast(one => one.versionTime <= versionTime)?.design,
  };
}

/** A flow is in one language. */
function languagesOf(flows: readonly Flow[]): readonly SurveyLanguage[] {
  const used = new Set(flows.map(({ languageId }) => languageId));
  return numberedLanguages.filter(({ languageId }) => used.has(languageId));
}

function loopOf({ key, setKey }: Variable, questionKey: string, round: LoopRound): VariableLoop {
  return { key: questionKey + key, ...(setKey !== undefined && { setKey: questionKey + setKey }), round };
}

interface BoundMerged extends MergedQuestion {
  readonly bound: BoundData;
  readonly type: SealedType;
}

function questionOf(
  { key, stem, question, round, bound, type: { summary, solution } }: BoundMerged,
  designs: readonly DesignSince[] | undefined,
): CodebookQuestion {
  const design = bound.design?.();
  return {
    key,
    questionId: question.id,
    name: stem,
    title: question.title.text,
    summary,
    ...(solution && { solution }),
    ...(round && { round }),
    ...(design !== undefined && { design }),
    ...(designs && { designs }),
  };
}

function answerColumns({ key, stem, round, bound }: BoundMerged): Columns {
  return {
    key,
    stem,
    isAnswer: true,
    questionId: bound.question.id,
    ...(round && { round }),
    variables: bound.variables(),
    values: answers => bound.values(Object.hasOwn(answers, key) ? answers[key] : undefined),
  };
}

function pagesOf(flows: readonly Flow[], types: TypeRegistry): readonly CodebookPage[] {
  const names = new Map<Id, string>();
  const begin = new Set<Id>();
  for (const flow of flows) {
    for (const { id, seqName } of flow.questions) if (!names.has(id)) names.set(id, seqName);
    for (const first of designPages(flow, types).values()) begin.add(first);
  }
  const seqNames = [...begin].map(id => names.get(id)!);
  const safe = uniqueNames(seqNames.map(seqName => `page_${seqName}`));
  return [...begin].map((questionId, at) => ({ questionId, seqName: seqNames[at]!, name: safe[at]! }));
}
