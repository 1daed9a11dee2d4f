import { editorTogetherTexts } from '@wenshu/texts/design/editor-together';
import { useTexts } from '../../../../app/language/language.ts';
import { initialsOf } from './person-look.ts';
import classes from './presence.module.css';
import { usePeopleAt } from './use-company.ts';

/** Marks a card with the colour and the name of who is at it. It lies over the card's edge, so nothing moves when they come and go. */
export function PresentAt({ questionId }: { readonly questionId: string }) {
  const t = useTexts(editorTogetherTexts).presence;
  const people = usePeopleAt(questionId);
  const first = people?.[0];
  if (!people || !first) return null;
  return (
    <div className={classes.at} style={{ borderColor: first.colour }} data-present>
      <span className={classes.names}>
        {people.map(({ personId, nickName: name, isTyping, colour }) => (
          <span key={personId} className={classes.name} style={{ backgroundColor: colour }}>
            {isTyping ? t.isTyping({ name }) : name}
          </span>
        ))}
      </span>
    </div>
  );
}

/** The same in the outline, as small as a letter. */
export function PresentDots({ questionId }: { readonly questionId: string }) {
  const t = useTexts(editorTogetherTexts).presence;
  const people = usePeopleAt(questionId);
  if (!people) return null;
  return (
    <span className={classes.dots}>
      {people.map(({ personId, nickName: name, colour }) => (
        <span
          key={personId}
          className={classes.dot}
          style={{ backgroundColor: colour }}
          role="img"
          aria-label={t.isHere({ name })}
          title={t.isHere({ name })}
        >
          {initialsOf(name).slice(0, 1)}
        </span>
      ))}
    </span>
  );
}
