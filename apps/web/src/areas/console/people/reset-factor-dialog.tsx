import { helpedPeopleCalls, type IdentityCheck, identityChecks, type LookedAtPerson } from '@wenshu/api-contract';
import { helpedPeopleTexts } from '@wenshu/texts/console/people';
import { Radio } from 'antd';
import { useState } from 'react';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { consoleClient } from '../kit/console-client.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';
import classes from './people.module.css';

interface ResetFactorDialogProps {
  readonly person: LookedAtPerson;
  refresh(): unknown;
  onClose(): void;
}

/** Not without saying how it was made sure who asks. */
export function ResetFactorDialog({ person, refresh, onClose }: ResetFactorDialogProps) {
  const { help: t } = useTexts(helpedPeopleTexts);
  const [check, setCheck] = useState<IdentityCheck>();
  const { userId, nickName: name } = person;
  return (
    <WhyDialog
      title={t.resetTitle({ name })}
      text={t.resetText}
      submit={t.reset}
      done={t.resetDone}
      isDanger
      isReady={check !== undefined}
      // Nothing is sent before one is chosen.
      act={async why => check && consoleClient.call(helpedPeopleCalls.resetFactor, { userId, check, why })}
      refresh={refresh}
      onClose={onClose}
    >
      <Field label={t.check} hint={check === undefined ? t.checkNeeded : undefined}>
        {control => (
          <Radio.Group
            id={control.id}
            className={classes.checks!}
            value={check ?? null}
            onChange={event => setCheck(event.target.value)}
            options={identityChecks.map(value => ({ value, label: t.checks[value] }))}
          />
        )}
      </Field>
    </WhyDialog>
  );
}
