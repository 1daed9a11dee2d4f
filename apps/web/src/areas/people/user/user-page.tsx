import { useSearch } from '@tanstack/react-router';
import type { OwnInfo } from '@wenshu/api-contract';
import { teamTexts } from '@wenshu/texts/people/enterprises';
import { userTexts } from '@wenshu/texts/people/user';
import {
  BuildingIcon,
  ClockIcon,
  EmptyState,
  GlobeIcon,
  LayersIcon,
  PageTitle,
  ReceiptIcon,
  ShieldIcon,
  StatusTag,
  UserIcon,
  WalletIcon,
} from '@wenshu/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useGo } from '../../../app/routes/use-go.ts';
import { chooseEnterprise, useEnterprises } from '../../../app/team/use-enterprise.ts';
import { OwnLog } from '../operations/own-log.tsx';
import { WalletView } from '../wallet/wallet-view.tsx';
import { KeysView } from './keys-view.tsx';
import { LanguageView } from './language-view.tsx';
import { OrdersView } from './orders-view.tsx';
import { ProfileView } from './profile-view.tsx';
import { SecurityView } from './security-view.tsx';
import { useOwnInfo, useRefreshOwnInfo } from './use-own-info.ts';
import classes from './user.module.css';

interface ViewProps {
  readonly info: OwnInfo;
  readonly onChanged: () => Promise<unknown>;
}

const views = {
  profile: { icon: UserIcon, View: ProfileView },
  security: { icon: ShieldIcon, View: SecurityView },
  language: { icon: GlobeIcon, View: LanguageView },
  keys: { icon: LayersIcon, View: KeysView },
  log: { icon: ClockIcon, View: OwnLog },
  wallet: { icon: WalletIcon, View: WalletView },
  orders: { icon: ReceiptIcon, View: OrdersView },
  enterprises: { icon: BuildingIcon, View: EnterprisesView },
} as const satisfies Record<string, { readonly icon: () => ReactNode; readonly View: (props: ViewProps) => ReactNode }>;
type ViewName = keyof typeof views;
const names = Object.keys(views) as ViewName[];

/** /user?view=…: a person's account, one matter at a time (P2.14, P2.88, P2.89, P2.93). */
export default function UserPage() {
  const t = useTexts(userTexts);
  const { view } = useSearch({ strict: false }) as { view?: string };
  const name = names.find(one => one === view) ?? 'profile';
  const { View } = views[name];
  const info = useOwnInfo();
  const refresh = useRefreshOwnInfo();
  return (
    <div className={classes.page}>
      <PageTitle title={t.title} />
      <div className={classes.columns}>
        <nav className={classes.nav} aria-label={t.views.label}>
          {names.map(one => {
            const { icon: Icon } = views[one];
            return (
              <AppLink key={one} to={`/user?view=${one}`} aria-current={one === name ? 'page' : undefined}>
                <Icon />
                {t.views[one]}
              </AppLink>
            );
          })}
        </nav>
        <section className={classes.content} aria-labelledby="user-view">
          <h2 id="user-view" className={classes.title}>
            {t.views[name]}
          </h2>
          <Loaded of={info} words={t}>
            {data => <View info={data} onChanged={refresh} />}
          </Loaded>
        </section>
      </div>
    </div>
  );
}

/** The enterprises that one has joined, and who sits in each (P2.82, P2.91, P2.93). */
function EnterprisesView() {
  const { enterprises: t, ...words } = useTexts(userTexts);
  const { orders, roles } = useTexts(teamTexts);
  const { go } = useGo();
  const open = (enterpriseId: string, page: 'info' | 'member') => {
    chooseEnterprise(enterpriseId);
    go(`/team/workSpace/workSpace-${page}`);
  };
  const nothing = <EmptyState title={t.empty} text={t.emptyText} />;
  return (
    <Loaded of={useEnterprises()} words={words} empty={{ isSo: list => list.length === 0, shows: nothing }}>
      {list => (
        <ul className={classes.enterprises}>
          {list.map(({ enterpriseId, name, status, isAdministrator }) => (
            <li key={enterpriseId} className={classes.enterprise}>
              <button type="button" className={classes.enterpriseName} onClick={() => open(enterpriseId, 'info')}>
                {name}
              </button>
              <span>{roles.names[isAdministrator ? 'enterprise.administrator' : 'enterprise.member']}</span>
              <Button size="small" onClick={() => open(enterpriseId, 'member')}>
                {t.members}
              </Button>
              <StatusTag tone={status === 'expired' ? 'bad' : 'good'}>{orders.status[status]}</StatusTag>
            </li>
          ))}
        </ul>
      )}
    </Loaded>
  );
}
