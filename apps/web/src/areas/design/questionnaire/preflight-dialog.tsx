import type { LevelledProblem, Questionnaire, QuestionRelationRule } from '@wenshu/survey-core';
import { createScreenTexts } from '@wenshu/texts/design/create-screens';
import { loopNotice, loopPlace } from '@wenshu/texts/design/logic/loop-words';
import { questionnaireProblemTexts } from '@wenshu/texts/design/questionnaire-problems';
import { ActionButton } from '@wenshu/ui';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { language, useTexts } from '../../../app/language/language.ts';
import { plainTitle } from '../document/reading/plain-title.ts';
import classes from './create.module.css';

interface PreflightDialogProps {
  readonly found: readonly LevelledProblem[];
  /** What they were found in: it names their places. */
  readonly document: Questionnaire;
  onPublish(): void;
  onBack(): void;
}

/** Everything to look at before publishing: what must be settled, and what may be left as it is. */
export function PreflightDialog({ found, document, onPublish, onBack }: PreflightDialogProps) {
  const t = useTexts(createScreenTexts).preflight;
  const lists = (['error', 'warning', 'notice'] as const)
    .map(level => ({ level, problems: found.filter(problem => problem.level === level) }))
    .filter(({ problems }) => problems.length > 0);
  const mayPublish = lists.every(({ level }) => level !== 'error');
  const shown = (
    <>
      {lists.map(({ level, problems }) => (
        <section key={level} className={classes.preflight} data-level={level}>
          <h3>{t[`${level}s`]}</h3>
          <ul>
            {problems.map(problem => (
              <li key={JSON.stringify(problem)}>
                <strong>{placeOf(problem, document) || t.survey}</strong> {wordsOf(problem, document, t.inLanguage)}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
  if (!mayPublish)
    return (
      <ViewDialog title={t.title} footer={<ActionButton onClick={onBack}>{t.back}</ActionButton>} onClose={onBack}>
        {shown}
      </ViewDialog>
    );
  return (
    <FormDialog
      title={t.title}
      submit={lists.every(({ level }) => level === 'notice') ? t.publishNow : t.publish}
      cancel={t.back}
      onSubmit={onPublish}
      onClose={onBack}
    >
      {shown}
    </FormDialog>
  );
}

function placeOf({ questionId, ruleId }: LevelledProblem, document: Questionnaire): string {
  const question = questionId === undefined ? undefined : document.questions[questionId];
  if (question) return `${question.seqName} ${plainTitle(question.title, document)}`.trim();
  const loop = questionId === undefined ? findLoop(ruleId, document) : undefined;
  if (loop) return loopPlace(loop, document, language);
  return (ruleId !== undefined && (document.quotas[ruleId]?.title ?? document.calculations[ruleId]?.name)) || '';
}

function wordsOf(
  { problem, ruleId, questionIds = [], languageId }: LevelledProblem,
  document: Questionnaire,
  inLanguage: (words: { text: string; name: string }) => string,
): string {
  const loop = problem === 'asked-per-option' ? findLoop(ruleId, document) : undefined;
  if (loop) {
    const names = questionIds.flatMap(id => document.questions[id]?.seqName ?? []);
    return loopNotice(loop, names, document, language);
  }
  const text = questionnaireProblemTexts[language][problem];
  const name = languageId === undefined ? undefined : document.languages[languageId]?.name;
  return name === undefined ? text : inLanguage({ text, name });
}

function findLoop(ruleId: string | undefined, document: Questionnaire): QuestionRelationRule | undefined {
  const rule = ruleId === undefined ? undefined : document.logic[ruleId];
  return rule?.kind === 'question-relation' ? rule : undefined;
}
