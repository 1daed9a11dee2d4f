import { inOrder, type Question, type Questionnaire } from '@wenshu/survey-core';
import { type EditorLogicTexts, editorLogicTexts } from '@wenshu/texts/editor-logic';
import { describeRule } from '@wenshu/texts/logic/describe-rule';
import { Radio, Segmented } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { useEditorState } from '../state/use-editor.ts';
import { Choose } from './choose.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { Field, FormFrame } from './form-frame.tsx';
import classes from './logic.module.css';
import { capabilitiesOf, orderedQuestions, type Place, questionsAfter, roleOf } from './place.ts';
import { questionOptions, short, wholeTargets } from './question-names.ts';
import { commandOfRule, type RuleDraft, ruleOfDraft, targetOfCode } from './rule-draft.ts';

interface RuleFormProps {
  readonly rule: RuleDraft;
  onDone(): void;
}

/** One rule of any kind. Where a kind needs something that stands before, only that is offered. */
export function RuleForm({ rule, onDone }: RuleFormProps) {
  const t = useTexts(editorLogicTexts);
  const document = useEditorState(state => state.document);
  const [draft, setDraft] = useState(rule);
  const set = (change: Partial<RuleDraft>) => setDraft(before => ({ ...before, ...change }));
  const whole = ruleOfDraft(draft);
  const { kind } = draft;
  const place = placeOf(draft);
  return (
    <FormFrame
      title={t.kinds[kind]}
      sentence={whole && describeRule(whole, document, language)}
      made={commandOfRule(draft)}
      ruleId={draft.id}
      onDone={onDone}
    >
      {(kind === 'display' || kind === 'question-relation') && (
        <TargetFields draft={draft} document={document} set={set} t={t} />
      )}
      {(kind === 'jump' || kind === 'screen-out') && (
        <Field label={t.after}>
          <Choose
            label={t.after}
            className={classes.wide}
            value={draft.at}
            options={questionOptions(orderedQuestions(document).filter(isAsked))}
            // Where it may go and what it may read depend on it.
            onChoose={at => set({ at, to: undefined })}
          />
        </Field>
      )}
      {kind === 'jump' && draft.at !== undefined && <JumpFields draft={draft} document={document} set={set} t={t} />}
      {(kind === 'option-reference' || kind === 'question-relation') && (
        <SourceFields draft={draft} document={document} set={set} t={t} />
      )}
      {place && draft.hasCondition && (
        <Field label={t.conditions} isWide>
          <ConditionEditor group={draft.when} place={place} onChange={when => set({ when })} />
        </Field>
      )}
    </FormFrame>
  );
}

const isAsked = (question: Question) => roleOf(question) === 'question';

function placeOf({ kind, target, at }: RuleDraft): Place | undefined {
  if (kind === 'jump' || kind === 'screen-out')
    return at === undefined ? undefined : { questionId: at, isIncluded: true };
  if (kind !== 'display') return undefined;
  const shown = targetOfCode(target);
  if (!shown) return undefined;
  return 'groupId' in shown ? shown : { questionId: shown.questionId, isIncluded: false };
}

interface FieldsProps {
  readonly draft: RuleDraft;
  readonly document: Questionnaire;
  readonly t: EditorLogicTexts;
  set(change: Partial<RuleDraft>): void;
}

function TargetFields({ draft, document, t, set }: FieldsProps) {
  const target = targetOfCode(draft.target);
  const question = target && 'questionId' in target ? document.questions[target.questionId] : undefined;
  const whole = question ? `question:${question.id}` : draft.target;
  const label = draft.kind === 'display' ? t.showWhat : t.loopWhat;
  // The first question of all can depend on nothing that was answered.
  const questions = orderedQuestions(document).filter(one => roleOf(one) !== 'page-break');
  const parts = question && draft.kind === 'display' ? partOptions(question, t) : [];
  return (
    <>
      <Field label={label}>
        <Choose
          label={label}
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

function JumpFields({ draft, document, t, set }: FieldsProps) {
  const later = questionsAfter(document, draft.at!);
  const groupsAfter = new Set(later.map(question => question.groupId));
  groupsAfter.delete(document.questions[draft.at!]?.groupId ?? '');
  const targets = wholeTargets(
    document,
    later.filter(one => roleOf(one) !== 'page-break'),
    t,
  ).filter(({ value }) => value.startsWith('question:') || groupsAfter.has(value.slice(6)));
  const ends = (['finished', 'screened'] as const).map(outcome => ({
    value: `outcome:${outcome}`,
    label: t.outcomes[outcome],
  }));
  return (
    <>
      <Field label={t.goTo}>
        <Choose
          label={t.goTo}
          className={classes.wide}
          value={draft.to}
          options={[...targets, ...ends]}
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

function SourceFields({ draft, document, t, set }: FieldsProps) {
  const isLoop = draft.kind === 'question-relation';
  const ordered = orderedQuestions(document);
  const target = targetOfCode(draft.target);
  const isBefore = (question: Question): boolean => {
    const end = isLoop
      ? target && 'groupId' in target
        ? ordered.findIndex(one => one.groupId === target.groupId)
        : ordered.findIndex(one => one.id === (target as { questionId: string } | undefined)?.questionId)
      : ordered.findIndex(one => one.id === draft.at);
    return ordered.indexOf(question) < end;
  };
  const withOptions = ordered.filter(question => capabilitiesOf(question)?.hasOptions);
  const takes = (['selected', 'unselected', 'all'] as const).filter(take => !isLoop || take !== 'all');
  return (
    <>
      {!isLoop && (
        <Field label={t.intoQuestion}>
          <Choose
            label={t.intoQuestion}
            className={classes.wide}
            value={draft.at}
            options={questionOptions(withOptions)}
            onChoose={at => set({ at, fromQuestionId: undefined })}
          />
        </Field>
      )}
      {(isLoop ? target : draft.at) && (
        <Field label={t.fromQuestion}>
          <Choose
            label={t.fromQuestion}
            className={classes.wide}
            value={draft.fromQuestionId}
            options={questionOptions(withOptions.filter(isBefore))}
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
      </Field>
    </>
  );
}
