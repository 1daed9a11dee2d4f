import { type Enterprise, enterpriseCalls } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { routeTexts } from '@wenshu/texts/routes';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox, notify } from '../../../app/notices/notices.ts';
import { InEnterprise } from '../../../app/team/in-enterprise.tsx';
import { mayIn, useRefreshEnterprises } from '../../../app/team/use-enterprise.ts';
import { AskFactor } from './ask-factor.tsx';
import { EnterpriseForm } from './enterprise-form.tsx';
import { HelperSwitch } from './helper-switch.tsx';
import classes from './team.module.css';
import { type NamedTask, TypeNameDialog } from './type-name-dialog.tsx';

/** /team/workSpace/workSpace-info: what an enterprise is, and how one parts from it (P2.32, P2.83). */
export default function InfoPage() {
  const t = useTexts(teamTexts);
  const title = useTexts(routeTexts)['/team/workSpace/workSpace-info'].title;
  const refresh = useRefreshEnterprises();
  return (
    <InEnterprise
      title={title}
      lead={t.info.lead}
      whenShut={enterprise => <Parting enterprise={enterprise} onDone={refresh} />}
    >
      {enterprise => (
        <>
          <EnterpriseForm
            start={enterprise}
            submit={t.save}
            isReadOnly={!mayIn(enterprise, 'enterprise.edit')}
            onSave={async ({ name, industry, contactPerson, telephone, email, address }) => {
              const information = { name, industry, contactPerson, telephone, email, address };
              await client.call(enterpriseCalls.edit, { enterpriseId: enterprise.enterpriseId, ...information });
              await refresh();
              notify.success(t.saved);
            }}
          />
          {mayIn(enterprise, 'enterprise.edit') && <AskFactor enterprise={enterprise} onDone={refresh} />}
          <HelperSwitch enterpriseId={enterprise.enterpriseId} mayChange={mayIn(enterprise, 'enterprise.edit')} />
          <Parting enterprise={enterprise} onDone={refresh} />
        </>
      )}
    </InEnterprise>
  );
}

interface PartingProps {
  readonly enterprise: Enterprise;
  onDone(): Promise<void>;
}

function Parting({ enterprise, onDone }: PartingProps) {
  const t = useTexts(teamTexts);
  const [task, setTask] = useState<NamedTask>();
  const { enterpriseId } = enterprise;
  const { run: leave } = useAction(() => client.call(enterpriseCalls.exit, { enterpriseId }), {
    done: t.info.exited,
    onDone,
  });
  const exit = async () => {
    const isSure = await askBox({ title: t.info.exit, text: t.info.exitText, confirm: t.info.exit, decline: t.cancel });
    if (isSure) await leave();
  };
  return (
    <section className={classes.section}>
      <h2>{t.info.danger}</h2>
      {mayIn(enterprise, 'enterprise.own') &&
        (['handOver', 'remove'] as const).map(one => (
          <div key={one} className={classes.choice}>
            <div>
              <h3>{t.info[one]}</h3>
              <p>{t.info[`${one}Text`]}</p>
            </div>
            <Button danger onClick={() => setTask(one)}>
              {t.info[one]}
            </Button>
          </div>
        ))}
      {!enterprise.isAdministrator && (
        <div className={classes.choice}>
          <div>
            <h3>{t.info.exit}</h3>
            <p>{t.info.exitText}</p>
          </div>
          <Button danger onClick={() => void exit()}>
            {t.info.exit}
          </Button>
        </div>
      )}
      {task && (
        <TypeNameDialog
          task={task}
          enterprise={enterprise}
          onDone={async () => {
            setTask(undefined);
            notify.success(task === 'remove' ? t.info.removed : t.info.handedOver);
            await onDone();
          }}
          onClose={() => setTask(undefined)}
        />
      )}
    </section>
  );
}
