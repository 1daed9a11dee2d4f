import type { RichText } from '../../rich-text.ts';
import { translatableSettings } from '../../settings/dictionary.ts';
import { valueAt } from '../change.ts';
import type { Questionnaire } from '../questionnaire.ts';

/** Where a text that is translated stands in the document; a setting's words are bare text there. */
export interface TextPlace {
  readonly path: readonly string[];
  readonly isBare: boolean;
}

/** The base text behind a translation: by the id of the thing and its field. "survey", "cover" and the outcomes stand for themselves. */
export function findBaseText(document: Questionnaire, id: string, field: string): RichText | undefined {
  const place = findTextPlace(document, id, field);
  const value = place && valueAt(document, place.path);
  if (!place?.isBare) return value as RichText | undefined;
  return typeof value === 'string' && value !== '' ? { text: value } : undefined;
}

export function findTextPlace(document: Questionnaire, id: string, field: string): TextPlace | undefined {
  const whole = (...path: string[]): TextPlace => ({ path, isBare: false });
  if (id === 'survey') return field === 'title' || field === 'description' ? whole(field) : undefined;
  if (id === 'cover') return field === 'text' || field === 'buttonText' ? whole('cover', field) : undefined;
  if (Object.hasOwn(document.endPages, id)) {
    if (field === 'endPage') return whole('endPages', id, 'text');
    // Every language may lead to a page of its own.
    return field === 'redirectUrl' ? { path: ['endPages', id, 'redirectUrl'], isBare: true } : undefined;
  }
  const setting = translatableSettings.find(({ name }) => name === field);
  const thing = setting || FIELDS.includes(field) ? findThing(document, id) : undefined;
  if (!setting) return thing && whole(...thing, field);
  // Questions and options have settings with words; what else has settings has none.
  const isWorded = thing && thing[0] === 'questions' && (thing.length === 2 || thing[2] === 'items');
  return isWorded ? { path: [...thing, 'settings', String(setting.code)], isBare: true } : undefined;
}

const FIELDS: readonly string[] = ['title', 'rightTitle', 'remark', 'content', 'message'];

function findThing(document: Questionnaire, id: string): string[] | undefined {
  for (const list of ['groups', 'questions', 'agreements', 'verifications'] as const)
    if (Object.hasOwn(document[list], id)) return [list, id];
  for (const question of Object.values(document.questions))
    for (const list of ['items', 'itemGroups', 'rows', 'rowGroups'] as const)
      if (Object.hasOwn(question[list], id)) return ['questions', question.id, list, id];
  return undefined;
}
