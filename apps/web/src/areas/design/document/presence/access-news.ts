import { type QuestionnaireStatus, questionnaireStatus } from '@wenshu/api-contract';
import type { Access } from '../state/editor-state.ts';

type AccessNews = 'noRight' | 'published' | 'suspended' | 'ended';

const NEWS: Readonly<Partial<Record<QuestionnaireStatus, AccessNews>>> = {
  [questionnaireStatus.collecting]: 'published',
  [questionnaireStatus.suspended]: 'suspended',
  [questionnaireStatus.ended]: 'ended',
};

/** What somebody else did to the questionnaire as a whole. One's own change of the status is no news, in whichever tab it was made. */
export function accessNews(
  before: Access,
  now: Access,
  isOwn: (status: QuestionnaireStatus) => boolean,
): AccessNews | undefined {
  // Asked for every change, told or not: each own one is good for one change.
  const isTheirs = now.status !== undefined && before.status !== now.status && !isOwn(now.status);
  if (now.isGone) return undefined;
  if (before.mayEdit && !now.mayEdit) return 'noRight';
  return isTheirs && before.status !== undefined ? NEWS[now.status] : undefined;
}
