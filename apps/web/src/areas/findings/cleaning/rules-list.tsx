import { ArrowUpOutlined, PlusOutlined } from '@ant-design/icons';
import { type CleaningRule, checkRule, describeRule } from '@wenshu/analysis/browser';
import { cleaningTexts } from '@wenshu/texts/findings/cleaning';
import { cleaningScreenTexts } from '@wenshu/texts/findings/cleaning-screen';
import { Button, Dropdown, Popconfirm, Switch } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './cleaning.module.css';
import type { RuleSource } from './forms/form-props.ts';
import { newRule, ruleKindNames } from './new-rule.ts';
import { RuleEditor } from './rule-editor.tsx';

interface RulesListProps {
  readonly rules: readonly CleaningRule[];
  readonly source: RuleSource;
  onChange(rules: readonly CleaningRule[]): void;
}

/** The rules in their order, each in words, switched, changed and taken away by itself. */
export function RulesList({ rules, source, onChange }: RulesListProps) {
  const t = useTexts(cleaningScreenTexts);
  const words = useTexts(cleaningTexts);
  const [edited, setEdited] = useState<CleaningRule>();
  const put = (rule: CleaningRule) =>
    onChange(
      rules.some(({ id }) => id === rule.id) ? rules.map(one => (one.id === rule.id ? rule : one)) : [...rules, rule],
    );
  const moveUp = (at: number) => {
    const moved = [...rules];
    moved.splice(at - 1, 0, ...moved.splice(at, 1));
    onChange(moved);
  };
  return (
    <section className={classes.card} aria-labelledby="cleaning-rules">
      <header className={classes.head}>
        <h2 id="cleaning-rules">{t.rules}</h2>
        <Dropdown
          trigger={['click']}
          menu={{
            items: ruleKindNames.map(kind => ({
              key: kind,
              label: (
                <span className={classes.kind}>
                  <strong>{words.kinds[kind].name}</strong>
                  <span>{words.kinds[kind].text}</span>
                </span>
              ),
            })),
            onClick: ({ key }) => setEdited(newRule(key as CleaningRule['kind'])),
          }}
        >
          <Button icon={<PlusOutlined aria-hidden />}>{t.add}</Button>
        </Dropdown>
      </header>
      {rules.length === 0 && (
        <p className={classes.faint}>
          {t.noRules} · {t.noRulesText}
        </p>
      )}
      <ol className={classes.rules}>
        {rules.map((rule, at) => {
          const problem = checkRule(rule, source.data);
          return (
            <li key={rule.id}>
              <Switch
                size="small"
                aria-label={t.switchOf(rule)}
                checked={rule.isOn}
                onChange={isOn => put({ ...rule, isOn })}
              />
              <div className={classes.rule}>
                <strong>{rule.name}</strong>
                <span className={classes.faint}>{describeRule(rule, source.data, language)}</span>
                {problem && <span role="alert">{words.problems[problem]}</span>}
              </div>
              <span className={classes.tools}>
                {at > 0 && (
                  <Button
                    size="small"
                    type="text"
                    icon={<ArrowUpOutlined aria-hidden />}
                    aria-label={t.upOf(rule)}
                    onClick={() => moveUp(at)}
                  />
                )}
                <Button size="small" aria-label={t.editOf(rule)} onClick={() => setEdited(rule)}>
                  {t.edit}
                </Button>
                <Popconfirm
                  title={t.removeAsk(rule)}
                  okText={t.remove}
                  cancelText={t.cancel}
                  onConfirm={() => onChange(rules.filter(({ id }) => id !== rule.id))}
                >
                  <Button size="small" type="text" aria-label={t.removeOf(rule)}>
                    {t.remove}
                  </Button>
                </Popconfirm>
              </span>
            </li>
          );
        })}
      </ol>
      {edited && (
        <RuleEditor
          key={edited.id}
          rule={edited}
          source={source}
          onSave={rule => {
            put(rule);
            setEdited(undefined);
          }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </section>
  );
}
