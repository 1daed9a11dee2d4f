import { Radio } from 'antd';
import { orderedQuestions, questionsAfter, roleOf } from '../../document/reading/place.ts';
import { Choose } from './choose.tsx';
import { Field } from './form-frame.tsx';
import classes from './logic.module.css';
import { reasonedQuestions, wholeTargets } from './question-names.ts';
import type { RuleFieldsProps } from './target-fields.tsx';

/** Where a jump goes, and when. Only forward: what stands before is in the list with its reason. */
export function JumpFields({ draft, document, t, set }: RuleFieldsProps) {
  const later = new Set(questionsAfter(document, draft.at!));
  const questions = orderedQuestions(document).filter(one => roleOf(one) !== 'page-break');
  const groupsAfter = new Set([...later].map(question => question.groupId));
  groupsAfter.delete(document.questions[draft.at!]?.groupId ?? '');
  const { allowed, refused } = reasonedQuestions(
    document,
    questions,
    t,
    question => (later.has(question) ? undefined : 'not-forward'),
    question => `question:${question.id}`,
  );
  const groups = wholeTargets(document, [], t).filter(({ value }) => groupsAfter.has(value.slice('group:'.length)));
  const ends = (['finished', 'screened'] as const).map(outcome => ({
    value: `outcome:${outcome}`,
    label: t.outcomes[outcome],
  }));
  return (
    <>
      <Field label={t.goTo}>
        <Choose
          label={t.goTo}
          placeholder={t.choose}
          className={classes.wide}
          value={draft.to}
          options={[...allowed, ...groups, ...ends, ...refused]}
          onChoose={to => set({ to })}
        />
      </Field>
      <Field label={t.whenJump} isWide>
        <Radio.Group
          aria-label={t.whenJump}
          value={draft.hasCondition}
          options={[
            { value: true, label: t.onCondition },
            { value: false, label: t.always },
          ]}
          onChange={event => set({ hasCondition: event.target.value as boolean })}
        />
      </Field>
    </>
  );
}
