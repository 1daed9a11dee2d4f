import { type QuestionnaireStatus, questionnaireStatus } from '@wenshu/api-contract';
import type { Access } from '../state/editor-state.ts';

type AccessNews = 'noRight' | 'published' | 'suspended' | 'ended' | 'endedByItself';

const NEWS: Readonly<Partial<Record<QuestionnaireStatus, AccessNews>>> = {
  [questionnaireStatus.collecting]: 'published',
  [questionnaireStatus.suspended]: 'suspended',
  [questionnaireStatus.ended]: 'ended',
};

/** What somebody else did to the questionnaire as a whole. One's own change of the status is no news, on whichever device it was made. */
export function accessNews(before: Access, now: Access): AccessNews | undefined {
  if (now.isGone) return undefined;
  if (before.mayEdit && !now.mayEdit) return 'noRight';
  if (before.status === undefined || now.status === undefined || before.status === now.status) return undefined;
  if (now.statusBy === 'self') return undefined;
  const news = NEWS[now.status];
  return news === 'ended' && now.statusBy === 'nobody' ? 'endedByItself' : news;
}
