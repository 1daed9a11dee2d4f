import { useQuery } from '@tanstack/react-query';
import { type CallData, helperCalls } from '@wenshu/api-contract';
import { helperTexts } from '@wenshu/texts/people/helper';
import { Switch } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useRefreshHelper } from '../../../app/helper/use-helper-state.ts';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { askBox } from '../../../app/notices/notices.ts';
import classes from './team.module.css';

interface HelperSwitchProps {
  readonly enterpriseId: string;
  /** Others see how it stands. */
  readonly mayChange: boolean;
}

/** Whether work of the enterprise may be sent to the language model: what that means, who decided it, and when. */
export function HelperSwitch({ enterpriseId, mayChange }: HelperSwitchProps) {
  const { enterprise: t } = useTexts(helperTexts);
  const refreshState = useRefreshHelper();
  const state = useQuery({
    queryKey: ['enterprise-helper', enterpriseId],
    queryFn: () => client.call(helperCalls.ofEnterprise, { enterpriseId }, { quiet: true }),
  });
  const { isBusy, run } = useAction(
    async (isOn: boolean) => {
      await client.call(helperCalls.switch, { enterpriseId, isOn });
      return isOn ? t.on : t.off;
    },
    { done: sentence => sentence, refresh: () => Promise.all([state.refetch(), refreshState()]) },
  );
  const change = async (isOn: boolean) => {
    const box = { title: t.confirmTitle, text: t.text, confirm: t.confirm, decline: t.cancel };
    if (isOn && !(await askBox(box))) return;
    await run(isOn);
  };
  const found = state.data;
  if (!found) return null;
  return (
    <section className={classes.section}>
      <h2>{t.title}</h2>
      <div className={classes.choice}>
        <div className={classes.about}>
          <h3>{t.label}</h3>
          <p>{t.text}</p>
          <p>{found.model ? t.goes({ model: found.model.name, place: found.model.place }) : t.none}</p>
          <ChangedBy found={found} />
        </div>
        <Switch
          aria-label={t.label}
          checked={found.isOn}
          loading={isBusy}
          disabled={!mayChange}
          onChange={isOn => void change(isOn)}
        />
      </div>
    </section>
  );
}

function ChangedBy({ found }: { readonly found: CallData<typeof helperCalls.ofEnterprise> }) {
  const { enterprise: t } = useTexts(helperTexts);
  const { changedBy, changedTime, isOn } = found;
  if (changedBy === null || changedTime === null) return null;
  return <p>{t.by({ name: changedBy, day: momentText(changedTime), isOn })}</p>;
}
