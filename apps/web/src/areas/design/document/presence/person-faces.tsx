import { useMemo } from 'react';
import { useSession } from '../../../../app/session/session.ts';
import classes from './person-faces.module.css';
import { coloursOf, initialsOf } from './person-look.ts';

export interface PersonHere {
  readonly personId: string;
  readonly nickName: string;
  readonly picture: string | null;
  readonly isSelf: boolean;
}

interface PersonFacesProps {
  readonly others: readonly PersonHere[];
  readonly words: { label(of: { readonly count: number }): string; isHere(of: { readonly name: string }): string };
}

const SHOWN = 4;

/** Who else has a document open. */
export function PersonFaces({ others, words: t }: PersonFacesProps) {
  const colours = useColours(others);
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

/** A colour for each person who is here: the same for whoever looks. */
export function useColours(others: readonly Pick<PersonHere, 'personId'>[]): ReadonlyMap<string, string> {
  const ownId = useSession(state => state.user?.userId);
  return useMemo(
    () => coloursOf([...others.map(({ personId }) => personId), ...(ownId === undefined ? [] : [ownId])]),
    [others, ownId],
  );
}
