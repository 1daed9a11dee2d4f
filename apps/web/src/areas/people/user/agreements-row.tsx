import { useQuery } from '@tanstack/react-query';
import { type CallData, documentCalls } from '@wenshu/api-contract';
import { documentTexts } from '@wenshu/texts/people/documents';
import { Button } from 'antd';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { client } from '../../../app/client.ts';
import { FormDialog } from '../../../app/forms/form-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { REMOVAL_ID } from './removal-row.tsx';
import { SecurityRow } from './security-row.tsx';
import classes from './user.module.css';

type Agreement = CallData<typeof documentCalls.mine>[number];

/** What the person said yes to and when. To take it back is to leave: without it the account cannot be kept. */
export function AgreementsRow() {
  const { mine: t } = useTexts(documentTexts);
  const [isOpen, setOpen] = useState(false);
  const agreements = useQuery({
    queryKey: ['agreements'],
    queryFn: () => client.call(documentCalls.mine, {}, { quiet: true }),
  });
  const lines = useLines(agreements.data ?? []);
  const toLeaving = () => {
    // Closed first: while it is open the box keeps the focus to itself.
    flushSync(() => setOpen(false));
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
      {isOpen && (
        <FormDialog title={t.withdraw} submit={t.toLeave} isDanger onSubmit={toLeaving} onClose={() => setOpen(false)}>
          <p>{t.withdrawText}</p>
        </FormDialog>
      )}
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
