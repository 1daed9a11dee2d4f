import type { RichText } from '../../rich-text.ts';
import { translatableSettings } from '../../settings/dictionary.ts';
import type { Question, Questionnaire } from '../questionnaire.ts';
import { own } from './find.ts';

/** The base text behind a translation: by the id of the thing and its field. "survey", "cover" and the outcomes stand for themselves. */
export function findBaseText(document: Questionnaire, id: string, field: string): RichText | undefined {
  if (id === 'survey')
    return field === 'title' ? document.title : field === 'description' ? document.description : undefined;
  if (id === 'cover')
    return field === 'text' ? document.cover?.text : field === 'buttonText' ? document.cover?.buttonText : undefined;
  const endPage = own(document.endPages as Record<string, { text: RichText }>, id);
  if (endPage) return field === 'endPage' ? endPage.text : undefined;
  return settingText(own(document.questions, id), field) ?? ownTexts(findThing(document, id), field);
}

function findThing(document: Questionnaire, id: string): object | undefined {
  const direct =
    own(document.groups, id) ??
    own(document.questions, id) ??
    own(document.agreements, id) ??
    own(document.verifications, id);
  if (direct) return direct;
  for (const { items, itemGroups, rows, rowGroups } of Object.values(document.questions)) {
    const part = own(items, id) ?? own(itemGroups, id) ?? own(rows, id) ?? own(rowGroups, id);
    if (part) return part;
  }
  return undefined;
}

/** The words of a setting that is translated, such as the ends of a scale. */
function settingText(question: Question | undefined, field: string): RichText | undefined {
  const setting = translatableSettings.find(({ name }) => name === field);
  const text = setting && question?.settings[setting.code];
  return typeof text === 'string' && text !== '' ? { text } : undefined;
}

const FIELDS: readonly string[] = ['title', 'rightTitle', 'remark', 'content', 'message'];

function ownTexts(thing: object | undefined, field: string): RichText | undefined {
  return thing && FIELDS.includes(field) && Object.hasOwn(thing, field)
    ? (thing as Record<string, RichText>)[field]
    : undefined;
}
