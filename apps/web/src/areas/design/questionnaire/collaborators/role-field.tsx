import { type CollaboratorRole, collaboratorRoles } from '@wenshu/api-contract';
import { collaboratorTexts } from '@wenshu/texts/design/collaborators';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './collaborators.module.css';

interface RoleFieldProps {
  readonly label: string;
  readonly value: CollaboratorRole;
  readonly isDisabled?: boolean;
  readonly hasHint?: boolean;
  onChange(role: CollaboratorRole): void;
}

/** What a person may do here. The browser's own list: it works inside a modal dialog, and on every phone. */
export function RoleField({ label, value, isDisabled, hasHint, onChange }: RoleFieldProps) {
  const t = useTexts(collaboratorTexts);
  return (
    <span className={classes.role}>
      <select
        aria-label={label}
        className={classes.select}
        value={value}
        disabled={isDisabled}
        onChange={event => onChange(event.target.value as CollaboratorRole)}
      >
        {(Object.keys(collaboratorRoles) as CollaboratorRole[]).map(role => (
          <option key={role} value={role}>
            {t.roles[role]}
          </option>
        ))}
      </select>
      {hasHint && <span className={classes.roleHint}>{t.roleHints[value]}</span>}
    </span>
  );
}
