import { describe, expect, it } from 'vitest';
import type { Question, Questionnaire } from '../../src/document/questionnaire.ts';
import { applyCommand, completeInput } from '../../src/questionnaire/apply-command.ts';
import type { CommandName } from '../../src/questionnaire/commands/index.ts';
import { isEditProblem } from '../../src/questionnaire/edit-problem.ts';
import { specialQuestion } from '../../src/testing/command-examples.ts';
import { buildExample, exampleContext, mustApply } from '../../src/testing/example-document.ts';
import { ids } from '../../src/testing/example-edits.ts';
import { manyItems, refusal } from './refusal.ts';

const example = buildExample();
const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at));
const idAt = (at: number) => `entry${String(at).padStart(5, '0')}`;

function withQuestion(type: string, items: ReturnType<typeof manyItems> = []): Questionnaire {
  const { name, input } = specialQuestion(type);
  return mustApply(example, name, { ...input, items }).document;
}

describe('a list that is too long', () => {
  // Every entry is the same, and wrong in itself: whoever looked at one of them first would say so.
  const question = {
    questionId: 'sameid0001',
    groupId: ids.group,
    order: 'x',
    type: 'none',
    seqName: 'Q1',
    title: { text: '' },
  };
  const group = { groupId: 'sameid0001', order: 'x', title: { text: '' } };
  const label = { itemId: 'sameid0001', order: 'x', title: { text: '' } };
  it.each([
    ['importQuestions', example, { questions: many(4000, () => question) }, 'too-many-questions'],
    [
      'batchPage',
      example,
      { breaks: many(4000, () => ({ ...question, groupId: 'nogroup001' })) },
      'too-many-questions',
    ],
    [
      'addItemGroups',
      example,
      { questionId: ids.choice, itemGroups: many(4000, at => ({ ...group, groupId: idAt(at) })) },
      'too-many-groups',
    ],
    [
      'batchSaveOrUpdateSubQuestionGroups',
      example,
      { questionId: ids.matrix, rowGroups: many(4000, at => ({ ...group, groupId: idAt(at) })) },
      'too-many-groups',
    ],
    ['addItems', example, { questionId: ids.choice, items: many(4000, () => label) }, 'too-many-options'],
    [
      'addChildren',
      example,
      { questionId: ids.matrix, rows: many(4000, () => ({ ...label, rowId: 'sameid0001' })) },
      'too-many-options',
    ],
    [
      'setTagValues',
      withQuestion('label'),
      { questionId: 'special001', tags: many(4000, () => label) },
      'too-many-options',
    ],
  ] as const)('is refused by %s before any of it is looked at', (name, document, input, problem) => {
    expect(refusal(document, name, input).problem).toBe(problem);
  });
});

/** How often the whole of a long list is walked while an edit is made: the questions, rules and cells, and a question's own parts. */
function walksOf(start: Questionnaire, questionId: string, name: CommandName, input: object): number {
  let walks = 0;
  const watched = <T extends object>(list: T): T =>
    new Proxy(list, {
      ownKeys: target => {
        walks++;
        return Reflect.ownKeys(target);
      },
    });
  const question = start.questions[questionId]!;
  const parts: Question = { ...question, items: watched(question.items), rows: watched(question.rows) };
  const quota = start.quotas[ids.quota]!;
  const document: Questionnaire = {
    ...start,
    questions: watched({ ...start.questions, [questionId]: parts }),
    logic: watched(start.logic),
    quotas: { ...start.quotas, [ids.quota]: { ...quota, cells: watched(quota.cells) } },
  };
  let minted = 0;
  const whole = completeInput(
    document,
    name,
    input,
    () => `minted${String(minted++).padStart(6, '0')}`,
    exampleContext.types,
  );
  const edit = applyCommand(document, name, whole, exampleContext);
  if (isEditProblem(edit)) throw new Error(JSON.stringify(edit));
  return walks;
}

