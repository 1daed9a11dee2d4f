import type { LogicRule, Questionnaire } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { describeRule } from '@wenshu/texts/design/logic/describe-rule';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { actsOn } from '../../document/reading/count-rules.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useLock } from '../../document/state/use-lock.ts';
import { useProblems } from '../../document/state/use-problems.ts';
import { useRun } from '../../document/state/use-run.ts';
import { CopyRuleForm } from './copy-rule-form.tsx';
import { canBeCopied } from './drafts/copy-rule.ts';
import { draftOfRule, newRule } from './drafts/rule-draft.ts';
import { rulesOf } from './drafts/rules-of.ts';
import { type FirstOpen, optionally } from './first-open.ts';
import classes from './logic.module.css';
import { OtherUses } from './other-uses.tsx';
import { RuleForm } from './rule-form.tsx';
import { RuleKinds } from './rule-kinds.tsx';
import { SentenceList } from './sentence-list.tsx';
import { useBackFocus } from './use-back-focus.ts';
import { useRemoval } from './use-removal.tsx';

/** From here on a list needs finding. */
const MANY = 8;

/** The rules, and the kinds that can be added. Of one question: those that act on it, then those that use its answer. */
export function RulesTab({ questionId, firstId }: FirstOpen & { questionId: string | undefined }) {
  const t = useTexts(editorLogicTexts);
  const run = useRun();
  const isLocked = useLock() !== undefined;
  const document = useEditorState(state => state.document);
  const problemsOf = useProblems().ofRule;
  const { remove, bar } = useRemoval();
  const [wanted, setWanted] = useState('');
  const [edited, setEdited] = useState(() => optionally(draftOfRule, document.logic[firstId ?? '']));
  const [copied, setCopied] = useState<LogicRule>();
  useBackFocus(edited !== undefined || copied !== undefined);
  if (edited) return <RuleForm key={edited.id} rule={edited} onDone={() => setEdited(undefined)} />;
  if (copied) return <CopyRuleForm rule={copied} onDone={() => setCopied(undefined)} />;
  const rules = rulesOf(document, questionId).map(rule => ({ rule, text: describeRule(rule, document, language) }));
  const found = rules.filter(({ text }) => text.toLowerCase().includes(wanted.trim().toLowerCase()));
  const name = questionId === undefined ? undefined : document.questions[questionId]?.seqName;
  const list = (some: typeof found) => (
    <SentenceList
      sentences={some.map(({ rule, text }) => ({
        id: rule.id,
        kind: rule.kind,
        text,
        problems: problemsOf(rule.id),
        onEdit: () => setEdited(draftOfRule(rule)),
        onCopy: canBeCopied(rule) ? () => setCopied(rule) : undefined,
        onRemove: () => remove('deleteLogic', { ruleIds: [rule.id] }, text),
      }))}
    />
  );
  const acting = name === undefined ? found : found.filter(({ rule }) => isActing(rule, document, questionId!));
  const reading = found.filter(one => !acting.includes(one));
  return (
    <>
      {bar}
      {rules.length === 0 && (
        <div className={classes.empty}>
          <p className={classes.emptyTitle}>{t.noRules}</p>
          <p className={classes.hint}>{t.noRulesText}</p>
        </div>
      )}
      {rules.length >= MANY && (
        <Input.Search
          allowClear
          className={classes.find}
          aria-label={t.findRule}
          placeholder={t.findRule}
          value={wanted}
          onChange={event => setWanted(event.target.value)}
        />
      )}
      {rules.length > 0 && found.length === 0 && <p className={classes.hint}>{t.noRuleFound}</p>}
      {name !== undefined && acting.length > 0 && <h2 className={classes.subheading}>{t.actsOn({ name })}</h2>}
      {list(acting)}
      {name !== undefined && reading.length > 0 && <h2 className={classes.subheading}>{t.reads({ name })}</h2>}
      {reading.length > 0 && list(reading)}
      {name !== undefined && <OtherUses questionId={questionId!} name={name} />}
      {!isLocked && <RuleKinds onAdd={kind => setEdited(newRule(kind, document, questionId))} />}
      {rules.length > 0 && !isLocked && (
        <Button
          danger
          type="text"
          onClick={() => run('turnOff', { feature: 'logic', ...(questionId && { questionId }) })}
        >
          {name === undefined ? t.turnOff : t.turnOffOf({ name })}
        </Button>
      )}
    </>
  );
}

/** On the question itself, or on the group it stands in. */
function isActing(rule: LogicRule, document: Questionnaire, questionId: string): boolean {
  if ('target' in rule && 'groupId' in rule.target)
    return rule.target.groupId === document.questions[questionId]?.groupId;
  return actsOn(rule) === questionId;
}
