import {
  type DataRange,
  groupOfRight,
  isAwaited,
  type Right,
  type RightGroup,
  rightsOfRoleOn,
  roleCalls,
  type TeamRole,
  withNeededRights,
} from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { rightTexts } from '@wenshu/texts/people/rights';
import { TextField } from '@wenshu/ui';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { draftOf, rangeOf } from './data-range.ts';
import classes from './team.module.css';
import { useRefreshRoles } from './use-roles.ts';

export type RoleKind = 'project' | 'questionnaire';

interface RoleDialogProps {
  readonly enterpriseId: string;
  readonly kind: RoleKind;
  /** The one that is changed; without it a new one is made. */
  readonly role?: TeamRole | undefined;
  onClose(): void;
}

const NAME_LONGEST = 32;
const kinds = ['all', 'channel', 'label', 'region'] as const satisfies readonly DataRange['kind'][];

/** A role: what it is called, what it allows, and of which records (P6.25 to P6.27). */
export function RoleDialog({ enterpriseId, kind, role, onClose }: RoleDialogProps) {
  const { roles: t, save, saved } = useTexts(teamTexts);
  const [name, setName] = useState(role?.name ?? '');
  const [chosen, setChosen] = useState<readonly Right[]>(
    role?.rights ?? withNeededRights(kind, ['questionnaire.view']),
  );
  const [range, setRange] = useState(draftOf(role?.range ?? { kind: 'all' }));
  const [isTried, setIsTried] = useState(false);
  const refresh = useRefreshRoles(enterpriseId);
  const kept = rangeOf(range);
  const isNameWrong = name.trim() === '';
  const { isBusy, run } = useAction(
    (records: DataRange) => {
      const input = { enterpriseId, kind, name: name.trim(), rights: [...chosen], range: records };
      return client.call(roleCalls.save, { ...input, ...(role && { roleId: role.roleId }) });
    },
    { done: saved, refresh, onDone: onClose },
  );
  const perform = () => {
    setIsTried(true);
    if (!isNameWrong && kept) void run(kept);
  };
  return (
    <FormDialog
      width={640}
      title={role ? t.edit : t.add}
      submit={save}
      isBusy={isBusy}
      onSubmit={perform}
      onClose={onClose}
    >
      <TextField
        label={t.name}
        value={name}
        maxLength={NAME_LONGEST}
        problem={isTried && isNameWrong ? t.nameProblem : undefined}
        onChange={event => setName(event.target.value)}
      />
      <p className={classes.label}>{t.functions}</p>
      <RightChecks kind={kind} chosen={chosen} onChange={setChosen} />
      <Field label={t.range} hint={range.kind === 'all' ? undefined : t.rangeText}>
        {control => (
          <Select
            {...control}
            value={range.kind}
            options={kinds.map(value => ({ value, label: t.ranges[value] }))}
            onChange={value => setRange({ kind: value, words: '' })}
          />
        )}
      </Field>
      {range.kind !== 'all' && (
        <TextField
          label={t.rangeValues[range.kind]}
          value={range.words}
          problem={isTried && !kept ? t.rangeProblem : undefined}
          onChange={event => setRange({ ...range, words: event.target.value })}
        />
      )}
    </FormDialog>
  );
}

interface RightChecksProps {
  readonly kind: RoleKind;
  readonly chosen: readonly Right[];
  onChange(chosen: readonly Right[]): void;
}

/** What others mean nothing without is ticked along: nobody edits what they do not see. */
function RightChecks({ kind, chosen, onChange }: RightChecksProps) {
  const { names, groups } = useTexts(rightTexts);
  const offered = rightsOfRoleOn[kind].filter(right => !isAwaited(right));
  const shown = [...new Set(offered.map(groupOfRight))];
  const toggle = (right: Right, isChosen: boolean) =>
    onChange(withNeededRights(kind, isChosen ? [...chosen, right] : chosen.filter(other => other !== right)));
  return (
    <div className={classes.groups}>
      {shown.map((group: RightGroup) => (
        <fieldset key={group}>
          <legend>{groups[group]}</legend>
          <div className={classes.checks}>
            {offered
              .filter(right => groupOfRight(right) === group)
              .map(right => (
                <Checkbox
                  key={right}
                  checked={chosen.includes(right)}
                  onChange={({ target }) => toggle(right, target.checked)}
                >
                  {names[right]}
                </Checkbox>
              ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
