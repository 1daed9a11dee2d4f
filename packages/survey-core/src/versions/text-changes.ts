import { partOwners } from '../document/keyed-lists.ts';
import type { Questionnaire } from '../document/questionnaire.ts';
import type { Id } from '../ids.ts';
import { isRecord, own } from '../json.ts';
import { applyChanges, type Change, removeAt, setTo, valueAt } from '../questionnaire/change.ts';
import { changesBetween } from '../questionnaire/changes-between.ts';
import { BaseTexts } from '../questionnaire/commands/translatable.ts';
import { listTexts } from '../questionnaire/list-texts.ts';
import { checkQuotesKept } from '../quote/protect-quotes.ts';
import type { RichText } from '../rich-text.ts';

/** A text by what it belongs to and which of its texts it is; in the base language, or in another. */
export interface TextName {
  readonly id: string;
  readonly field: string;
  readonly languageId?: number | undefined;
}

export interface TextChange extends TextName {
  /** The question it belongs to; none for the survey's own texts. */
  readonly questionId?: Id;
  readonly before: RichText;
  readonly after: RichText;
  /** Other words and nothing else: it quotes what it quoted, leads nowhere, and no model reads it as a level. */
  readonly isOnlyWords: boolean;
}

const NOTHING: RichText = { text: '' };

/** The texts of things that both versions have and that say something else in the later one. */
export function textChanges(before: Questionnaire, after: Questionnaire): TextChange[] {
  const [was, is] = [new Side(before), new Side(after)];
  const changes: TextChange[] = [];
  for (const name of namesOf(before, after)) {
    if (!was.has(name) || !is.has(name)) continue;
    const [one, other] = [was.find(name), is.find(name)];
    if (isSameText(one, other)) continue;
    const questionId = is.questionOf(name.id);
    changes.push({
      ...name,
      ...(questionId !== undefined && { questionId }),
      before: one,
      after: other,
      isOnlyWords:
        name.field !== 'redirectUrl' &&
        checkQuotesKept(one, other) === undefined &&
        !was.isLevel(name.id) &&
        !is.isLevel(name.id),
    });
  }
  return changes;
}

/** The version with some texts as another version has them; everything else stays. Texts that are no mere words are left as they are. */
export function withTexts(document: Questionnaire, other: Questionnaire, names: readonly TextName[]): Questionnaire {
  const wanted = new Set(names.map(keyOf));
  const [from, base] = [new Side(other), new Side(document)];
  const changes = textChanges(document, other)
    .filter(change => change.isOnlyWords && wanted.has(keyOf(change)))
    .flatMap(({ id, field, languageId }): Change[] => {
      const path = base.pathOf({ id, field, languageId });
      const same = path.length > 0 ? [setOrRemove(path, valueAt(other, from.pathOf({ id, field, languageId })))] : [];
      if (languageId === undefined) return same;
      // Whether somebody checked the translation goes with it.
      const mark = ['checkedTexts', String(languageId), id, field];
      return [...same, setOrRemove(mark, valueAt(other, mark))];
    });
  return applyChanges(document, changes);
}

/** Whether nobody is asked anything else, nor is anything stored or decided otherwise: only words differ. */
export function differOnlyInWords(before: Questionnaire, after: Questionnaire): boolean {
  const reworded = withTexts(before, after, textChanges(before, after));
  return changesBetween(reworded, after).every(({ path }) => path[0] === 'checkedTexts');
}

export const keyOf = ({ id, field, languageId }: TextName): string => JSON.stringify([id, field, languageId ?? 0]);

const setOrRemove = (path: readonly string[], value: unknown): Change =>
  value === undefined ? removeAt(path) : setTo(path, value);

const isSameText = (one: RichText, other: RichText) =>
  one.text === other.text && (one.html ?? '') === (other.html ?? '');

/** A version, asked for its texts again and again. */
class Side {
  readonly #document: Questionnaire;
  readonly #bases: BaseTexts;
  readonly #owners: ReturnType<typeof partOwners>;

  constructor(document: Questionnaire) {
    this.#document = document;
    this.#bases = new BaseTexts(document);
    this.#owners = partOwners(document);
  }

  /** Whether what the text belongs to is there, and the language. */
  has({ id, field, languageId }: TextName): boolean {
    const { baseLanguageId, languages } = this.#document;
    if (languageId !== undefined && (languageId === baseLanguageId || !Object.hasOwn(languages, languageId)))
      return false;
    const place = this.#bases.placeOf(id, field);
    return place !== undefined && isRecord(valueAt(this.#document, place.path.slice(0, -1)));
  }

  find(name: TextName): RichText {
    const { id, field, languageId } = name;
    if (languageId === undefined) return this.#bases.find(id, field) ?? NOTHING;
    return own(own(own(this.#document.translations, String(languageId)) ?? {}, id) ?? {}, field) ?? NOTHING;
  }

  pathOf({ id, field, languageId }: TextName): readonly string[] {
    return languageId === undefined
      ? (this.#bases.placeOf(id, field)?.path ?? [])
      : ['translations', String(languageId), id, field];
  }

  questionOf(id: string): Id | undefined {
    const { questions, verifications } = this.#document;
    return Object.hasOwn(questions, id) ? id : (this.#owners.get(id)?.id ?? own(verifications, id)?.questionId);
  }

  /** A part of what a solution made: its words are levels that models count with, and prices among them. */
  isLevel(id: string): boolean {
    const question = this.#owners.get(id);
    return question !== undefined && own(this.#document.groups, question.groupId)?.solution !== undefined;
  }
}

/** Every text that either version has, in the later one's order. */
function namesOf(before: Questionnaire, after: Questionnaire): TextName[] {
  const names = new Map<string, TextName>();
  const add = (name: TextName) => names.set(keyOf(name), name);
  for (const document of [after, before]) for (const { id, field } of listTexts(document)) add({ id, field });
  for (const document of [after, before])
    for (const [language, things] of Object.entries(document.translations))
      for (const [id, fields] of Object.entries(things))
        for (const field of Object.keys(fields)) add({ id, field, languageId: Number(language) });
  return [...names.values()];
}
