import { type HelperState, helperCalls } from '@wenshu/api-contract';
import { helperTexts } from '@wenshu/texts/people/helper';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { AgreeDialog } from '../../../app/helper/agree-dialog.tsx';
import { useHelperState, useRefreshHelper } from '../../../app/helper/use-helper-state.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { SecurityRow } from './security-row.tsx';

/** What the person agreed to have sent to a language model, and the way to take it back. */
export function HelperRow() {
  const { row: t } = useTexts(helperTexts);
  const { data: state } = useHelperState();
  const refresh = useRefreshHelper();
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run: withdraw } = useAction(() => client.call(helperCalls.withdraw), { done: t.withdrawn, refresh });
  if (!state) return null;
  const named = state.model ? Object.assign({}, state, { model: state.model }) : undefined;
  const action =
    named &&
    (state.agreedTime === null ? (
      <Button onClick={() => setOpen(true)}>{t.agree}</Button>
    ) : (
      <Button loading={isBusy} onClick={() => void withdraw()}>
        {t.withdraw}
      </Button>
    ));
  return (
    <SecurityRow title={t.title} text={rowText(state, t)} action={action}>
      {isOpen && named && <AgreeDialog state={named} onClose={() => setOpen(false)} />}
    </SecurityRow>
  );
}

function rowText({ model, agreedTime }: HelperState, t: (typeof helperTexts)['zh']['row']): string {
  if (!model) return t.none;
  const where = { model: model.name, place: model.place };
  return agreedTime === null ? t.notAgreed(where) : t.agreed(Object.assign({ day: momentText(agreedTime) }, where));
}
