import type { PresentPerson } from '@wenshu/api-contract';
import { editorToolsTexts } from '@wenshu/texts/editor-tools';
import { Avatar, Tooltip } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { useEditorState } from '../state/use-editor.ts';
import classes from './presence.module.css';
import { usePresence } from './use-presence.ts';

const SHOWN = 4;
const COLOURS = ['#12605b', '#97500f', '#3d5a99', '#6b3f8f', '#2b7346'];

/** Who else has the questionnaire open, and where they are. */
export function PeopleHere() {
  const t = useTexts(editorToolsTexts).presence;
  // One person with three pages is one person.
  const others = [...new Map(usePresence().map(person => [person.personId, person])).values()];
  if (others.length === 0) return null;
  return (
    <ul className={classes.people} aria-label={t.label({ count: others.length })}>
      {others.slice(0, SHOWN).map(person => (
        <PersonHere key={person.pageId} person={person} />
      ))}
      {others.length > SHOWN && (
        <li>
          <Avatar size={28}>{t.more({ count: others.length - SHOWN })}</Avatar>
        </li>
      )}
    </ul>
  );
}

function PersonHere({ person }: { person: PresentPerson }) {
  const t = useTexts(editorToolsTexts).presence;
  const place = useEditorState(state => state.document.questions[person.questionId ?? '']?.seqName);
  const name = person.isSelf ? t.self({ name: person.nickName }) : person.nickName;
  const words = place === undefined ? name : t.at({ name, place });
  return (
    <li>
      <Tooltip title={words} mouseEnterDelay={1}>
        <Avatar
          size={28}
          src={person.picture ?? undefined}
          alt={words}
          style={{ backgroundColor: COLOURS[colourOf(person.personId)] }}
        >
          <span aria-hidden="true">{[...person.nickName][0] ?? '·'}</span>
          <span className={classes.hidden}>{words}</span>
        </Avatar>
      </Tooltip>
    </li>
  );
}

/** The same person has the same colour on every screen. */
function colourOf(id: string): number {
  return [...id].reduce((sum, character) => sum + character.charCodeAt(0), 0) % COLOURS.length;
}
