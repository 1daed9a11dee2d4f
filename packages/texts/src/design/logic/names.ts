import type { DescribedDocument, DescribedPlace, DescribedTarget } from './described.ts';
import type { LogicWords } from './logic-words.ts';

const LONGEST_NAME = 24;

/** A person's own words inside a sentence: one line, cut where they are long. */
export function cut(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  const characters = [...line];
  return characters.length > LONGEST_NAME ? `${characters.slice(0, LONGEST_NAME - 1).join('')}…` : line;
}

/** Names of things in a document, as sentences use them. What is gone says so. */
export class Names {
  readonly #document: DescribedDocument;
  readonly words: LogicWords;

  constructor(document: DescribedDocument, words: LogicWords) {
    this.#document = document;
    this.words = words;
  }

  quoted(text: string | undefined): string {
    return text === undefined ? this.words.gone : this.words.quote(cut(text));
  }

  /** "Q2", with its row or its round where one is meant. */
  question({ questionId, rowId, loopItemId }: DescribedPlace): string {
    const question = this.#document.questions[questionId];
    const name = question?.seqName ?? this.words.gone;
    const inRound = loopItemId === undefined ? name : this.words.round({ name, item: this.item(loopItemId) });
    return rowId === undefined
      ? inRound
      : this.words.part({ name: inRound, part: this.quoted(question?.rows[rowId]?.title.text) });
  }

  /** An option: of the question that is named, or carried over into it from another. */
  item(itemId: string, questionId?: string): string {
    const own = questionId === undefined ? undefined : this.#document.questions[questionId]?.items[itemId];
    const found =
      own ?? Object.values(this.#document.questions).find(question => question.items[itemId])?.items[itemId];
    return this.quoted(found?.title.text);
  }

  group(groupId: string): string {
    const group = this.#document.groups[groupId];
    return this.words.group({ name: this.quoted(group && (group.title.text || group.seqName || '')) });
  }

  calculation(calculationId: string): string {
    return this.words.calculation({ name: this.quoted(this.#document.calculations[calculationId]?.name) });
  }

  language(languageId: number): string {
    const known = this.words.languageNames[String(languageId) as '1'] as string | undefined;
    return known ?? this.#document.languages[languageId]?.name ?? String(languageId);
  }

  target(target: DescribedTarget): string {
    if ('groupId' in target) return this.group(target.groupId);
    const name = this.question({ questionId: target.questionId });
    const question = this.#document.questions[target.questionId];
    if ('itemId' in target) return this.words.optionOf({ name, part: this.item(target.itemId, target.questionId) });
    if ('itemGroupId' in target)
      return this.words.optionGroupOf({
        name,
        part: this.quoted(question?.itemGroups[target.itemGroupId]?.title.text),
      });
    if ('rowId' in target)
      return this.words.rowOf({ name, part: this.quoted(question?.rows[target.rowId]?.title.text) });
    if ('rowGroupId' in target)
      return this.words.rowGroupOf({ name, part: this.quoted(question?.rowGroups[target.rowGroupId]?.title.text) });
    return name;
  }
}
