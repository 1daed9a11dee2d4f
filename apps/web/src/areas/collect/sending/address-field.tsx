import { useQuery } from '@tanstack/react-query';
import { linkCalls, personalCheckCalls } from '@wenshu/api-contract';
import { sendingTexts } from '@wenshu/texts/collect/sending';
import { Select } from 'antd';
import { useId } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import type { SharedAddress } from './send-draft.ts';
import classes from './sending.module.css';

interface AddressFieldProps {
  readonly scrollId: string;
  readonly leadsTo: SharedAddress | undefined;
  onChange(leadsTo: SharedAddress | undefined): void;
}

const OWN = 'own';
const MOST_LINKS = 100;

/** Which link people get: each their own, or one for everybody. Without another there is nothing to choose. */
export function AddressField({ scrollId, leadsTo, onChange }: AddressFieldProps) {
  const { form: t } = useTexts(sendingTexts);
  const id = useId();
  const { data: shared = [] } = useQuery({
    queryKey: ['shared-addresses', scrollId],
    queryFn: () => listShared(scrollId),
  });
  if (shared.length === 0) return null;
  const keyOf = (address: SharedAddress | undefined) => (address ? JSON.stringify(address) : OWN);
  const nameOf = (address: SharedAddress & { readonly name: string }) =>
    'channelCode' in address ? t.leads.channel({ name: address.name }) : t.leads.check;
  const options = shared.map(({ name, ...address }) => ({
    value: keyOf(address),
    label: nameOf({ name, ...address }),
    address,
  }));
  return (
    <div className={classes.field}>
      <label htmlFor={id}>{t.leadsTo}</label>
      <Select
        id={id}
        value={keyOf(leadsTo)}
        options={[{ value: OWN, label: t.leads.own, address: undefined }, ...options]}
        onChange={(_, option) => !Array.isArray(option) && onChange(option?.address)}
      />
      {leadsTo && <p className={classes.soft}>{'channelCode' in leadsTo ? t.leads.anonymous : t.leads.asked}</p>}
    </div>
  );
}

/** Those that are open now. Whoever may send need not be allowed to look at all of them: then there are fewer to choose from. */
async function listShared(scrollId: string): Promise<(SharedAddress & { readonly name: string })[]> {
  const quiet = { quiet: true } as const;
  const [links, check] = await Promise.allSettled([
    client.call(linkCalls.findPage, { scrollId, page: 1, size: MOST_LINKS }, quiet),
    client.call(personalCheckCalls.getPersonalCheckInfo, { scrollId }, quiet),
  ]);
  const channels = new Map<string, { channelCode: string; name: string }>();
  for (const { channelCode, channel, name, enabled } of links.status === 'fulfilled' ? links.value.items : [])
    if (enabled && channelCode !== null) channels.set(channelCode, { channelCode, name: name || channel });
  const isAsking = check.status === 'fulfilled' && check.value.isEnabled && check.value.personalCheckId !== null;
  return [...channels.values(), ...(isAsking ? [{ personalCheckId: check.value.personalCheckId!, name: '' }] : [])];
}
