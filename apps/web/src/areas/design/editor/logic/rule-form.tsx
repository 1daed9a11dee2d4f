import { ruleKinds } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { describeRule } from '@wenshu/texts/design/logic/describe-rule';
import { useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { isAsked, orderedQuestions, type Place } from '../../document/reading/place.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { Choose } from './choose.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { questionOptions } from './drafts/question-names.ts';
import { commandOfRule, type RuleDraft, ruleOfDraft, targetOfCode } from './drafts/rule-draft.ts';
import { Field, FormFrame } from './form-frame.tsx';
import { JumpFields } from './jump-fields.tsx';
import classes from './logic.module.css';
import { SourceFields } from './source-fields.tsx';
import { TargetFields } from './target-fields.tsx';

interface RuleFormProps {
  readonly rule: RuleDraft;
  onDone(): void;
}

/** One rule of any kind. Where a kind needs something that stands before, only that can be chosen. */
export function RuleForm({ rule, onDone }: RuleFormProps) {
  const t = useTexts(editorLogicTexts);
  const document = useEditorState(state => state.document);
  const [draft, setDraft] = useState(rule);
  const set = (change: Partial<RuleDraft>) => setDraft(before => ({ ...before, ...change }));
  const whole = ruleOfDraft(draft);
  const { kind } = draft;
  const { stands, takes } = ruleKinds[kind];
  const place = placeOf(draft);
  return (
    <FormFrame
      title={t.kinds[kind]}
      sentence={whole && describeRule(whole, document, language)}
      made={commandOfRule(draft)}
      ruleIds={[draft.id]}
      onDone={onDone}
    >
      {stands === 'on-target' && <TargetFields draft={draft} document={document} set={set} t={t} />}
      {stands === 'after-question' && (
        <Field label={t.after}>
          <Choose
            label={t.after}
            placeholder={t.choose}
            className={classes.wide}
            value={draft.at}
            options={questionOptions(document, orderedQuestions(document).filter(isAsked))}
            // Where it may go and what it may read depend on it.
            onChoose={at => set({ at, to: undefined })}
          />
        </Field>
      )}
      {kind === 'jump' && draft.at !== undefined && <JumpFields draft={draft} document={document} set={set} t={t} />}
      {takes === 'options' && <SourceFields draft={draft} document={document} set={set} t={t} />}
      {place && draft.hasCondition && (
        <Field label={t.conditions} isWide>
          <ConditionEditor group={draft.when} place={place} onChange={when => set({ when })} />
        </Field>
      )}
    </FormFrame>
  );
}

function placeOf({ kind, target, at }: RuleDraft): Place | undefined {
  const { stands, takes } = ruleKinds[kind];
  if (takes !== 'condition') return undefined;
  if (stands === 'after-question') return at === undefined ? undefined : { questionId: at, isIncluded: true };
  const shown = targetOfCode(target);
  if (!shown) return undefined;
  return 'groupId' in shown ? shown : { questionId: shown.questionId, isIncluded: false };
}
