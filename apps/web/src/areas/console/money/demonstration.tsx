import { useQuery, useQueryClient } from '@tanstack/react-query';
import { operatedMoneyCalls } from '@wenshu/api-contract';
import { operatedMoneyTexts } from '@wenshu/texts/console/money';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { consoleClient } from '../kit/console-client.ts';
import { useMayOperate } from '../kit/seat.ts';
import { WhyDialog } from '../kit/why-dialog.tsx';

/** While money of a demonstration keeps every balance at rest: how much, and the way out. */
export function Demonstration() {
  const { demonstration: t } = useTexts(operatedMoneyTexts);
  const client = useQueryClient();
  const may = useMayOperate();
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey: ['operator-money', 'demonstration'],
    queryFn: () => consoleClient.call(operatedMoneyCalls.demonstration),
  });
  if (!data?.isShut) return null;
  const { fen, holders } = data;
  return (
    <>
      <Alert
        type="warning"
        showIcon
        title={t.title}
        description={t.text({ fen, holders })}
        action={
          may('money.refund') && (
            <Button danger onClick={() => setAsking(true)}>
              {t.act}
            </Button>
          )
        }
      />
      {isAsking && (
        <WhyDialog
          title={t.act}
          text={t.ask}
          submit={t.act}
          isDanger
          hint={t.whyHint}
          act={async why => {
            const { takenFen } = await consoleClient.call(operatedMoneyCalls.voidDemonstration, { seenFen: fen, why });
            notify.success(t.done({ fen: takenFen }));
          }}
          refresh={() => client.invalidateQueries({ queryKey: ['operator-money'] })}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
