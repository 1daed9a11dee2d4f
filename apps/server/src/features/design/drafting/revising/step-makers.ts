import type { DraftPlace, RevisionPart, RevisionRefusal } from '@wenshu/api-contract';
import { questionTypes } from '@wenshu/question-types/core';
import { type EditContext, findType, type Id, inOrder, readSetting, writeSettings } from '@wenshu/survey-core';
import { newId } from '../../../../platform/new-id.ts';
import { wordsIn } from '../plan/compile-plan.ts';
import type { EditRun, NextEdit } from './edit-run.ts';
import { newQuestionEdits, placeBehind, placeFor, quotaEdit, randomOf } from './new-question-edits.ts';
import type { ReadDocument } from './read-document.ts';
import type { RevisionStep } from './revision-step.ts';
import { whyHeld } from './why-held.ts';

/** Where steps are tried, one after another. */
export interface Site {
  readonly read: ReadDocument;
  readonly run: EditRun;
  readonly places: Map<Id, DraftPlace>;
  readonly context: EditContext;
}

export type Made =
  | { readonly parts: readonly RevisionPart[]; readonly touches: readonly Id[] }
  | { readonly because: RevisionRefusal; readonly about: Id };

type Maker<Does extends RevisionStep['does']> = (site: Site, step: Extract<RevisionStep, { does: Does }>) => Made;

const QUOTA_SIZE = 100;

const add: Maker<'add'> = ({ read, run, places }, { question, rules, quotas, after }) => {
  const place = after === undefined ? placeFor(run.document, question.place, places) : placeBehind(run.document, after);
  if (!place) return { because: 'not-possible', about: '' };
  const questionId = newId();
  const { language } = read;
  const problem = run.attempt(...newQuestionEdits({ question, questionId, rules, quotas, language }, place));
  if (problem) return { because: 'not-possible', about: '' };
  places.set(questionId, question.place);
  const { title, items, rows } = wordsIn(question, language);
  const ends = rules.flatMap(({ does, when }) =>
    does === 'screen-out' && 'is' in when
      ? [
          {
            word: when.is === 'any-of' ? ('ends' as const) : ('ends-unless' as const),
            texts: when.items.flatMap(item => items[item - 1] ?? []),
          },
        ]
      : [],
  );
  const cells = quotas.map(({ cells }) => ({
    word: 'quota' as const,
    texts: cells.map(cell => `${cell.items.flatMap(item => items[item - 1] ?? []).join(' / ')} ${cell.size}`),
  }));
  const marks = [
    ...(rows.length > 0 ? [{ word: 'rows' as const, texts: [...rows] }] : []),
    ...(question.random.length > 0 ? [{ word: 'random' as const, texts: [] }] : []),
    ...ends,
    ...cells,
  ];
  return { parts: [{ does: 'adds', name: '', title, options: [...items], marks }], touches: [] };
};

const remove: Maker<'remove'> = ({ run, read, context }, { questionId }) => {
  const because = whyHeld(run.document, questionId, context);
  if (because) return { because, about: questionId };
  const problem = run.attempt(() => ({ name: 'deleteTopQuestion', input: { questionId } }));
  if (problem) return { because: 'in-use', about: questionId };
  return { parts: [partOf(read, questionId, 'removes', [])], touches: [questionId] };
};

/** Several with the same scale become the rows of one, in the place of the first. */
const merge: Maker<'merge'> = (site, { questionIds, question }) => {
  const { read, run, context, places } = site;
  const held = questionIds.flatMap(id => {
    const because = whyHeld(run.document, id, context);
    return because ? [{ because, about: id }] : [];
  })[0];
  if (held) return held;
  const [first = ''] = questionIds;
  const place = placeBehind(run.document, first);
  if (!place) return { because: 'not-possible', about: first };
  const { language } = read;
  const questionId = newId();
  const gone = questionIds.map(
    (id): NextEdit =>
      () => ({ name: 'deleteTopQuestion', input: { questionId: id } }),
  );
  const made = newQuestionEdits({ question, questionId, rules: [], quotas: [], language }, place);
  if (run.attempt(...made, ...gone)) return { because: 'not-possible', about: first };
  places.set(questionId, question.place);
  const { title, items, rows } = wordsIn(question, language);
  const marks = [
    { word: 'rows' as const, texts: [...rows] },
    { word: 'instead-of' as const, texts: questionIds.map(id => read.document.questions[id]?.seqName ?? '') },
    ...(question.random.length > 0 ? [{ word: 'random' as const, texts: [] }] : []),
  ];
  return { parts: [{ does: 'adds', name: '', title, options: [...items], marks }], touches: [...questionIds] };
};

