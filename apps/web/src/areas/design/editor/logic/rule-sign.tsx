import { EyeOutlined, ForwardOutlined, ImportOutlined, RetweetOutlined, StopOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import { ruleColours } from './drafts/rule-colours.ts';
import type { RuleKind } from './drafts/rule-draft.ts';
import classes from './logic.module.css';

const icons: Readonly<Record<RuleKind, ComponentType<{ 'aria-hidden'?: boolean }>>> = {
  display: EyeOutlined,
  jump: ForwardOutlined,
  'screen-out': StopOutlined,
  'option-reference': ImportOutlined,
  'question-relation': RetweetOutlined,
};

/** The kind of a rule: its sign in its colour. */
export function RuleSign({ kind }: { kind: RuleKind }) {
  const Icon = icons[kind];
  return (
    <span className={classes.sign} style={{ color: ruleColours[kind] }}>
      <Icon aria-hidden />
    </span>
  );
}
