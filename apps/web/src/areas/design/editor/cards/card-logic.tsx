import { CalculatorOutlined, CheckSquareOutlined } from '@ant-design/icons';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useMemo } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { type LogicNote, logicNotes } from '../logic/drafts/logic-notes.ts';
import { RuleSign } from '../logic/rule-sign.tsx';
import { openLogic } from '../state/tools-store.ts';
import classes from './card-logic.module.css';

/** Beyond two lines a card would be about its logic more than about its question. */
const SHOWN = 2;

/** What logic does to this question, each line leading to its rule. Most have none and draw nothing. */
export function CardLogic({ questionId }: { readonly questionId: string }) {
  const t = useTexts(canvasTexts).logic;
  // As text: a card is drawn again only when its own lines say something else.
  const said = useEditorState(state => {
    const notes = logicNotes(state.document, questionId, language);
    return notes.length === 0 ? '' : JSON.stringify(notes);
  });
  const notes = useMemo((): readonly LogicNote[] => (said === '' ? [] : JSON.parse(said)), [said]);
  if (notes.length === 0) return null;
  const more = notes.length - SHOWN;
  return (
    <ul className={classes.notes} aria-label={t.label}>
      {notes.slice(0, SHOWN).map(note => (
        <li key={`${note.tab} ${note.id}`} className={classes.note}>
          <button type="button" className={classes.open} title={note.text} onClick={() => openLogic(questionId, note)}>
            <Sign kind={note.kind} />
            <span className={classes.text}>{note.text}</span>
          </button>
        </li>
      ))}
      {more > 0 && (
        <li className={classes.more}>
          <button
            type="button"
            className={classes.open}
            aria-label={t.more({ count: more })}
            onClick={() => openLogic(questionId)}
          >
            +{more}
          </button>
        </li>
      )}
    </ul>
  );
}

function Sign({ kind }: Pick<LogicNote, 'kind'>) {
  if (kind === 'check') return <CheckSquareOutlined className={classes.sign} aria-hidden />;
  if (kind === 'calculation') return <CalculatorOutlined className={classes.sign} aria-hidden />;
  return <RuleSign kind={kind} />;
}
