import type { QuestionRelationRule } from '@wenshu/survey-core';
import { loopLabel } from '@wenshu/texts/design/logic/loop-words';
import { language } from '../../../../app/language/language.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { RuleSign } from '../logic/rule-sign.tsx';
import { openLogic } from '../state/tools-store.ts';
import classes from './groups.module.css';

/** What the frame around a loop's questions says, leading to its rule. */
export function LoopLabel({ loop }: { readonly loop: QuestionRelationRule }) {
  const label = useEditorState(({ document }) => loopLabel(loop, document, language));
  const open = () =>
    openLogic('questionId' in loop.target ? loop.target.questionId : undefined, { tab: 'rules', id: loop.id });
  return (
    <button type="button" className={classes.loopLabel} onClick={open}>
      <RuleSign kind={loop.kind} />
      <span>{label}</span>
    </button>
  );
}
