import { skinTexts } from '@wenshu/texts/skin';
import { useTexts } from '../../app/language/language.ts';
import { useEditorState } from '../editor/state/use-editor.ts';
import { endOutcomes } from './end-outcomes.ts';
import { EndPageTarget } from './end-page-target.tsx';
import classes from './skin.module.css';

/** All six outcomes with where they lead, for the multilingual editor. */
export function EndPageTargets() {
  const { endPages: t } = useTexts(skinTexts);
  const pages = useEditorState(state => state.document.endPages);
  return (
    <ul className={classes.targets}>
      {endOutcomes.map(outcome => (
        <li key={outcome} className={classes.targetRow}>
          <span className={classes.label}>{t.outcomes[outcome]}</span>
          <EndPageTarget outcome={outcome} page={pages[outcome]} />
        </li>
      ))}
    </ul>
  );
}
