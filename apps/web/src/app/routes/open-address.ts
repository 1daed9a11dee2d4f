import { kindOfTask, type ListedQuestionnaire, type TaskKind } from '@wenshu/api-contract';
import type { RoutePath } from '@wenshu/texts/routes';

/** Where a task of each kind is worked on first: in the editor, where its data is, where its transcripts are, or where it is set up. */
const firstPages: Readonly<Record<TaskKind, RoutePath>> = {
  questionnaire: '/survey/create/edit',
  data: '/survey/launch/original',
  transcripts: '/record/clean',
  symposium: '/online-symposium',
};

/** Where a task is opened. */
export const openAddress = ({ scrollId, origin }: Pick<ListedQuestionnaire, 'scrollId' | 'origin'>): string =>
  `${firstPages[kindOfTask(origin)]}?scrollId=${scrollId}`;
