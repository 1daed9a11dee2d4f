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
import { type LargeQuestion, optionOf, type TextsOf } from './large-question.ts';
import { largeQuestions } from './large-questions.ts';

export interface LargeSurvey {
  readonly scrollId: string;
  readonly model: SurveyModel;
  readonly links: readonly { readonly linkCode: string; readonly channel: string }[];
}

const channels = ['公众号|Newsletter', '短信|Text message', '门店扫码|Code in shops', '样本库|Panel'] as const;

/** Built, published and opened by the functions behind the calls that a creator makes. */
export async function buildLargeSurvey(
  { database, clock }: { readonly database: Database; readonly clock: Clock },
  personId: string,
  { texts, languageId }: { readonly texts: TextsOf; readonly languageId: number },
): Promise<LargeSurvey> {
  const name = texts('饮料品牌大调查|The large drinks survey');
  const scrollId = await startQuestionnaire(database, personId, { name, languageId });
  const edit = (command: string, input: object) =>
    editQuestionnaire(database, { scrollId, personId, editId: newId(), baseVersion: undefined }, command, input);
  const groupId = inOrder((await loadDocument(database.pool, scrollId, 0)).groups)[0]!.id;
  const orders = ordersBetween(null, null, largeQuestions.length * 2);
  for (const [index, question] of largeQuestions.entries()) {
    const input = questionInput(question, texts);
    await edit('addTopQuestion', { ...input, groupId, order: orders[index * 2] });
    if (question.screensOut !== undefined)
      await edit('saveLogic', { rules: [screenOut(input.questionId, input.items[question.screensOut]!.itemId)] });
    if (question.endsPage)
      await edit('addTopQuestion', {
        ...{ questionId: newId(), groupId, order: orders[index * 2 + 1], type: 'page-break', seqName: `P${index}` },
        title: { text: '' },
      });
  }
  const { versionTime } = await changeStatus(
    { database, clock, samples: countedSamples },
    { scrollId, personId },
    questionnaireStatus.collecting,
  );
  if (versionTime === null) throw new Error('The large survey cannot be published');
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
    ...{ itemId: newId(), parentItemId, order: childOrders[index]!, title: { text: texts(words) } },
  }));
  return {
    ...{ questionId: newId(), type, seqName: name, title: { text: texts(title) } },
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
    ...{ id: newId(), order: 'a', kind: 'screen-out', questionId },
    when: { test: 'choice', questionId, is: 'any-of', itemIds: [itemId] },
  };
}
