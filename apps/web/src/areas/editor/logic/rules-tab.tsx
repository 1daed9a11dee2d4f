import { editorLogicTexts } from '@wenshu/texts/editor-logic';
import { describeRule } from '@wenshu/texts/logic/describe-rule';
import { Button } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { useRun } from '../canvas/use-run.ts';
import { useProblems } from '../problems/use-problems.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './logic.module.css';
import { draftOfRule, newRule, type RuleDraft, ruleKinds } from './rule-draft.ts';
import { RuleForm } from './rule-form.tsx';
import { rulesOf } from './rules-of.ts';
import { SentenceList } from './sentence-list.tsx';
import { useBackFocus } from './use-back-focus.ts';

/** The rules, and the kinds that can be added. */
export function RulesTab({ questionId }: { questionId: string | undefined }) {
  const t = useTexts(editorLogicTexts);
  const run = useRun();
  const document = useEditorState(state => state.document);
  const problemsOf = useProblems().ofRule;
  const [edited, setEdited] = useState<RuleDraft>();
  useBackFocus(edited !== undefined);
  if (edited) return <RuleForm key={edited.id} rule={edited} onDone={() => setEdited(undefined)} />;
  const rules = rulesOf(document, questionId);
  const name = questionId === undefined ? undefined : document.questions[questionId]?.seqName;
  return (
    <>
      {rules.length === 0 ? (
        <div className={classes.empty}>
          <p className={classes.emptyTitle}>{t.noRules}</p>
          <p className={classes.hint}>{t.noRulesText}</p>
        </div>
      ) : (
        <SentenceList
          sentences={rules.map(rule => ({
            id: rule.id,
            kind: t.kinds[rule.kind],
            text: describeRule(rule, document, language),
            problems: problemsOf(rule.id),
            onEdit: () => setEdited(draftOfRule(rule)),
            onRemove: () => {
              run('deleteLogic', { ruleIds: [rule.id] });
              notify.info(t.removed);
            },
          }))}
        />
      )}
      <h2 className={classes.subheading}>{t.addRule}</h2>
      <div className={classes.kinds}>
        {ruleKinds.map(kind => (
          <button
            key={kind}
            data-back-focus
            type="button"
            className={classes.kind}
            onClick={() => setEdited(newRule(kind, document, questionId))}
          >
            <strong>{t.kinds[kind]}</strong>
            <span>{t.kindHints[kind]}</span>
          </button>
        ))}
      </div>
      {rules.length > 0 && (
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
