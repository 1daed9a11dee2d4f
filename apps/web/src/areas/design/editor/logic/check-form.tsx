import { orderAfter, type Questionnaire, type Verification } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { describeVerification } from '@wenshu/texts/design/logic/describe-rule';
import { Input } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { newId } from '../../document/reading/new-id.ts';
import { readableQuestions } from '../../document/reading/place.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { Choose } from './choose.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { conditionOfDraft, draftOfCondition, emptyGroup, type GroupDraft } from './drafts/condition-draft.ts';
import { questionOptions } from './drafts/question-names.ts';
import { Field, FormFrame } from './form-frame.tsx';
import classes from './logic.module.css';

export interface CheckDraft {
  readonly id: string;
  readonly order: string;
  readonly questionId: string | undefined;
  readonly must: GroupDraft;
  readonly message: string;
}

export function newCheck({ verifications }: Questionnaire, questionId: string | undefined): CheckDraft {
  const order = orderAfter(Object.values(verifications), undefined);
  return { id: newId(), order, questionId, must: emptyGroup(), message: '' };
}

export function draftOfCheck({ id, order, questionId, must, message }: Verification): CheckDraft {
  return { id, order, questionId, must: draftOfCondition(must), message: message.text };
}

/** A check across questions: "Q3 must not exceed Q2", with its own message. */
export function CheckForm({ check, onDone }: { check: CheckDraft; onDone: () => void }) {
  const t = useTexts(editorLogicTexts);
  const document = useEditorState(state => state.document);
  const [draft, setDraft] = useState(check);
  const set = (change: Partial<CheckDraft>) => setDraft(before => ({ ...before, ...change }));
  const must = conditionOfDraft(draft.must);
  const { id, order, questionId } = draft;
  const message = { text: draft.message.trim() };
  const isWhole = questionId !== undefined && must !== undefined && message.text !== '';
  return (
    <FormFrame
      title={t.addCheck}
      sentence={isWhole ? describeVerification({ questionId, must, message }, document, language) : undefined}
      made={
        isWhole
          ? { name: 'saveVerifyGroup', input: { verificationId: id, order, questionId, must, message } }
          : undefined
      }
      ruleIds={[id]}
      onDone={onDone}
    >
      <Field label={t.checkAt}>
        <Choose
          label={t.checkAt}
          placeholder={t.choose}
          className={classes.wide}
          value={questionId}
          options={questionOptions(document, readableQuestions(document, 'end'))}
          onChoose={chosen => set({ questionId: chosen })}
        />
      </Field>
      {questionId !== undefined && (
        <Field label={t.must} isWide>
          <ConditionEditor
            group={draft.must}
            place={{ questionId, isIncluded: true }}
            onChange={next => set({ must: next })}
          />
        </Field>
      )}
      <Field label={t.message} isWide>
        <Input
          aria-label={t.message}
          placeholder={t.messageExample}
          maxLength={500}
          value={draft.message}
          onChange={event => set({ message: event.target.value })}
        />
      </Field>
    </FormFrame>
  );
}
