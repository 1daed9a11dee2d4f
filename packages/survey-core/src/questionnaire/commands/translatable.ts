import { PART_LISTS, partOwners } from '../../document/keyed-lists.ts';
import type { Question, Questionnaire } from '../../document/questionnaire.ts';
import type { Id } from '../../ids.ts';
import type { RichText } from '../../rich-text.ts';
import { translatableSettings } from '../../settings/dictionary.ts';
import { valueAt } from '../change.ts';

/** Where a text that is translated stands in the document; a setting's words are bare text there. */
export interface TextPlace {
  readonly path: readonly string[];
  readonly isBare: boolean;
}

/** Where the texts of a document stand. Made once for all that are looked for: an option is known by the question it stands in. */
export class BaseTexts {
  readonly #document: Questionnaire;
  #owners: ReadonlyMap<Id, Question> | undefined;

  constructor(document: Questionnaire) {
    this.#document = document;
  }

  /** The base text behind a translation: by the id of the thing and its field. "survey", "cover" and the outcomes stand for themselves. */
  find(id: string, field: string): RichText | undefined {
    const place = this.placeOf(id, field);
    const value = place && valueAt(this.#document, place.path);
    if (!place?.isBare) return value as RichText | undefined;
    return typeof value === 'string' && value !== '' ? { text: value } : undefined;
  }

  placeOf(id: string, field: string): TextPlace | undefined {
    const { endPages } = this.#document;
    const whole = (...path: string[]): TextPlace => ({ path, isBare: false });
    if (id === 'survey') return field === 'title' || field === 'description' ? whole(field) : undefined;
    if (id === 'cover') return field === 'text' || field === 'buttonText' ? whole('cover', field) : undefined;
    if (Object.hasOwn(endPages, id)) {
      if (field === 'endPage') return whole('endPages', id, 'text');
      // Every language may lead to a page of its own.
      return field === 'redirectUrl' ? { path: ['endPages', id, 'redirectUrl'], isBare: true } : undefined;
    }
    const setting = translatableSettings.find(({ name }) => name === field);
    const thing = setting || THING_FIELDS.includes(field) ? this.#findThing(id) : undefined;
    if (!setting) return thing && whole(...thing, field);
    // Questions and options have settings with words; what else has settings has none.
    const isWorded = thing && thing[0] === 'questions' && (thing.length === 2 || thing[2] === 'items');
    return isWorded ? { path: [...thing, 'settings', String(setting.code)], isBare: true } : undefined;
  }

  #findThing(id: string): string[] | undefined {
    for (const list of ['groups', 'questions', 'agreements', 'verifications'] as const)
      if (Object.hasOwn(this.#document[list], id)) return [list, id];
    this.#owners ??= partOwners(this.#document);
    const question = this.#owners.get(id);
    const list = question && PART_LISTS.find(name => Object.hasOwn(question[name], id));
    return list && ['questions', question.id, list, id];
  }
}

/** The texts that a thing may have besides words in its settings. */
export const THING_FIELDS: readonly string[] = ['title', 'rightTitle', 'remark', 'content', 'message'];
