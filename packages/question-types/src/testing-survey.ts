import { type FlowItem, type FlowQuestion, type Json, settingDictionary } from '@wenshu/survey-core';
import type { QuestionTypeSlug } from './answering.ts';
import { typeExamples } from './examples.ts';

/** A question as the design calls take it, with its groups and its right answers, all under ids of its own. */
export interface ExampleInput {
  readonly slug: QuestionTypeSlug;
  readonly questionId: string;
  readonly question: {
    readonly questionId: string;
    readonly type: string;
    readonly title: { readonly text: string };
    readonly settings: Readonly<Record<string, string | number | boolean | null>>;
    readonly items: readonly ReturnType<typeof itemInput>[];
    readonly rows: readonly object[];
  };
  readonly itemGroups: readonly GroupInput[];
  readonly rowGroups: readonly GroupInput[];
  readonly answers: readonly Json[];
}

interface GroupInput {
  readonly groupId: string;
  readonly title: { readonly text: string };
  readonly settings: FlowQuestion['settings'];
  readonly partIds: readonly string[];
}

/** Every type once, from its example: one questionnaire that uses everything. */
export function allTypeInputs(): readonly ExampleInput[] {
  return (Object.keys(typeExamples) as QuestionTypeSlug[]).map(inputOf);
}

function inputOf(slug: QuestionTypeSlug): ExampleInput {
  const { question, answers } = typeExamples[slug];
  // Examples name their parts by letters; in one questionnaire every part has an id of its own.
  const prefix = slug.replaceAll('-', '');
  const names = new Map(partsOf(question).map(({ id }) => [id, `${prefix}Part${id}`]));
  const rename = <Value extends Json>(value: Value) => renameIds(value, names) as Value;
  const items = layersOf(question.items);
  const groups = (
    list: FlowQuestion['itemGroups'],
    parts: readonly { readonly id: string; readonly groupId?: string }[],
  ) =>
    list.map(({ id, title, settings = {} }) => ({
      groupId: rename(id),
      title: { text: title.text || id },
      settings,
      partIds: parts.filter(part => part.groupId === id).map(part => rename(part.id)),
    }));
  return {
    slug,
    questionId: `${prefix}Question`,
    question: {
      questionId: `${prefix}Question`,
      type: slug,
      title: { text: slug },
      settings: Object.fromEntries(
        Object.entries(question.settings).map(([code, value]) => [code, renameInside(value, rename) as string]),
      ),
      items: items.map(({ item, parentId }) => itemInput(item, parentId, rename)),
      rows: question.rows.map(({ id, title, rightTitle, settings }) => ({
        rowId: rename(id),
        title,
        ...(rightTitle && { rightTitle }),
        settings: withoutNumber(settings),
      })),
    },
    itemGroups: groups(question.itemGroups, question.items),
    rowGroups: groups(question.rowGroups, question.rows),
    answers: answers.map(answer => rename(answer)),
  };
}

function itemInput({ id, title, settings }: FlowItem, parentId: string | undefined, rename: (id: string) => string) {
  return {
    itemId: rename(id),
    title,
    settings: withoutNumber(settings),
    ...(parentId && { parentItemId: rename(parentId) }),
  };
}

/** Numbers are given at publishing, new to the whole question; examples count each layer from 1. */
function withoutNumber({ [settingDictionary.optionNumber.code]: _number, ...settings }: FlowItem['settings']) {
  return settings;
}

function layersOf(
  items: readonly FlowItem[],
  parentId?: string,
): readonly { readonly item: FlowItem; readonly parentId: string | undefined }[] {
  return items.flatMap(item => [{ item, parentId }, ...layersOf(item.children ?? [], item.id)]);
}

function partsOf({ items, itemGroups, rows, rowGroups }: FlowQuestion): readonly { readonly id: string }[] {
  return [...layersOf(items).map(({ item }) => item), ...itemGroups, ...rows, ...rowGroups];
}

/** A design is JSON inside a setting. */
function renameInside(value: Json, rename: (value: Json) => Json): Json {
  return typeof value === 'string' && value.startsWith('{') ? JSON.stringify(rename(JSON.parse(value) as Json)) : value;
}

function renameIds(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map(one => renameIds(one as Json, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [names.get(key) ?? key, renameIds(one as Json, names)]),
  );
}
