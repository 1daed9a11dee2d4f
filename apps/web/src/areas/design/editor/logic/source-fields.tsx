import type { Question } from '@wenshu/survey-core';
import { Checkbox, Segmented } from 'antd';
import { capabilitiesOf, isAsked, orderedQuestions } from '../../document/reading/place.ts';
import { Choose } from './choose.tsx';
import { type Reason, reasonedQuestions } from './drafts/question-names.ts';
import { targetOfCode } from './drafts/rule-draft.ts';
import { Field } from './form-frame.tsx';
import classes from './logic.module.css';
import type { RuleFieldsProps } from './target-fields.tsx';

/** The earlier question whose options are carried over, or make the rounds of a loop. */
export function SourceFields({ draft, document, t, set }: RuleFieldsProps) {
  const isLoop = draft.kind === 'question-relation';
  const ordered = orderedQuestions(document);
  const asked = ordered.filter(isAsked);
  const target = targetOfCode(draft.target);
  const goal = isLoop
    ? target && 'groupId' in target
      ? ordered.findIndex(one => one.groupId === target.groupId)
      : ordered.findIndex(one => one.id === (target as { questionId: string } | undefined)?.questionId)
    : ordered.findIndex(one => one.id === draft.at);
  const withoutOptions = (question: Question): Reason | undefined =>
    capabilitiesOf(question)?.hasOptions ? undefined : 'no-options';
  const into = reasonedQuestions(document, asked, t, withoutOptions);
  const from = reasonedQuestions(
    document,
    asked,
    t,
    question => withoutOptions(question) ?? (ordered.indexOf(question) < goal ? undefined : 'later'),
  );
  const takes = (['selected', 'unselected', 'all'] as const).filter(take => !isLoop || take !== 'all');
  return (
    <>
      {!isLoop && (
        <Field label={t.intoQuestion}>
          <Choose
            label={t.intoQuestion}
            placeholder={t.choose}
            className={classes.wide}
            value={draft.at}
            options={[...into.allowed, ...into.refused]}
            onChoose={at => set({ at, fromQuestionId: undefined })}
          />
        </Field>
      )}
      {(isLoop ? target : draft.at) && (
        <Field label={t.fromQuestion}>
          <Choose
            label={t.fromQuestion}
            placeholder={t.choose}
            className={classes.wide}
            value={draft.fromQuestionId}
            options={[...from.allowed, ...from.refused]}
            onChoose={fromQuestionId => set({ fromQuestionId })}
          />
        </Field>
      )}
      <Field label={t.take}>
        <Segmented
          aria-label={t.take}
          value={draft.take}
          options={takes.map(value => ({ value, label: t.takes[value] }))}
          onChange={take => set({ take })}
        />
        <Checkbox
          checked={draft.takesExclusive === true}
          onChange={event => set({ takesExclusive: event.target.checked })}
        >
          {isLoop ? t.takesExclusive.relation : t.takesExclusive.reference}
        </Checkbox>
      </Field>
    </>
  );
}
