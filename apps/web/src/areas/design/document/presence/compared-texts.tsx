import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { useMemo } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import type { Compared } from './compare-changes.ts';
import { type DiffPart, diffWords } from './diff-words.ts';
import classes from './presence.module.css';

/** Mine and what is there now, beside each other; what only one of them has is marked. */
export function ComparedTexts({ compared, mineTitle }: { readonly compared: Compared; readonly mineTitle: string }) {
  const t = useTexts(editorToolsTexts).unsaved;
  const { place, mine, theirs } = compared;
  const parts = useMemo(() => diffWords(mine, theirs), [mine, theirs]);
  return (
    <div className={classes.compare}>
      <p className={classes.place}>{place}</p>
      <div className={classes.side} data-side="mine">
        <p className={classes.sideTitle}>{mineTitle}</p>
        <Parts parts={parts.mine} Mark="ins" />
      </div>
      <div className={classes.side} data-side="theirs">
        <p className={classes.sideTitle}>{t.theirs}</p>
        <Parts parts={parts.theirs} Mark="del" />
      </div>
    </div>
  );
}

function Parts({ parts, Mark }: { readonly parts: readonly DiffPart[]; readonly Mark: 'ins' | 'del' }) {
  // Their place is their name: the same words may come twice.
  return parts.map(({ text, isSame }, at) => {
    const key = `${at} ${text}`;
    return isSame ? <span key={key}>{text}</span> : <Mark key={key}>{text}</Mark>;
  });
}
