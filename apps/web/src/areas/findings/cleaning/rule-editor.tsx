import { type CleaningRule, checkRule, describeRule, LONGEST_RULE_NAME } from '@wenshu/analysis/browser';
import { cleaningTexts } from '@wenshu/texts/findings/cleaning';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { Button, Drawer, Input } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { FormField } from '../form-field/form-field.tsx';
import classes from './cleaning.module.css';
import type { RuleSource } from './forms/form-props.ts';
import { RuleForm } from './forms/rule-form.tsx';

interface RuleEditorProps {
  readonly rule: CleaningRule;
  readonly source: RuleSource;
  onSave(rule: CleaningRule): void;
  onClose(): void;
}

/** A rule being made, with what it says so far in words. */
export function RuleEditor({ rule: first, source, onSave, onClose }: RuleEditorProps) {
  const t = useTexts(cleaningScreenTexts);
  const words = useTexts(cleaningTexts);
  const [rule, setRule] = useState(first);
  const problem = checkRule(rule, source.data);
  return (
    <Drawer
      open
      size={560}
      title={words.kinds[rule.kind].name}
      onClose={onClose}
      footer={
        <div className={classes.tools}>
          <Button type="primary" disabled={problem !== undefined} onClick={() => onSave(rule)}>
            {t.save}
          </Button>
          <Button onClick={onClose}>{t.cancel}</Button>
        </div>
      }
    >
      <div className={classes.form}>
        <FormField label={t.ruleName} hint={t.ruleNameHint}>
          <Input
            aria-label={t.ruleName}
            maxLength={LONGEST_RULE_NAME}
            value={rule.name}
            onChange={event => setRule({ ...rule, name: event.target.value })}
          />
        </FormField>
        <RuleForm rule={rule} source={source} onChange={settings => setRule({ ...rule, settings } as CleaningRule)} />
        <p className={classes.sentence} data-complete={problem === undefined} aria-live="polite">
          {problem ? words.problems[problem] : describeRule(rule, source.data, language)}
        </p>
      </div>
    </Drawer>
  );
}
