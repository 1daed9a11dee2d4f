import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type OperatorInfo, operatorCalls } from '@wenshu/api-contract';
import { consoleTexts } from '@wenshu/texts/console/frame';
import { operatorsTexts } from '@wenshu/texts/console/operators';
import { ActionButton, StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { consoleClient } from '../kit/console-client.ts';
import { Room } from '../kit/room.tsx';
import { useMayOperate } from '../kit/seat.ts';
import { WholeTable } from '../kit/whole-table.tsx';
import { WhyDialog } from '../kit/why-dialog.tsx';
import { OperatorDialog } from './operator-dialog.tsx';

type Open = { readonly kind: 'add' } | { readonly kind: 'change' | 'remove'; readonly operator: OperatorInfo };

/** /operator/operators: who may enter, and as what. */
export default function OperatorsRoom() {
  const t = useTexts(operatorsTexts);
  const frame = useTexts(consoleTexts);
  const may = useMayOperate();
  const client = useQueryClient();
  const [open, setOpen] = useState<Open>();
  const operators = useQuery({
    queryKey: ['operators'],
    queryFn: () => consoleClient.call(operatorCalls.list, {}, { quiet: true }),
  });
  const refresh = () => client.invalidateQueries({ queryKey: ['operators'] });
  const close = () => setOpen(undefined);
  return (
    <Room
      name="operators"
      lead={t.lead}
      actions={may('operators.change') && <ActionButton onClick={() => setOpen({ kind: 'add' })}>{t.add}</ActionButton>}
    >
      <WholeTable
        of={operators}
        words={t}
        keyOf={({ userId }) => userId}
        columns={[
          { key: 'name', title: t.columns.name, as: 'name', cell: ({ name }) => name },
          { key: 'account', title: t.columns.account, cell: ({ account }) => account },
          {
            key: 'roles',
            title: t.columns.roles,
            as: 'words',
            cell: ({ roles }) => roles.map(role => frame.roles[role]).join(' · '),
          },
          {
            key: 'factor',
            title: t.columns.factor,
            cell: ({ hasFactor }) => (
              <StatusTag tone={hasFactor ? 'good' : 'waiting'}>{hasFactor ? t.factorOn : t.factorOff}</StatusTag>
            ),
          },
          {
            key: 'added',
            title: t.columns.added,
            as: 'words',
            cell: ({ addedBy, addedTime }) => `${momentText(addedTime)} · ${addedBy ?? t.byStart}`,
          },
          {
            key: 'seen',
            title: t.columns.seen,
            as: 'number',
            cell: ({ seenTime }) => (seenTime === null ? t.never : momentText(seenTime)),
          },
          ...(may('operators.change')
            ? [
                {
                  key: 'act',
                  title: t.columns.act,
                  as: 'bare' as const,
                  cell: (operator: OperatorInfo) => (
                    <>
                      <Button
                        type="link"
                        aria-label={t.changeOf({ name: operator.name })}
                        onClick={() => setOpen({ kind: 'change', operator })}
                      >
                        {t.change}
                      </Button>
                      <Button
                        type="link"
                        danger
                        aria-label={t.removeOf({ name: operator.name })}
                        onClick={() => setOpen({ kind: 'remove', operator })}
                      >
                        {t.remove}
                      </Button>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {open?.kind === 'remove' && (
        <WhyDialog
          title={t.removeOf({ name: open.operator.name })}
          text={t.removeText}
          submit={t.remove}
          done={t.removed}
          isDanger
          act={why => consoleClient.call(operatorCalls.remove, { userId: open.operator.userId, why })}
          refresh={refresh}
          onClose={close}
        />
      )}
      {open && open.kind !== 'remove' && (
        <OperatorDialog
          {...(open.kind === 'change' && { operator: open.operator })}
          refresh={refresh}
          onClose={close}
        />
      )}
    </Room>
  );
}
