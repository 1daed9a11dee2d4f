import type { VisitRefusal } from '@wenshu/api-contract/visit';
import { codes } from '../session/codes.ts';
import { CallFailed } from '../session/post.ts';

const NAMES: readonly VisitRefusal[] = [
  'linkNotFound',
  'surveyNotOpen',
  'surveyNotStarted',
  'surveyClosed',
  'alreadyAnswered',
  'notInNameList',
  'notParticipating',
  'weChatOnly',
];

/** The page for a refused call, when it is one of the reasons that have a page. */
export function refusalOf(error: unknown): VisitRefusal | undefined {
  return error instanceof CallFailed ? NAMES.find(name => codeOf(name) === error.code) : undefined;
}

/** To a respondent, a link that does not exist is a questionnaire that does not (S8.13). */
function codeOf(name: VisitRefusal): string {
  return codes[name === 'linkNotFound' ? 'questionnaireNotFound' : name];
}
