import { LoadedQuestionnaire } from './loaded-questionnaire.tsx';
import { WholeQuestionnaire } from './whole-questionnaire.tsx';

/** /view-question?scrollId=…: the whole questionnaire, read-only. */
export default function ViewQuestionPage() {
  return <LoadedQuestionnaire>{view => <WholeQuestionnaire {...view} />}</LoadedQuestionnaire>;
}
