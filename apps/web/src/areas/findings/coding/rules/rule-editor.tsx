import { describeRuleProblem } from '@wenshu/texts/findings/coding/rules';
import { codingRulesPartTexts } from '@wenshu/texts/findings/coding/rules-part';
import { ActionButton, Dialog } from '@wenshu/ui';
import { readRule } from '@wenshu/words';
import { Button, Input, Select, Switch } from 'antd';
import { useId, useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { useSettled } from '../../../../app/use-settled.ts';
import type { Coding } from '../coding-data.ts';
import { codeName, pathName, treeLines } from '../frame-tree.ts';
import { RulePreview } from './rule-preview.tsx';
import classes from './rules.module.css';
import type { CodingRule } from './use-rules-followed.ts';

export type RuleDraft = Pick<CodingRule, 'pattern' | 'isOn'> & {
  readonly code: number | undefined;
  readonly ruleId?: string | undefined;
  readonly version?: number | undefined;
};

interface RuleEditorProps {
  readonly scrollId: string;
  readonly coding: Coding;
  readonly draft: RuleDraft;
  readonly isBusy: boolean;
  onSave(rule: RuleDraft & { readonly code: number }): void;
  onLeave(): void;
}

const LONGEST = 500;

/** A rule being written: what is wrong with it at its place, and what it finds. */
export function RuleEditor({ scrollId, coding, draft, isBusy, onSave, onLeave }: RuleEditorProps) {
  const t = useTexts(codingRulesPartTexts);
  const words = t.editor;
  const id = useId();
  const { codingId, frame } = coding;
  const [rule, setRule] = useState(draft);
  const [isTried, setTried] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const settled = useSettled(rule.pattern).trim();
  const problem = problemOf(rule.pattern.trim());
  const settledProblem = problemOf(settled);
  const isGivable = frame.codes.some(({ code, isRetired }) => code === rule.code && !isRetired);
  const codeProblem = rule.code === undefined ? words.noCode : isGivable ? undefined : words.codeRetired;
  const isChanged = rule.pattern !== draft.pattern || rule.code !== draft.code || rule.isOn !== draft.isOn;
  const leave = () => (isChanged ? setLeaving(true) : onLeave());
  const save = () => {
    setTried(true);
    if (problem || rule.code === undefined || (codeProblem && rule.isOn)) return;
    onSave({ ...rule, pattern: rule.pattern.trim(), code: rule.code });
  };
  // Nobody is told that something is missing before they have begun.
  const shownProblem = (isTried && problem) || (settled !== '' && settledProblem) || undefined;
  return (
    <section className={classes.editor} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{draft.ruleId === undefined ? words.titleNew : words.titleEdit}</h2>
      <div className={classes.columns}>
        <form
          className={classes.form}
          onSubmit={event => {
            event.preventDefault();
            save();
          }}
        >
          <label htmlFor={`${id}-pattern`}>{words.pattern}</label>
          <Input.TextArea
            id={`${id}-pattern`}
            autoFocus
            autoSize={{ minRows: 2, maxRows: 8 }}
            maxLength={LONGEST}
            placeholder={words.patternHint}
            value={rule.pattern}
            status={shownProblem ? 'error' : ''}
            aria-invalid={shownProblem !== undefined}
            aria-describedby={`${id}-problem`}
            onChange={event => setRule({ ...rule, pattern: event.target.value })}
            onKeyDown={event => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save();
            }}
          />
          <p id={`${id}-problem`} className={classes.problem} role="status">
            {shownProblem && describeRuleProblem(shownProblem, language)}
          </p>
          <label htmlFor={`${id}-code`}>{words.code}</label>
          <Select
            id={`${id}-code`}
            showSearch
            optionFilterProp="label"
            placeholder={words.codeHint}
            value={rule.code ?? null}
            status={isTried && codeProblem ? 'error' : ''}
            options={treeLines(frame.codes).flatMap(({ code }) =>
              code.isRetired && code.code !== rule.code
                ? []
                : [{ value: code.code, label: pathName(frame.codes, code.code), title: codeName(code) }],
            )}
            onChange={code => setRule({ ...rule, code: code ?? undefined })}
          />
          <p className={classes.problem} role="status">
            {isTried && codeProblem}
          </p>
          <span className={classes.switch}>
            <Switch
              id={`${id}-on`}
              checked={rule.isOn}
              aria-label={words.isOn}
              onChange={isOn => setRule({ ...rule, isOn })}
            />
            <label htmlFor={`${id}-on`}>{words.isOn}</label>
          </span>
          <div className={classes.actions}>
            <Button type="primary" htmlType="submit" loading={isBusy}>
              {rule.isOn ? words.save : words.saveOff}
            </Button>
            <Button onClick={leave}>{words.cancel}</Button>
          </div>
          <details>
            <summary>{t.help.title}</summary>
            <RuleHelp />
          </details>
        </form>
        <RulePreview
          scrollId={scrollId}
          codingId={codingId}
          pattern={settledProblem ? undefined : settled}
          code={isGivable ? rule.code : undefined}
          ruleId={rule.ruleId}
        />
      </div>
      {isLeaving && (
        <Dialog
          title={words.leave}
          onCancel={() => setLeaving(false)}
          actions={
            <>
              <ActionButton kind="quiet" onClick={onLeave}>
                {words.leaveConfirm}
              </ActionButton>
              <ActionButton data-focus-first onClick={() => setLeaving(false)}>
                {words.leaveCancel}
              </ActionButton>
            </>
          }
        >
          {words.leaveText}
        </Dialog>
      )}
    </section>
  );
}

function problemOf(pattern: string) {
  const read = readRule(pattern);
  return 'problem' in read ? { word: read.problem, at: read.at } : undefined;
}

/** The language of rules, by examples. */
function RuleHelp() {
  const { help } = useTexts(codingRulesPartTexts);
  return (
    <>
      <table className={classes.help}>
        <thead>
          <tr>
            <th scope="col">{help.writes}</th>
            <th scope="col">{help.finds}</th>
          </tr>
        </thead>
        <tbody>
          {help.lines.map(([writes, finds]) => (
            <tr key={writes}>
              <th scope="row">
                <code>{writes}</code>
              </th>
              <td>{finds}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.faint}>{help.note}</p>
    </>
  );
}
