import { inOrder, type Questionnaire } from '@wenshu/survey-core';
import { describeRule, describeVerification } from '@wenshu/texts/design/logic/describe-rule';
import { actsOn } from '../../document/reading/count-rules.ts';
import { orderedQuestions } from '../../document/reading/place.ts';
import { plainTitle } from '../../document/reading/plain-title.ts';

export interface Match {
  readonly key: string;
  readonly where: 'survey' | 'title' | 'remark' | 'item' | 'row' | 'group' | 'logic';
  /** The question it stands at; none for the survey's own texts. */
  readonly questionId?: string;
  /** That question's name, where the text itself does not say it. */
  readonly seqName?: string;
  readonly text: string;
  /** Where the wanted words begin in the text. */
  readonly at: number;
}

const NAMELESS: readonly Match['where'][] = ['remark', 'item', 'row'];

/** Every place where the words occur, in the order of the survey: titles, remarks, options, rows, groups, logic. */
export function findInSurvey(document: Questionnaire, wanted: string, language: 'zh' | 'en'): Match[] {
  const words = plain(wanted.trim());
  if (words === '') return [];
  const matches: Match[] = [];
  const look = (where: Match['where'], key: string, text: string | undefined, questionId?: string) => {
    const at = text === undefined ? -1 : plain(text).indexOf(words);
    if (at < 0) return;
    const seqName = NAMELESS.includes(where) ? document.questions[questionId ?? '']?.seqName : undefined;
    const place = { ...(questionId && { questionId }), ...(seqName && { seqName }) };
    matches.push({ key: `${where} ${key}`, where, text: text!, at, ...place });
  };
  look('survey', 'title', document.title.text);
  look('survey', 'description', document.description.text);
  let groupId = '';
  for (const question of orderedQuestions(document)) {
    const { id } = question;
    if (question.groupId !== groupId) {
      groupId = question.groupId;
      look('group', groupId, document.groups[groupId]?.title.text, id);
    }
    look('title', id, `${question.seqName} ${plainTitle(question.title, document)}`, id);
    look('remark', id, question.remark?.text, id);
    for (const row of inOrder(question.rows)) {
      look('row', row.id, row.title.text, id);
      look('row', `${row.id} right`, row.rightTitle?.text, id);
    }
    for (const item of inOrder(question.items)) look('item', item.id, item.title.text, id);
    // A rule is found once, at the question that it acts on.
    for (const rule of inOrder(document.logic))
      if (actsOn(rule) === id) look('logic', rule.id, describeRule(rule, document, language), id);
    for (const check of inOrder(document.verifications))
      if (check.questionId === id) look('logic', check.id, describeVerification(check, document, language), id);
  }
  return matches;
}

/** Without regard to case; full-width letters as their half-width ones. Never longer or shorter, so that places stay true. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[\uff01-\uff5e]/g, character => String.fromCharCode(character.charCodeAt(0) - 0xfee0));
}
