import { BranchesOutlined } from '@ant-design/icons';
import type { Question } from '@wenshu/survey-core';
import { panelTexts } from '@wenshu/texts/design/editor-panel';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { countRules } from '../../document/reading/count-rules.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useLock } from '../../document/state/use-lock.ts';
import settings from '../settings/settings.module.css';
import { openLogic } from '../state/tools-store.ts';
import classes from './panel.module.css';

/** How much logic a question has, and the way to it. */
export function LogicLink({ question }: { readonly question: Question }) {
  const t = useTexts(panelTexts).logic;
  const lock = useLock();
  const count = useEditorState(state => countRules(state.document).get(question.id) ?? 0);
  return (
    <section className={classes.section}>
      <h3 className={classes.subheading}>{t.title}</h3>
      <p className={settings.hint}>{count > 0 ? t.some({ count }) : t.none}</p>
      <Button size="small" icon={<BranchesOutlined aria-hidden />} onClick={() => openLogic(question.id)}>
        {count > 0 || lock ? t.change : t.add}
      </Button>
    </section>
  );
}
