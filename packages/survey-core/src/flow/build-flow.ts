import { orderQuestions } from '../document/order-questions.ts';
import type { Cover, Item, Question, Questionnaire } from '../document/questionnaire.ts';
import { parseExpression } from '../expression/parse-expression.ts';
import { groupBy } from '../group-by.ts';
import type { Id } from '../ids.ts';
import { own } from '../json.ts';
import { inOrder } from '../order.ts';
import type { RichText } from '../rich-text.ts';
import { type SettingDefinition, settingDictionary, translatableSettings } from '../settings/dictionary.ts';
import type { RawSettings } from '../settings/settings.ts';
import type { Flow, FlowItem, FlowQuestion } from './flow.ts';

/** Codes of what a respondent must not find, as the right answer of an attention check. */
const secretCodes = Object.values<SettingDefinition>(settingDictionary).flatMap(definition =>
  'isSecret' in definition && definition.isSecret ? [definition.code] : [],
);

type Translate = (id: Id, field: string, base: RichText) => RichText;

/** The flow of a document in a language; what is not translated stands in the base language. */
export function buildFlow(
  document: Questionnaire,
  version: { scrollId: Id; versionTime: number; languageId: number },
): Flow {
  const texts = own(document.translations, String(version.languageId)) ?? {};
  const translate: Translate = (id, field, base) => own(own(texts, id) ?? {}, field) ?? base;
  const groups = inOrder(document.groups);
  const titled = <T extends { id: Id; title: RichText }>(part: T) => translate(part.id, 'title', part.title);
  return {
    ...version,
    title: translate('survey', 'title', document.title),
    description: translate('survey', 'description', document.description),
    settings: document.settings,
    groups: groups.map(group => ({ id: group.id, title: titled(group), settings: group.settings })),
    questions: orderQuestions(document).map(question => buildFlowQuestion(question, translate)),
    logic: inOrder(document.logic),
    calculations: inOrder(document.calculations).map(calculation => ({
      ...calculation,
      parsed: parseExpression(String(calculation.expression)),
    })),
    verifications: inOrder(document.verifications).map(one => ({
      ...one,
      message: translate(one.id, 'message', one.message),
    })),
    agreements: inOrder(document.agreements).map(agreement => ({
      ...agreement,
      content: translate(agreement.id, 'content', agreement.content),
    })),
    appearance: document.appearance,
    cover: document.cover && buildCover(document.cover, translate),
    endPages: Object.fromEntries(
      Object.entries(document.endPages).map(([outcome, page]) => [
        outcome,
        {
          ...page,
          text: translate(outcome, 'endPage', page.text),
          ...(page.redirectUrl !== undefined && {
            redirectUrl: translate(outcome, 'redirectUrl', { text: page.redirectUrl }).text,
          }),
        },
      ]),
    ),
  };
}

function buildCover({ buttonText, ...cover }: Cover, translate: Translate): Cover {
  const said = buttonText && translate('cover', 'buttonText', buttonText);
  return {
    ...cover,
    text: translate('cover', 'text', cover.text),
    ...(said && !BUILT_IN_STARTS.includes(said.text) && { buttonText: said }),
  };
}

/** What the page says by itself, in the reader's language: kept with surveys from when it was written into them in the creator's. */
const BUILT_IN_STARTS: readonly string[] = ['开始答题', 'Start'];

/** One question with its parts in order: also what the editor's single-question preview shows. */
export function buildFlowQuestion(
  question: Question,
  translate: Translate = (_id, _field, base) => base,
): FlowQuestion {
  const titled = <T extends { id: Id; title: RichText }>(part: T) => ({
    id: part.id,
    title: translate(part.id, 'title', part.title),
  });
  return {
    ...titled(question),
    type: question.type,
    groupId: question.groupId,
    ...(question.parentId && { parentId: question.parentId }),
    seqName: question.seqName,
    ...(question.remark && { remark: translate(question.id, 'remark', question.remark) }),
    settings: translateSettings(question, translate),
    items: buildItems(inOrder(question.items), item => ({
      ...titled(item),
      settings: translateSettings(item, translate),
    })),
    itemGroups: inOrder(question.itemGroups).map(group => ({
      ...titled(group),
      ...(Object.keys(group.settings).length > 0 && { settings: group.settings }),
    })),
    rows: inOrder(question.rows).map(row => ({
      ...titled(row),
      ...(row.rightTitle && { rightTitle: translate(row.id, 'rightTitle', row.rightTitle) }),
      ...(row.rowGroupId && { groupId: row.rowGroupId }),
      settings: withoutSecrets(row.settings),
    })),
    rowGroups: inOrder(question.rowGroups).map(titled),
  };
}

function withoutSecrets(settings: RawSettings): RawSettings {
  // Hardly any question has one, and what says the same stays the same object.
  if (!secretCodes.some(code => code in settings)) return settings;
  const told = { ...settings };
  for (const code of secretCodes) delete (told as Record<string, unknown>)[code];
  return told;
}

function translateSettings(
  { id, settings }: Pick<Question | Item, 'id' | 'settings'>,
  translate: Translate,
): RawSettings {
  let worded = withoutSecrets(settings);
  for (const { name, code } of translatableSettings) {
    const text = settings[code];
    const translated = typeof text === 'string' ? translate(id, name, { text }).text : text;
    if (translated !== undefined && translated !== text) worded = { ...worded, [code]: translated };
  }
  return worded;
}

function buildItems(
  items: readonly Item[],
  worded: (item: Item) => { id: Id; title: RichText; settings: RawSettings },
): FlowItem[] {
  // Looked up, not searched: a dropdown may have 3,000 options, and every pause in the editor asks.
  const below = groupBy(items, item => item.parentItemId);
  const build = (some: readonly Item[]): FlowItem[] =>
    some.map(item => {
      const children = build(below.get(item.id) ?? []);
      return {
        ...worded(item),
        ...(item.itemGroupId && { groupId: item.itemGroupId }),
        ...(children.length > 0 && { children }),
      };
    });
  return build(below.get(undefined) ?? []);
}
