import { useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorCalls } from '@wenshu/api-contract';
import { userTexts } from '@wenshu/texts/people/user';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { FactorOff } from './factor-off.tsx';
import { FactorOn } from './factor-on.tsx';
import { SecurityRow } from './security-row.tsx';
import classes from './user.module.css';

const KEY = ['second-factor'];

/** Whether signing in also asks for a code. */
export function useSecondFactor() {
  return useQuery({
    queryKey: KEY,
    queryFn: () => client.call(secondFactorCalls.state, {}, { quiet: true }),
  });
}

export function SecondFactorRow() {
  const t = useTexts(userTexts);
  const words = t.security.factor;
  const { data } = useSecondFactor();
  const queries = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  // Held while the dialog is open: what it is about must not change under it when the state is fetched anew.
  const [turns, setTurns] = useState<'on' | 'off'>('on');
  const refresh = () => queries.invalidateQueries({ queryKey: KEY });
  const close = () => {
    setOpen(false);
    void refresh();
  };
  if (!data) return <SecurityRow title={words.title} text={t.loading} />;
  const name = data.isOn ? words.turnOff : words.turnOn;
  return (
    <SecurityRow
      title={words.title}
      text={data.isOn ? words.on({ left: data.recoveryCodesLeft }) : words.off}
      action={
        <Button
          onClick={() => {
            setTurns(data.isOn ? 'off' : 'on');
            setOpen(true);
          }}
        >
          {name}
        </Button>
      }
    >
      <Modal
        open={isOpen}
        title={turns === 'on' ? words.turnOn : words.turnOff}
        footer={null}
        destroyOnHidden
        width={480}
        mask={{ closable: false }}
        onCancel={close}
      >
        <div className={classes.dialog}>
          {turns === 'on' ? (
            <FactorOn onDone={close} />
          ) : (
            <FactorOff
              onDone={() => {
                notify.success(words.turnedOff);
                close();
              }}
            />
          )}
        </div>
      </Modal>
    </SecurityRow>
  );
}
