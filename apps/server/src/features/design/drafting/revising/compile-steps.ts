import type { DraftPlace, Revision, RevisionPart, RevisionRefusal } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { checkQuestionnaire, type EditContext, type Id, type Questionnaire } from '@wenshu/survey-core';
import { allQuestions } from '../plan/make-plan.ts';
import { EditRun } from './edit-run.ts';
import type { ReadDocument } from './read-document.ts';
import type { RevisionStep } from './revision-step.ts';
import { type Made, makers } from './step-makers.ts';

export type CompiledRevision = Pick<Revision, 'parts' | 'refused' | 'edits' | 'touches'> & {
  /** As it would be, for judging it. */
  readonly document: Questionnaire;
};

/** More at once is another questionnaire, which a person would no longer read before accepting it. */
const MOST_STEPS = 60;

/**
 * The edits of steps, each tried as it will be made; what does not go is left as it is, and said. Nothing that was published is removed or comes to mean
 * something else, and nothing that logic, quotas or quotes speak of is taken away unseen.
 */
export function compileSteps(
  read: ReadDocument,
  steps: readonly RevisionStep[],
  context: EditContext,
): CompiledRevision {
  const run = new EditRun(read.document, context);
  const places = new Map<Id, DraftPlace>(allQuestions(read.plan).map(({ id, place }) => [id, place]));
  const site = { read, run, places, context };
  const parts: RevisionPart[] = [];
  const refused: Revision['refused'] = [];
  const touches = new Set<Id>();
  for (const step of steps.slice(0, MOST_STEPS)) {
    // The maker found by a step’s name takes that step: a lookup forgets it.
    const made: Made = makers[step.does](site, step as never);
    if ('because' in made) refused.push(refusalOf(read, made.about, made.because));
    else {
      parts.push(...made.parts);
      for (const id of made.touches) touches.add(id);
    }
  }
  const left = read.asked.some(({ id }) => Object.hasOwn(run.document.questions, id));
  if (!left && parts.length > 0 && !parts.some(({ does }) => does === 'adds'))
    return nothing(read, [...refused, { name: '', title: '', because: 'would-be-empty' }]);
  const problems = (document: Questionnaire) => checkQuestionnaire(document, questionTypes).length;
  // Ours to prevent; should a step ever do it, the questionnaire stays as it is.
  if (problems(run.document) > problems(read.document))
    return nothing(read, [...refused, { name: '', title: '', because: 'not-possible' }]);
  return { parts, refused, edits: run.edits as Revision['edits'], touches: [...touches], document: run.document };
}

const nothing = ({ document }: ReadDocument, refused: Revision['refused']): CompiledRevision => ({
  parts: [],
  refused,
  edits: [],
  touches: [],
  document,
});

function refusalOf({ document }: ReadDocument, about: Id, because: RevisionRefusal) {
  const question = document.questions[about];
  return { name: question?.seqName ?? '', title: question?.title.text ?? '', because };
}