/** Options that deny the others, or hold a blank, stay at the end. */
const randomise: Maker<'randomise'> = ({ read, run }, { questionId, of }) => {
  const question = run.document.questions[questionId];
  const type = question && findType(questionTypes, question.type);
  const name = of === 'rows' ? 'isRowOrderRandom' : 'isOptionOrderRandom';
  if (!(type?.settingNames as readonly string[] | undefined)?.includes(name))
    return { because: 'not-possible', about: questionId };
  const canStay = (type?.itemSettingNames as readonly string[] | undefined)?.includes('isAnchored') === true;
  const staying = inOrder(question?.items ?? {}).filter(
    ({ settings }) =>
      of === 'options' &&
      canStay &&
      (readSetting(settings, 'hasBlank') || readSetting(settings, 'isExclusive')) &&
      !readSetting(settings, 'isAnchored'),
  );
  const anchors = staying.map(
    ({ id: itemId }): NextEdit =>
      () => ({
        name: 'updateSettings',
        input: { questionId, itemId, settings: writeSettings({ isAnchored: true }) },
      }),
  );
  const mix: NextEdit = () => ({ name: 'updateSettings', input: { questionId, settings: randomOf(of) } });
  if (run.attempt(...anchors, mix)) return { because: 'not-possible', about: questionId };
  return {
    parts: [partOf(read, questionId, 'changes', [{ word: 'random', texts: [] }])],
    touches: [questionId],
  };
};

/** Only what nothing hangs on: a condition has to stand behind what it asks about. */
const move: Maker<'move'> = ({ read, run }, { questionId, after }) => {
  const held = whyHeld(run.document, questionId, { isPublished: () => false });
  if (held) return { because: held, about: questionId };
  const place = placeBehind(run.document, after);
  const problem = !place || run.attempt(() => ({ name: 'moveTopQuestion', input: { questionId, ...place } }));
  if (problem) return { because: 'not-possible', about: questionId };
  return { parts: [partOf(read, questionId, 'moves', [])], touches: [questionId] };
};

/** Under answers another title would be another question; marks and quotes in it are a person's to word. */
const reword: Maker<'reword'> = ({ read, run, context }, { questionId, title }) => {
  const question = run.document.questions[questionId];
  if (context.isPublished(questionId)) return { because: 'published', about: questionId };
  if (!question || question.title.html !== undefined || title.trim() === question.title.text)
    return { because: 'not-possible', about: questionId };
  if (run.attempt(() => ({ name: 'modifyName', input: { questionId, title: { text: title } } })))
    return { because: 'not-possible', about: questionId };
  return {
    parts: [partOf(read, questionId, 'changes', [{ word: 'now', texts: [title] }])],
    touches: [questionId],
  };
};

const quota: Maker<'quota'> = ({ read, run }, { questionId }) => {
  const items = inOrder(run.document.questions[questionId]?.items ?? {});
  const cells = items.map((_, index) => ({ items: [index + 1], size: QUOTA_SIZE }));
  if (cells.length === 0 || run.attempt(quotaEdit(cells, questionId, read.language)))
    return { because: 'not-possible', about: questionId };
  const texts = items.map(({ title }) => `${title.text} ${QUOTA_SIZE}`);
  return { parts: [partOf(read, questionId, 'changes', [{ word: 'quota', texts }])], touches: [questionId] };
};

function partOf(
  { document }: ReadDocument,
  questionId: Id,
  does: RevisionPart['does'],
  marks: RevisionPart['marks'],
): RevisionPart {
  const question = document.questions[questionId];
  return { does, name: question?.seqName ?? '', title: question?.title.text ?? '', options: [], marks };
}

/** One for each word of a step; a step without a maker does not compile. */
export const makers: { readonly [Does in RevisionStep['does']]: Maker<Does> } = {
  add,
  remove,
  merge,
  randomise,
  move,
  reword,
  quota,
};
