import { isAnsweredHere, type ListedQuestionnaire } from '@wenshu/api-contract';

/** Where a questionnaire is opened: in the editor, or where its data is, when that was brought in from elsewhere. */
export function openAddress({ scrollId, origin }: Pick<ListedQuestionnaire, 'scrollId' | 'origin'>): string {
  return isAnsweredHere(origin)
    ? `/survey/create/edit?scrollId=${scrollId}`
    : `/survey/launch/original?scrollId=${scrollId}`;
}
