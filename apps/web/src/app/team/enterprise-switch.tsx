import { teamTexts } from '@wenshu/texts/people/enterprises';
import { StatusTag } from '@wenshu/ui';
import { Select } from 'antd';
import { useTexts } from '../language/language.ts';
import classes from './team.module.css';
import { chooseEnterprise, useEnterprise, useEnterprises } from './use-enterprise.ts';

/** In which enterprise one works; whoever is in one alone reads its name. */
export function EnterpriseSwitch() {
  const t = useTexts(teamTexts);
  const all = useEnterprises().data ?? [];
  const current = useEnterprise();
  if (!current) return null;
  const expired = current.status === 'expired' && <StatusTag tone="bad">{t.orders.status.expired}</StatusTag>;
  return (
    <div className={classes.switch}>
      {all.length > 1 ? (
        <Select
          className={classes.select ?? ''}
          aria-label={t.switch}
          value={current.enterpriseId}
          options={all.map(({ enterpriseId, name }) => ({ value: enterpriseId, label: name }))}
          onChange={chooseEnterprise}
        />
      ) : (
        <span className={classes.name}>{current.name}</span>
      )}
      {expired}
      {current.isShut && <StatusTag tone="waiting">{t.shut.tag}</StatusTag>}
    </div>
  );
}
