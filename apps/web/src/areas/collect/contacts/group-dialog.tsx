import { friendGroup } from '@wenshu/api-contract';
import { limits } from '@wenshu/survey-core';
import { contactTexts } from '@wenshu/texts/collect/contacts';
import { Input } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { Field } from '../../../app/forms/field.tsx';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import classes from '../respondents/people.module.css';

interface GroupDialogProps {
  readonly title: string;
  /** What it is called until now. */
  readonly group?: string;
  readonly groups: readonly string[];
  onSave(group: string): Promise<void>;
  onClose(): void;
}

/** The name of a group: not empty, and of 20 characters at most (P5.22, P5.23). */
export function GroupDialog({ title, group = '', groups, onSave, onClose }: GroupDialogProps) {
  const t = useTexts(contactTexts);
  const [name, setName] = useState(group);
  const [isTried, setIsTried] = useState(false);
  const { isBusy, run } = useAction(onSave);
  const isRight = friendGroup.safeParse(name).success;
  const save = () => {
    setIsTried(true);
    if (isRight) void run(name.trim());
  };
  const others = groups.filter(one => one !== group && one !== name);
  return (
    <FormDialog title={title} submit={t.save} isBusy={isBusy} onSubmit={save} onClose={onClose}>
      <Field
        label={t.friends.groupName}
        hint={t.friends.groupHint}
        problem={isTried && !isRight ? t.friends.groupEmpty : undefined}
        more={
          others.length > 0 && (
            <span className={classes.known}>
              {others.map(one => (
                <button key={one} type="button" onClick={() => setName(one)}>
                  {one}
                </button>
              ))}
            </span>
          )
        }
      >
        {control => (
          <Input
            {...control}
            value={name}
            maxLength={limits.labelLength.max}
            onChange={event => setName(event.target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
