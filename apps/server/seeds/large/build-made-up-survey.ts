import { questionnaireStatus } from '@wenshu/api-contract';
import { inOrder, ordersBetween, type SurveyModel, writeSettings } from '@wenshu/survey-core';
import { countedSamples } from '../../src/features/collect/answering/index.ts';
import { ensureChannel, insertLink, newLinkCode } from '../../src/features/collect/links/index.ts';
import { changeStatus, loadModel } from '../../src/features/design/publishing/index.ts';
import {
  editQuestionnaire,
  loadDocument,
  startQuestionnaire,
} from '../../src/features/design/questionnaire-design/index.ts';
import type { Clock } from '../../src/platform/clock/clock.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { newId } from '../../src/platform/new-id.ts';
import { type LargeQuestion, optionOf, type TextsOf, type Words } from './large-question.ts';

/** A survey that was built, published and opened, with the ways into it. */
export interface MadeUpSurvey {
  readonly scrollId: string;
  readonly model: SurveyModel;
  readonly links: readonly { readonly linkCode: string; readonly channel: string }[];
}

/** What a question has become, for what is set up besides: quotas, translations. */
export interface BuiltQuestion {
  readonly question: LargeQuestion;
  readonly questionId: string;
  /** Options and rows with the words that they were made of. */
  readonly items: readonly { readonly id: string; readonly words: Words }[];
  readonly rows: readonly { readonly id: string; readonly words: Words }[];
}

export type Edit = (command: string, input: object) => Promise<unknown>;

export interface SurveyPlan {
  readonly name: Words;
  readonly description?: Words;
  readonly languageId: number;
  readonly texts: TextsOf;
  readonly questions: readonly LargeQuestion[];
  readonly channels: readonly Words[];
  /** Before it is published. */
  prepare?(edit: Edit, questions: readonly BuiltQuestion[]): Promise<void>;
}

/** By the functions behind the calls that a creator makes. */
export async function buildMadeUpSurvey(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  personId: string,
  { name, description, languageId, texts, questions, channels, prepare }: SurveyPlan,
): Promise<MadeUpSurvey> {
  const scrollId = await startQuestionnaire(database, personId, { name: texts(name), languageId });
  const edit: Edit = (command, input) =>
    editQuestionnaire(database, { scrollId, personId, editId: newId(), baseVersion: undefined }, command, input);
  if (description) await edit('updateTitleOrDesc', { description: { text: texts(description) } });
  const groupId = inOrder((await loadDocument(database.pool, scrollId, 0)).groups)[0]!.id;
  const orders = ordersBetween(null, null, questions.length * 2);
  const built: BuiltQuestion[] = [];
  for (const [index, question] of questions.entries()) {
    const input = questionInput(question, texts);
    await edit('addTopQuestion', { ...input, groupId, order: orders[index * 2] });
    if (question.screensOut !== undefined)
      await edit('saveLogic', { rules: [screenOut(input.questionId, input.items[question.screensOut]!.itemId)] });
    if (question.endsPage)
      await edit('addTopQuestion', {
        questionId: newId(),
        groupId,
        order: orders[index * 2 + 1],
        type: 'page-break',
        seqName: `P${index}`,
        title: { text: '' },
      });
    built.push({
      question,
      questionId: input.questionId,
      items: (question.options ?? []).map((option, at) => ({
        id: input.items[at]!.itemId,
        words: optionOf(option).title,
      })),
      rows: (question.rows ?? []).map((words, at) => ({ id: input.rows[at]!.rowId, words })),
    });
  }
  await prepare?.(edit, built);
  const { versionTime } = await changeStatus(
    { database, clock, samples: countedSamples },
    { scrollId, personId },
    questionnaireStatus.collecting,
  );
  if (versionTime === null) throw new Error(`${name} cannot be published`);
  const links = [];
  for (const words of channels) {
    const channel = texts(words);
    const linkCode = newLinkCode();
    const channelCode = await ensureChannel(database.pool, scrollId, channel, newId());
    await insertLink(database.pool, scrollId, linkCode, channel, channelCode);
    links.push({ linkCode, channel });
  }
  return { scrollId, model: await loadModel(database.pool, scrollId, versionTime), links };
}

function questionInput({ type, name, title, settings, options = [], rows = [] }: LargeQuestion, texts: TextsOf) {
  const itemOrders = ordersBetween(null, null, options.length);
  const rowOrders = ordersBetween(null, null, rows.length);
  const items = options.map((option, index) => {
    const { title: words, settings: own, children = [] } = optionOf(option);
    const item = { itemId: newId(), order: itemOrders[index]!, title: { text: texts(words) } };
    return { ...item, ...(own && { settings: writeSettings(own) }), children };
  });
  const listed = items.flatMap(({ itemId, children }) => children.map(words => ({ parentItemId: itemId, words })));
  // One row of places over all layers: two that share a place would be numbered by chance.
  const childOrders = ordersBetween(itemOrders.at(-1) ?? null, null, listed.length);
  const below = listed.map(({ parentItemId, words }, index) => ({
    itemId: newId(),
    parentItemId,
    order: childOrders[index]!,
    title: { text: texts(words) },
  }));
  return {
    questionId: newId(),
    type,
    seqName: name,
    title: { text: texts(title) },
    settings: writeSettings(settings ?? {}),
    items: [...items.map(({ children: _children, ...item }) => item), ...below],
    rows: rows.map((words, index) => rowInput(texts(words), rowOrders[index]!)),
  };
}

/** 'left↔right' is a row with two ends. */
function rowInput(text: string, order: string) {
  const [left, right] = text.split('↔') as [string, string?];
  return { rowId: newId(), order, title: { text: left }, ...(right && { rightTitle: { text: right } }) };
}

function screenOut(questionId: string, itemId: string) {
  return {
    id: newId(),
    order: 'a',
    kind: 'screen-out',
    questionId,
    when: { test: 'choice', questionId, is: 'any-of', itemIds: [itemId] },
  };
}
