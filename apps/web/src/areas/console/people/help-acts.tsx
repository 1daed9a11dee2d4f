import { helpedPeopleCalls, type LookedAtPerson } from '@wenshu/api-contract';
import { helpedPeopleTexts } from '@wenshu/texts/console/people';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { consoleClient } from '../kit/console-client.ts';
import rows from '../kit/rows.module.css';
import { WhyDialog } from '../kit/why-dialog.tsx';
import { ResetFactorDialog } from './reset-factor-dialog.tsx';

interface HelpActsProps {
  readonly person: LookedAtPerson;
  refresh(): unknown;
}

/** What an operator may do for somebody who cannot get in; of an operator who holds more, nothing. */
export function HelpActs({ person, refresh }: HelpActsProps) {
  const { help: t } = useTexts(helpedPeopleTexts);
  const [open, setOpen] = useState<'lift' | 'force' | 'reset'>();
  if (!person.mayHelp) return <p className={rows.notice}>{t.notMay}</p>;
  const { userId, nickName: name, obstacles, hasFactor } = person;
  const isForced = obstacles.some(({ word }) => word === 'must-change-password');
  const isLocked = obstacles.some(({ word }) => word.endsWith('-tries'));
  const close = () => setOpen(undefined);
  return (
    <>
      <div className={rows.acts}>
        {isLocked && (
          <Button type="primary" onClick={() => setOpen('lift')}>
            {t.lift}
          </Button>
        )}
        {!isForced && <Button onClick={() => setOpen('force')}>{t.force}</Button>}
        {hasFactor && (
          <Button danger onClick={() => setOpen('reset')}>
            {t.reset}
          </Button>
        )}
      </div>
      {open === 'lift' && (
        <WhyDialog
          title={t.liftTitle({ name })}
          text={t.liftText}
          submit={t.lift}
          done={t.lifted}
          act={why => consoleClient.call(helpedPeopleCalls.liftLock, { userId, why })}
          refresh={refresh}
          onClose={close}
        />
      )}
      {open === 'force' && (
        <WhyDialog
          title={t.forceTitle({ name })}
          text={t.forceText}
          submit={t.force}
          done={t.forced}
          isDanger
          act={why => consoleClient.call(helpedPeopleCalls.forcePassword, { userId, why })}
          refresh={refresh}
          onClose={close}
        />
      )}
      {open === 'reset' && <ResetFactorDialog person={person} refresh={refresh} onClose={close} />}
    </>
  );
}