describe('an edit with many entries', () => {
  const long = withQuestion('dropdown', manyItems(200));
  const labels = withQuestion('label', []);
  const itemIds = manyItems(200).map(item => item.itemId);
  const grouped = many(60, at => ({ title: { text: `Group_${at}` }, partIds: [itemIds[at]!] }));
  const on = { questionId: 'special001' };
  const references = many(60, at => ({
    kind: 'display',
    target: { questionId: ids.text },
    // Taken over from the question before, so that they are not its own.
    when: {
      test: 'choice',
      questionId: ids.multiple,
      is: 'any-of',
      itemIds: [ids.optionA, ids.optionB, ids.optionC].slice(at % 3),
    },
  }));
  it.each<[CommandName, (count: number) => object, Questionnaire?]>([
    [
      'importQuestions',
      count => ({ questions: many(count, () => ({ groupId: ids.group, type: 'fill-in', title: { text: 'New' } })) }),
    ],
    ['batchPage', count => ({ breaks: many(count, () => ({ groupId: ids.group })) })],
    ['addItems', count => ({ ...on, items: many(count, () => ({ title: { text: 'New' } })) })],
    ['addItemGroups', count => ({ ...on, itemGroups: grouped.slice(0, count) })],
    ['deleteItems', count => ({ ...on, itemIds: itemIds.slice(0, count) })],
    ['moveItems', count => ({ ...on, moves: itemIds.slice(0, count).map(itemId => ({ itemId, order: 'b' })) })],
    [
      'translate',
      count => ({
        languageId: 3,
        texts: itemIds.slice(0, count).map(id => ({ id, field: 'title', text: { text: 'x' } })),
      }),
    ],
    ['saveLogic', count => ({ rules: references.slice(0, count) })],
    [
      'modifySeqNames',
      count => ({
        names: [ids.choice, ids.text, ids.matrix]
          .slice(0, count > 2 ? 3 : 1)
          .map((questionId, at) => ({ questionId, seqName: `N${at}` })),
      }),
    ],
    [
      'moveConfigQuestions',
      count => ({
        moves: [ids.choice, ids.text, ids.matrix]
          .slice(0, count > 2 ? 3 : 1)
          .map(questionId => ({ questionId, groupId: ids.group, order: 'b' })),
      }),
    ],
    ['setTagValues', count => ({ ...on, tags: many(count, at => ({ title: { text: `Tag_${at}` } })) }), labels],
    ['synchronizeTag', count => ({ ...on, labels: many(count, at => `Tag_${at}`) }), labels],
  ])('%s walks the document as often as with few', (name, inputWith, document = long) => {
    const few = walksOf(document, 'special001', name, inputWith(2));
    expect(walksOf(document, 'special001', name, inputWith(60))).toBe(few);
  });

  it('follows a chain of calculations link by link, in whichever order they stand', () => {
    const chain = many(300, at => ({
      id: idAt(at),
      order: 'a',
      name: `n${at}`,
      expression: at === 299 ? `count(#${ids.text})` : `$${idAt(at + 1)}`,
    }));
    let read = 0;
    const countReads = (expression: string) => ({
      enumerable: true,
      get: () => {
        read++;
        return expression;
      },
    });
    const calculations = Object.fromEntries(
      chain.map(one => [one.id, Object.defineProperty({ ...one }, 'expression', countReads(one.expression))]),
    );
    const start = { ...example, calculations: { ...example.calculations, ...calculations } } as Questionnaire;
    const lost = refusal(start, 'deleteTopQuestion', { questionId: ids.text }).losses?.filter(
      loss => loss.kind === 'calculation',
    );
    expect(lost).toHaveLength(300);
    expect(read).toBe(300);
  });

  it('does not follow references in circles, however many questions take options of each other', () => {
    const circle = many(30, at => `circle${String(at).padStart(4, '0')}`);
    const questions = Object.fromEntries(
      circle.map(id => [id, { ...example.questions[ids.multiple]!, id, items: {} }]),
    );
    const logic = Object.fromEntries(
      circle.flatMap(questionId =>
        circle.map(fromQuestionId => {
          const id = `${questionId}x${fromQuestionId}`;
          return [
            id,
            { id, order: 'a', kind: 'option-reference' as const, questionId, fromQuestionId, take: 'all' as const },
          ];
        }),
      ),
    );
    const start = {
      ...example,
      questions: { ...example.questions, ...questions },
      logic: { ...example.logic, ...logic },
    };
    const when = { test: 'choice', questionId: circle[0], is: 'any-of', itemIds: [ids.optionA] };
    const rule = { id: 'newrule001', order: 'x', kind: 'display', target: { questionId: ids.text }, when };
    expect(refusal(start, 'saveLogic', { rules: [rule] }).problem).toBe('item-not-found');
  });
});
