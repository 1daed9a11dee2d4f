import { inOrder, type Question, type Questionnaire } from '@wenshu/survey-core';
import type { EditorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { orderedQuestions, roleOf } from '../../document/reading/place.ts';
import { Choose } from './choose.tsx';
import { short, wholeTargets } from './drafts/question-names.ts';
import { type RuleDraft, targetOfCode } from './drafts/rule-draft.ts';
import { Field } from './form-frame.tsx';
import classes from './logic.module.css';

export interface RuleFieldsProps {
  readonly draft: RuleDraft;
  readonly document: Questionnaire;
  readonly t: EditorLogicTexts;
  set(change: Partial<RuleDraft>): void;
}

/** What is shown, or asked again: a question, one part of it, or a group. */
export function TargetFields({ draft, document, t, set }: RuleFieldsProps) {
  const target = targetOfCode(draft.target);
  const question = target && 'questionId' in target ? document.questions[target.questionId] : undefined;
  const whole = question ? `question:${question.id}` : draft.target;
  const label = draft.kind === 'display' ? t.showWhat : t.loopWhat;
  const questions = orderedQuestions(document).filter(one => roleOf(one) !== 'page-break');
  const parts = question && draft.kind === 'display' ? partOptions(question, t) : [];
  return (
    <>
      <Field label={label}>
        <Choose
          label={label}
          placeholder={t.choose}
          className={classes.wide}
          value={whole}
          options={wholeTargets(document, questions, t)}
          onChoose={chosen => set({ target: chosen })}
        />
      </Field>
      {parts.length > 0 && (
        <Field label={t.part}>
          <Choose
            label={t.part}
            placeholder={t.choose}
            className={classes.wide}
            value={draft.target}
            options={[{ value: whole!, label: t.wholeQuestion }, ...parts]}
            onChoose={chosen => set({ target: chosen })}
          />
        </Field>
      )}
    </>
  );
}

function partOptions(question: Question, t: EditorLogicTexts) {
  const lists = [
    ['itemId', question.items, t.option],
    ['itemGroupId', question.itemGroups, t.optionGroup],
    ['rowId', question.rows, t.row],
    ['rowGroupId', question.rowGroups, t.rowGroup],
  ] as const;
  return lists.flatMap(([kind, parts, label]) =>
    inOrder<Questionnaire['groups'][string] | Question['items'][string]>(parts).map(({ id, title }) => ({
      value: `${kind}:${question.id}:${id}`,
      label: label({ name: short(title.text) }),
    })),
  );
}
