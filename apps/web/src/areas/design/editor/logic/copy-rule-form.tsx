import type { LogicRule } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { describeRule } from '@wenshu/texts/design/logic/describe-rule';
import { Select } from 'antd';
import { useMemo, useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { isAsked, orderedQuestions } from '../../document/reading/place.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { ReasonedOption, withReason } from './choose.tsx';
import { copiesFor, isConditional, whyNotCopied } from './drafts/copy-rule.ts';
import { reasonedQuestions } from './drafts/question-names.ts';
import { commandOfRule, draftOfRule } from './drafts/rule-draft.ts';
import { Field, FormFrame } from './form-frame.tsx';
import classes from './logic.module.css';

/** The same rule for other questions, in one edit. Options and loops are carried to one question at a time. */
export function CopyRuleForm({ rule, onDone }: { rule: LogicRule; onDone: () => void }) {
  const t = useTexts(editorLogicTexts);
  const document = useEditorState(state => state.document);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { allowed, refused } = useMemo(
    () => reasonedQuestions(document, orderedQuestions(document).filter(isAsked), t, whyNotCopied(rule, document)),
    [document, rule, t],
  );
  const copies = useMemo(() => copiesFor(rule, chosen, document), [rule, chosen, document]);
  const names = chosen.map(id => document.questions[id]?.seqName ?? '').join(language === 'zh' ? '、' : ', ');
  const made = isConditional(rule)
    ? ({ name: 'saveLogic', input: { rules: copies.filter(isConditional) } } as const)
    : copies[0] && commandOfRule(draftOfRule(copies[0]));
  return (
    <FormFrame
      title={t.copyTitle}
      sentence={copies.length > 0 ? t.copySentence({ names }) : undefined}
      made={copies.length > 0 ? made : undefined}
      ruleIds={copies.map(({ id }) => id)}
      onDone={onDone}
    >
      <Field label={t.copySource} isWide>
        <span>{describeRule(rule, document, language)}</span>
      </Field>
      <Field label={t.copyTargets} isWide>
        <Select
          mode="multiple"
          aria-label={t.copyTargets}
          placeholder={t.copyTargets}
          className={classes.many}
          {...(!isConditional(rule) && { maxCount: 1 })}
          value={[...chosen]}
          options={[...allowed, ...refused].map(withReason) as { value: string; label: string }[]}
          optionRender={({ data }) => <ReasonedOption {...(data as { value: string; label: string })} />}
          optionFilterProp="label"
          onChange={setChosen}
        />
      </Field>
    </FormFrame>
  );
}
