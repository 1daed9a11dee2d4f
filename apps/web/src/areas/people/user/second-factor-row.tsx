import { userTexts } from '@wenshu/texts/people/user';
import { Button } from 'antd';
import { useState } from 'react';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { FactorOff } from './factor-off.tsx';
import { FactorOn } from './factor-on.tsx';
import { SecurityRow } from './security-row.tsx';
import { useRefreshSecondFactor, useSecondFactor } from './use-second-factor.ts';
import classes from './user.module.css';

export function SecondFactorRow() {
  const t = useTexts(userTexts);
  const words = t.security.factor;
  const { data } = useSecondFactor();
  const refresh = useRefreshSecondFactor();
  const [isOpen, setOpen] = useState(false);
  // Held while the dialog is open: what it is about must not change under it when the state is fetched anew.
  const [turns, setTurns] = useState<'on' | 'off'>('on');
  const close = () => {
    setOpen(false);
    void refresh();
  };
  if (!data) return <SecurityRow title={words.title} text={t.loading} />;
  const name = data.isOn ? words.turnOff : words.turnOn;
  const isAsked = data.askedBy.length > 0;
  const state = data.isOn ? words.on({ left: data.recoveryCodesLeft }) : words.off;
  return (
    <SecurityRow
      title={words.title}
      text={isAsked ? words.asked({ state, names: data.askedBy }) : state}
      action={
        <Button
          disabled={data.isOn && isAsked}
          onClick={() => {
            setTurns(data.isOn ? 'off' : 'on');
            setOpen(true);
          }}
        >
          {name}
        </Button>
      }
    >
      {isOpen && (
        <ViewDialog
          title={turns === 'on' ? words.turnOn : words.turnOff}
          width={480}
          isMaskClosing={false}
          onClose={close}
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
        </ViewDialog>
      )}
    </SecurityRow>
  );
}
