import { type TalkRole, talkRoles } from '@wenshu/api-contract';
import { transcriptTexts } from '@wenshu/texts/talks/transcripts';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './people.module.css';

interface RoleChoiceProps {
  readonly label: string;
  readonly value: TalkRole;
  onChange(role: TalkRole): void;
}

/** What somebody is in the talk. */
export function RoleChoice({ label, value, onChange }: RoleChoiceProps) {
  const { roles } = useTexts(transcriptTexts);
  return (
    <select
      className={classes.cell}
      aria-label={label}
      value={value}
      // The options are the roles.
      onChange={event => onChange(event.target.value as TalkRole)}
    >
      {talkRoles.map(role => (
        <option key={role} value={role}>
          {roles[role]}
        </option>
      ))}
    </select>
  );
}
