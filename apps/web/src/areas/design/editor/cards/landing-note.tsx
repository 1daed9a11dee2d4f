import { landingWords } from '@wenshu/texts/design/logic/loop-words';
import { Button } from 'antd';
import { language } from '../../../../app/language/language.ts';
import { type Landing, landingOf } from '../../document/reading/loops.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useTools } from '../state/tools-store.ts';
import type { CardEdits } from '../state/use-card-edits.ts';
import classes from './cards.module.css';

interface LandingNoteProps {
  readonly questionId: string;
  readonly edits: CardEdits;
}

/** At a question that was just added: whether a loop asks it again and again, with the other place in one click. */
export function LandingNote({ questionId, edits }: LandingNoteProps) {
  const isLanded = useTools(({ landedId }) => landedId === questionId);
  const document = useEditorState(state => state.document);
  const landing = isLanded ? landingOf(document, questionId) : undefined;
  if (!landing) return null;
  const { text, other } = landingWords(landing.loop, landing.isInside ? 'inside' : 'after', document, language);
  return (
    <p className={classes.landing} role="status">
      <span>{text}</span>
      <Button size="small" onClick={() => goTo(landing, edits)}>
        {other}
      </Button>
    </p>
  );
}

function goTo({ other }: Landing, edits: CardEdits): void {
  if ('newGroupAfterId' in other) edits.moveToNewGroup(other.newGroupAfterId);
  else edits.moveTo(other);
}
