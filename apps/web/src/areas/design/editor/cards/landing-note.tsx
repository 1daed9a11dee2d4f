import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { landingWords } from '@wenshu/texts/design/logic/loop-words';
import { Button } from 'antd';
import { language, useTexts } from '../../../../app/language/language.ts';
import { type Landing, landingOf } from '../../document/reading/loops.ts';
import { numberAnew } from '../../document/reading/number-anew.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useTools } from '../state/tools-store.ts';
import type { CardEdits } from '../state/use-card-edits.ts';
import classes from './cards.module.css';

interface LandingNoteProps {
  readonly questionId: string;
  readonly edits: CardEdits;
}

/** At a question that was just put somewhere: whether a loop asks it again and again, with the other place in one click, and why its number stays. */
export function LandingNote({ questionId, edits }: LandingNoteProps) {
  const t = useTexts(canvasTexts);
  const isLanded = useTools(({ landedId }) => landedId === questionId);
  const document = useEditorState(state => state.document);
  const areNumbersKept = useEditorState(state => state.areNumbersKept);
  if (!isLanded) return null;
  const landing = landingOf(document, questionId);
  const words = landing && landingWords(landing.loop, landing.isInside ? 'inside' : 'after', document, language);
  const isOutOfOrder = areNumbersKept && numberAnew(document).some(one => one.questionId === questionId);
  if (!words && !isOutOfOrder) return null;
  return (
    <div className={classes.landing} role="status">
      {words && (
        <>
          <span>{words.text}</span>
          <Button size="small" onClick={() => goTo(landing, edits)}>
            {words.other}
          </Button>
        </>
      )}
      {isOutOfOrder && <span>{t.numbersKept}</span>}
    </div>
  );
}

function goTo({ other }: Landing, edits: CardEdits): void {
  if ('newGroupAfterId' in other) edits.moveToNewGroup(other.newGroupAfterId);
  else edits.moveTo(other);
}
