import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { editorToolsTexts } from '@wenshu/texts/design/editor-tools';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import { Tip } from '../parts/tip.tsx';
import { goToQuestion } from '../state/go-to-question.ts';
import { useEditor, useEditorState } from '../state/use-editor.ts';
import type { ColouredPerson } from './company-of.ts';
import { initialsOf } from './person-look.ts';
import classes from './presence.module.css';
import { usePeopleHere } from './use-company.ts';

const SHOWN = 4;

/** Who else has the questionnaire open, and where they are; a click goes there. */
export function PeopleHere() {
  const t = useTexts(editorToolsTexts).presence;
  const words = useTexts(editorTogetherTexts).presence;
  const people = usePeopleHere();
  const news = useComings(people);
  const rest = people.slice(SHOWN);
  return (
    <>
      <span className={classes.hidden} role="status">
        {news}
      </span>
      {people.length > 0 && (
        <ul className={classes.people} aria-label={t.label({ count: people.length })}>
          {people.slice(0, SHOWN).map(person => (
            <PersonHere key={person.personId} person={person} />
          ))}
          {rest.length > 0 && (
            <li>
              <Tip text={words.more({ names: rest.map(person => person.nickName).join(words.join) })}>
                <span className={classes.face} data-more>
                  {t.more({ count: rest.length })}
                </span>
              </Tip>
            </li>
          )}
        </ul>
      )}
    </>
  );
}

function PersonHere({ person }: { readonly person: ColouredPerson }) {
  const t = useTexts(editorTogetherTexts).presence;
  const editor = useEditor();
  const { nickName: name, questionId, picture } = person;
  const place = useEditorState(state => state.document.questions[questionId ?? '']?.seqName);
  const text = place === undefined ? t.isHere({ name }) : t.goTo({ name, place });
  return (
    <li>
      <Tip text={text}>
        <button
          type="button"
          className={classes.face}
          data-typing={person.isTyping || undefined}
          style={{ backgroundColor: person.colour }}
          aria-label={text}
          // Where nobody is there is nowhere to go; the name can still be read.
          aria-disabled={place === undefined}
          onClick={() => questionId !== null && place !== undefined && goToQuestion(editor, questionId)}
        >
          {picture ? <img src={picture} alt="" /> : initialsOf(name)}
        </button>
      </Tip>
    </li>
  );
}

/** Who came or went last, for those who do not see the faces. Whoever was here before us is in the list. */
function useComings(people: readonly ColouredPerson[]): string {
  const t = useTexts(editorTogetherTexts).presence;
  const known = useRef<ReadonlyMap<string, string>>(undefined);
  const [news, setNews] = useState('');
  useEffect(() => {
    const now = new Map(people.map(person => [person.personId, person.nickName]));
    const before = known.current;
    known.current = now;
    if (!before) return;
    const came = [...now].filter(([id]) => !before.has(id)).map(([, name]) => t.arrived({ name }));
    const went = [...before].filter(([id]) => !now.has(id)).map(([, name]) => t.left({ name }));
    if (came.length + went.length > 0) setNews([...came, ...went].join(t.join));
  }, [people, t]);
  return news;
}
