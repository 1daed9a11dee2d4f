import { useSearch } from '@tanstack/react-router';
import { viewQuestionTexts } from '@wenshu/texts/design/view-question';
import { EmptyState } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { LoadedQuestionnaire } from './loaded-questionnaire.tsx';
import { QuestionView } from './question-view.tsx';

/** /viewQuestionContent?scrollId=…&questionId=…: one question of it, with its children. */
export default function ViewQuestionContentPage() {
  const t = useTexts(viewQuestionTexts);
  const { questionId } = useSearch({ strict: false }) as { questionId?: string };
  return (
    <LoadedQuestionnaire isOne>
      {({ document, flow }) => {
        const shown = flow.questions.filter(one => one.id === questionId || one.parentId === questionId);
        if (questionId === undefined || shown.length === 0)
          return <EmptyState title={t.noQuestion} text={t.noQuestionText} />;
        return shown.map(question => (
          <QuestionView key={question.id} question={question} document={document} level={1} />
        ));
      }}
    </LoadedQuestionnaire>
  );
}
