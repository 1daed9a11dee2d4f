import { useQuery } from '@tanstack/react-query';
import { type CallData, documentCalls } from '@wenshu/api-contract';
import { documentTexts } from '@wenshu/texts/people/documents';
import { userTexts } from '@wenshu/texts/people/user';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { REMOVAL_ID } from './removal-row.tsx';
import { SecurityRow } from './security-row.tsx';
import classes from './user.module.css';

type Agreement = CallData<typeof documentCalls.mine>[number];

/** What the person said yes to and when. To take it back is to leave: without it the account cannot be kept. */
export function AgreementsRow() {
  const { mine: t } = useTexts(documentTexts);
  const { cancel } = useTexts(userTexts);
  const [isOpen, setOpen] = useState(false);
  const agreements = useQuery({
    queryKey: ['agreements'],
    queryFn: () => client.call(documentCalls.mine, {}, { quiet: true }),
  });
  const lines = useLines(agreements.data ?? []);
  const toLeaving = () => {
    setOpen(false);
    document.getElementById(REMOVAL_ID)?.focus();
  };
  return (
    <SecurityRow
      title={t.title}
      text={agreements.data?.length === 0 ? t.none : ''}
      action={<Button onClick={() => setOpen(true)}>{t.withdraw}</Button>}
    >
      {lines.length > 0 && (
        <ul className={classes.fates}>
          {lines.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      <Modal
        open={isOpen}
        title={t.withdraw}
        okText={t.toLeave}
        cancelText={cancel}
        okButtonProps={{ danger: true }}
        onOk={toLeaving}
        onCancel={() => setOpen(false)}
        // The focus goes to the button of leaving, not back to this one.
        focusable={{ focusTriggerAfterClose: false }}
      >
        <p>{t.withdrawText}</p>
      </Modal>
    </SecurityRow>
  );
}

function useLines(agreements: readonly Agreement[]): string[] {
  const { mine: t, names } = useTexts(documentTexts);
  return agreements.map(({ kind, version, agreeTime, withdrawTime }) => {
    const words = version === 0 ? t.builtIn : t.version({ version });
    const line = t.line({ name: names[kind], version: words, day: momentText(agreeTime) });
    return withdrawTime === null ? line : `${line} · ${t.withdrawn}`;
  });
}
