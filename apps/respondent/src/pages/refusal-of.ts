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
  return error instanceof CallFailed ? NAMES.find(name => codes[name] === error.code) : undefined;
}
