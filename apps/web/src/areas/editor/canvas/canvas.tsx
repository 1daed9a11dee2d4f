import { compareOrder, inOrder, orderAfter, type QuestionnaireProblem } from '@wenshu/survey-core';
import { editorTexts } from '@wenshu/texts/editor';
import { EmptyState } from '@wenshu/ui';
import { useTexts } from '../../../app/language/language.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './canvas.module.css';
import { InlineText } from './inline-text.tsx';
import { QuestionCard } from './question-card.tsx';
import { useRun } from './use-run.ts';

/** Title, description and all questions in their order. */
export function Canvas({ problems }: { problems: readonly QuestionnaireProblem[] }) {
  const t = useTexts(editorTexts);
  const run = useRun();
  const document = useEditorState(state => state.document);
  const selectedId = useEditorState(state => state.selectedId);
  const groupId = inOrder(document.groups)[0]!.id;
  const questions = Object.values(document.questions).sort(compareOrder);
  const move = (index: number, afterIndex: number) => {
    const moved = questions[index]!;
    const others = questions.filter(question => question !== moved);
    run('moveTopQuestion', {
      questionId: moved.id,
      groupId,
      order: orderAfter(others, afterIndex < 0 ? null : questions[afterIndex]!.id),
    });
  };
  return (
    <div className={classes.canvas}>
      <div className={classes.surveyHead}>
        <InlineText
          className={classes.surveyTitle}
          value={document.title.text}
          label={t.surveyTitle}
          onSave={text => run('updateTitleOrDesc', { title: { text } })}
        />
        <InlineText
          className={classes.surveyDescription}
          value={document.description.text}
          label={t.surveyDescription}
          canBeEmpty
          onSave={text => run('updateTitleOrDesc', { description: { text } })}
        />
      </div>
      {questions.length === 0 && <EmptyState title={t.emptyTitle} text={t.emptyText} />}
      {questions.map((question, index) => {
        const problem = problems.find(one => one.questionId === question.id)?.problem;
        return (
          <QuestionCard
            key={question.id}
            question={question}
            isSelected={question.id === selectedId}
            problem={problem && t.problems[problem]}
            onMoveUp={index === 0 ? undefined : () => move(index, index - 2)}
            onMoveDown={index === questions.length - 1 ? undefined : () => move(index, index + 1)}
          />
        );
      })}
    </div>
  );
}
