import { PART_LISTS } from '../document/keyed-lists.ts';
import type { Question, Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { own } from '../json.ts';
import { translatableSettings } from '../settings/dictionary.ts';
import { applyChanges, type Change, setTo } from './change.ts';
import { BaseTexts, THING_FIELDS } from './commands/translatable.ts';

type Texts = Questionnaire['translations'][string];
type Thing = { readonly id: Id } & Readonly<Record<string, unknown>>;

/** The questionnaire with its texts in a language, where it has them: to be read, not to be edited. */
export function inLanguage(document: Questionnaire, languageId: number): Questionnaire {
  const texts = own(document.translations, String(languageId));
  if (!texts) return document;
  const translateList = <T extends object>(list: Readonly<Record<Id, T>>, isWorded: boolean): Record<Id, T> => {
    const translated: Record<Id, T> = {};
    for (const id in list) translated[id] = translateThing(list[id]!, own(texts, id), isWorded);
    return translated;
  };
  const translateQuestion = (question: Question): Question => {
    const lists = PART_LISTS.map(name => [name, translateList<object>(question[name], name === 'items')]);
    return { ...translateThing(question, own(texts, question.id), true), ...Object.fromEntries(lists) };
  };
  const { questions, groups, agreements, verifications } = document;
  return {
    ...applyChanges(document, ofSurvey(document, texts)),
    questions: Object.fromEntries(Object.entries(questions).map(([id, question]) => [id, translateQuestion(question)])),
    groups: translateList(groups, false),
    agreements: translateList(agreements, false),
    verifications: translateList(verifications, false),
  };
}

/** Title, cover and end pages, which stand under no id. */
function ofSurvey(document: Questionnaire, texts: Texts): Change[] {
  const bases = new BaseTexts(document);
  return ['survey', 'cover', ...Object.keys(document.endPages)].flatMap(id =>
    Object.entries(own(texts, id) ?? {}).flatMap(([field, text]): Change[] => {
      const place = bases.placeOf(id, field);
      // What has gone in the base language has gone in all.
      if (!place || !bases.find(id, field)) return [];
      return [setTo(place.path, place.isBare ? text.text : text)];
    }),
  );
}

/** A thing with its texts; questions and options have settings with words besides. */
function translateThing<T extends object>(thing: T, texts: Texts[Id] | undefined, isWorded: boolean): T {
  if (!texts) return thing;
  const before = thing as Thing;
  const after: Record<string, unknown> = { ...before };
  for (const field of THING_FIELDS) if (Object.hasOwn(texts, field) && before[field]) after[field] = texts[field];
  if (!isWorded) return after as T;
  for (const { name, code } of translatableSettings)
    if (Object.hasOwn(texts, name) && (before.settings as Thing)[code])
      after.settings = { ...(after.settings as object), [code]: texts[name]!.text };
  return after as T;
}
