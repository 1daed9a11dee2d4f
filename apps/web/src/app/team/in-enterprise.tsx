import type { Enterprise } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { actionClass, EmptyState, PageTitle } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../language/language.ts';
import { Loaded } from '../loaded.tsx';
import { SECURITY_PATH } from '../react-to-failure.ts';
import { AppLink } from '../routes/app-link.tsx';
import classes from './team.module.css';
import { useEnterprise, useEnterprises } from './use-enterprise.ts';

interface InEnterpriseProps {
  readonly title: string;
  readonly lead?: string;
  actions?(enterprise: Enterprise): ReactNode;
  /** What is left where the enterprise asks for a second factor that the person lacks. */
  whenShut?(enterprise: Enterprise): ReactNode;
  children(enterprise: Enterprise): ReactNode;
}

/** A page about the enterprise in which one works; whoever has none is shown the way to one (S6.7). */
export function InEnterprise({ title, lead, actions, whenShut, children }: InEnterpriseProps) {
  const t = useTexts(teamTexts);
  const all = useEnterprises();
  const current = useEnterprise();
  const create = (
    <AppLink to="/team/create-enterPrise" className={actionClass()}>
      {t.create}
    </AppLink>
  );
  return (
    <div className={classes.page}>
      <PageTitle
        title={title}
        {...(lead && current && { lead })}
        actions={current && !current.isShut && actions?.(current)}
      />
      <Loaded
        of={all}
        words={t}
        empty={{
          isSo: list => list.length === 0,
          shows: <EmptyState title={t.none} text={t.noneText} actions={create} />,
        }}
      >
        {() =>
          current && (
            <div key={current.enterpriseId} className={classes.body}>
              {current.isShut ? <Shut name={current.name}>{whenShut?.(current)}</Shut> : children(current)}
            </div>
          )
        }
      </Loaded>
    </div>
  );
}

function Shut({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  const { shut: t } = useTexts(teamTexts);
  const way = (
    <AppLink to={SECURITY_PATH} className={actionClass()}>
      {t.turnOn}
    </AppLink>
  );
  return (
    <>
      <EmptyState title={t.title({ name })} text={t.text} actions={way} />
      {children}
    </>
  );
}
