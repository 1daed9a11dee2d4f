import { type Enterprise, enterpriseCalls } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { Switch } from 'antd';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox } from '../../../app/notices/notices.ts';
import { SECURITY_PATH } from '../../../app/react-to-failure.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useSecondFactor } from '../user/use-second-factor.ts';
import classes from './team.module.css';

interface AskFactorProps {
  readonly enterprise: Enterprise;
  onDone(): Promise<void>;
}

/** Whether members are asked for a second factor. Only who has one can ask for it: they are shown the way first. */
export function AskFactor({ enterprise, onDone }: AskFactorProps) {
  const { info: t, cancel } = useTexts(teamTexts);
  const { data: own } = useSecondFactor();
  const { enterpriseId, asksSecondFactor } = enterprise;
  const { isBusy, run } = useAction(
    async (isAsked: boolean) => {
      await client.call(enterpriseCalls.askSecondFactor, { enterpriseId, isAsked });
      return isAsked ? t.factorAsked : t.factorEnded;
    },
    { done: sentence => sentence, onDone },
  );
  const change = async (isAsked: boolean) => {
    const box = { title: t.factorTitle, text: t.factorText, confirm: t.factorConfirm, decline: cancel };
    if (isAsked && !(await askBox(box))) return;
    await run(isAsked);
  };
  return (
    <section className={classes.section}>
      <h2>{t.safety}</h2>
      <div className={classes.choice}>
        <div className={classes.about}>
          <h3>{t.factor}</h3>
          <p>{t.factorText}</p>
          {own?.isOn === false && (
            <p>
              {t.factorFirst} <AppLink to={SECURITY_PATH}>{t.factorOwn}</AppLink>
            </p>
          )}
        </div>
        <Switch
          aria-label={t.factor}
          checked={asksSecondFactor}
          loading={isBusy}
          disabled={!asksSecondFactor && !own?.isOn}
          onChange={isAsked => void change(isAsked)}
        />
      </div>
    </section>
  );
}
