import { codingRulesPartTexts } from '@wenshu/texts/findings/coding/rules-part';
import { ActionButton, Dialog, EmptyState, type ListColumn, ListTable } from '@wenshu/ui';
import { Button, Switch } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Loaded } from '../../../../app/loaded.tsx';
import { numberText } from '../../records/many/batch-words.ts';
import type { PartProps } from '../coding-data.ts';
import { colourOf, pathName } from '../frame-tree.ts';
import { type RuleDraft, RuleEditor } from './rule-editor.tsx';
import classes from './rules.module.css';
import { useRules } from './use-rules.ts';
import { type CodingRule, isUnsettled } from './use-rules-followed.ts';

/** Rules that code by themselves: what each looks for, what it finds, and the one that is being written. */
export default function RulesPart({ scrollId, coding }: PartProps) {
  const t = useTexts(codingRulesPartTexts);
  const { codingId, frame } = coding;
  const [draft, setDraft] = useState<RuleDraft>();
  const { listed, counts, save, turn, remove, undo, canUndo } = useRules({
    scrollId,
    codingId,
    onSaved: () => setDraft(undefined),
  });
  const mayChange = listed.data?.mayChange ?? false;
  const [removing, setRemoving] = useState<CodingRule>();
  const begin = (pattern = '') => setDraft({ pattern, code: undefined, isOn: true });
  const countsOf = ({ ruleId }: CodingRule) => counts.data?.items.find(one => one.ruleId === ruleId);
  const number = (rule: CodingRule, name: 'found' | 'alone' | 'coded' | 'taken') => {
    const found = countsOf(rule)?.[name];
    return found === undefined ? '…' : numberText(found);
  };
  const menu: ListColumn<CodingRule> = {
    key: 'menu',
    title: t.columns.menu,
    as: 'bare',
    cell: rule => (
      <span className={classes.menu}>
        <Button size="small" onClick={() => setDraft(rule)}>
          {t.edit}
        </Button>
        <Button size="small" onClick={() => setRemoving(rule)}>
          {t.remove}
        </Button>
      </span>
    ),
  };
  const columns: readonly ListColumn<CodingRule>[] = [
    { key: 'pattern', title: t.columns.pattern, as: 'name', cell: rule => <RuleWords rule={rule} /> },
    {
      key: 'code',
      title: t.columns.code,
      as: 'words',
      cell: ({ code }) => (
        <span className={classes.code}>
          <span className={classes.dot} style={{ background: colourOf(frame.codes, code) }} aria-hidden="true" />
          {pathName(frame.codes, code) || '–'}
        </span>
      ),
    },
    ...(['found', 'alone', 'coded', 'taken'] as const).map(
      (key): ListColumn<CodingRule> => ({
        key,
        title: t.columns[key],
        as: 'number',
        cell: rule => number(rule, key),
      }),
    ),
    {
      key: 'isOn',
      title: t.columns.isOn,
      cell: rule => (
        <Switch
          checked={rule.isOn}
          aria-label={t.turn({ pattern: rule.pattern })}
          disabled={turn.isBusy || !mayChange}
          onChange={isOn => void turn.run(rule, isOn)}
        />
      ),
    },
    ...(mayChange ? [menu] : []),
  ];
  return (
    <div className={classes.part}>
      <p className={classes.faint}>{t.intro}</p>
      {draft ? (
        <RuleEditor
          key={draft.ruleId ?? 'new'}
          scrollId={scrollId}
          coding={coding}
          draft={draft}
          isBusy={save.isBusy}
          onLeave={() => setDraft(undefined)}
          onSave={({ ruleId, version, pattern, code, isOn }) =>
            void save.run({ pattern, code, isOn, ...(ruleId && version && { ruleId, version }) })
          }
        />
      ) : mayChange ? (
        <div className={classes.tools}>
          <Button type="primary" onClick={() => begin()}>
            {t.newRule}
          </Button>
          <Button disabled={!canUndo} loading={undo.isBusy} onClick={() => void undo.run()}>
            {t.undo}
          </Button>
        </div>
      ) : null}
      <Loaded of={listed} words={t}>
        {({ items }) =>
          items.length === 0 ? (
            draft === undefined && <NoRules words={mayChange ? (counts.data?.words ?? []) : []} onBegin={begin} />
          ) : (
            <>
              <ListTable label={t.rules} columns={columns} rows={items} keyOf={({ ruleId }) => ruleId} />
              {counts.data && (
                <p className={classes.faint}>
                  {t.counted({ looked: numberText(counts.data.looked) })}
                  {counts.data.older > 0 && ` · ${t.older({ count: numberText(counts.data.older) })}`}
                </p>
              )}
            </>
          )
        }
      </Loaded>
      {listed.data && !mayChange && <p className={classes.faint}>{t.onlyAll}</p>}
      {removing && (
        <Dialog
          title={t.removing.title}
          onCancel={() => setRemoving(undefined)}
          actions={
            <>
              <ActionButton kind="quiet" onClick={() => setRemoving(undefined)}>
                {t.removing.cancel}
              </ActionButton>
              <ActionButton
                data-focus-first
                onClick={() => {
                  void remove.run(removing);
                  setRemoving(undefined);
                }}
              >
                {t.removing.confirm}
              </ActionButton>
            </>
          }
        >
          {t.removing.text({ count: number(removing, 'coded') })}
        </Dialog>
      )}
    </div>
  );
}

function RuleWords({ rule }: { readonly rule: CodingRule }) {
  const t = useTexts(codingRulesPartTexts);
  const { pattern, problem, reached, toReach } = rule;
  return (
    <>
      <code className={classes.pattern}>{pattern}</code>
      {problem && <span className={classes.warning}>{t.problems[problem]}</span>}
      {isUnsettled(rule) && (
        <span className={classes.faint} role="status">
          {toReach === 0 ? t.waiting : t.running({ done: numberText(reached ?? 0), count: numberText(toReach) })}
        </span>
      )}
    </>
  );
}

function NoRules({ words, onBegin }: { readonly words: readonly string[]; onBegin(pattern: string): void }) {
  const t = useTexts(codingRulesPartTexts);
  return (
    <EmptyState
      title={t.none.title}
      text={words.length === 0 ? t.noneText : t.none.text}
      actions={
        <span className={classes.examples}>
          {words.map(word => (
            <Button key={word} aria-label={t.begin({ word })} onClick={() => onBegin(word)}>
              {word}
            </Button>
          ))}
        </span>
      }
    />
  );
}
