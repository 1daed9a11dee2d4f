import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { useTexts } from '../../../../app/language/language.ts';
import { type RuleKind, ruleKinds } from './drafts/rule-draft.ts';
import classes from './logic.module.css';
import { RuleSign } from './rule-sign.tsx';

/** The kinds of rules that can be added, each with what it is for. */
export function RuleKinds({ onAdd }: { onAdd(kind: RuleKind): void }) {
  const t = useTexts(editorLogicTexts);
  return (
    <>
      <h2 className={classes.subheading}>{t.addRule}</h2>
      <div className={classes.kinds}>
        {ruleKinds.map(kind => (
          <button key={kind} data-back-focus type="button" className={classes.kind} onClick={() => onAdd(kind)}>
            <strong>
              <RuleSign kind={kind} /> {t.kinds[kind]}
            </strong>
            <span>{t.kindHints[kind]}</span>
          </button>
        ))}
      </div>
    </>
  );
}
