import { EyeOutlined, ForwardOutlined, ImportOutlined, RetweetOutlined, StopOutlined } from '@ant-design/icons';
import type { ComponentType } from 'react';
import classes from './logic.module.css';
import { ruleColours } from './rule-colours.ts';
import type { RuleKind } from './rule-draft.ts';

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
