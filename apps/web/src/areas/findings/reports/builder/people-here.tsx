import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { initialsOf } from '../../../design/document/presence/person-look.ts';
import classes from './builder.module.css';
import { useWorkState } from './builder-context.ts';
import { useColours } from './use-colours.ts';

const SHOWN = 4;

/** Who else has the report open. */
export function PeopleHere() {
  const t = useTexts(reportScreenTexts).presence;
  const others = useWorkState(state => state.others);
  const colours = useColours();
  const people = [...new Map(others.filter(({ isSelf }) => !isSelf).map(one => [one.personId, one])).values()];
  if (people.length === 0) return null;
  const rest = people.slice(SHOWN);
  return (
    <ul className={classes.people} aria-label={t.label({ count: people.length })}>
      {people.slice(0, SHOWN).map(({ personId, nickName, picture }) => (
        <li key={personId} title={t.isHere({ name: nickName })} style={{ backgroundColor: colours.get(personId) }}>
          {picture ? <img src={picture} alt={nickName} /> : <abbr title={nickName}>{initialsOf(nickName)}</abbr>}
        </li>
      ))}
      {rest.length > 0 && <li title={rest.map(({ nickName }) => nickName).join(' · ')}>+{rest.length}</li>}
    </ul>
  );
}
