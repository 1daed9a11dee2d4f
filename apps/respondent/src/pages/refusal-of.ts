import { type VisitRefusal, visitRefusals } from '@wenshu/api-contract/visit-refusals';
import { codes } from '../session/codes.ts';
import { CallFailed } from '../session/post.ts';

/** The page for a refused call, when it is one of the reasons that have a page. */
export function refusalOf(error: unknown): VisitRefusal | undefined {
  return error instanceof CallFailed ? visitRefusals.find(name => codeOf(name) === error.code) : undefined;
}

/** To a respondent, a link that does not exist is a questionnaire that does not (S8.13). */
function codeOf(name: VisitRefusal): string {
  return codes[name === 'linkNotFound' ? 'questionnaireNotFound' : name];
}
