import { linkCalls } from '@wenshu/api-contract';
import { channelTexts } from '@wenshu/texts/collect/links';
import { Switch } from 'antd';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import classes from './channels.module.css';
import { type LinkLineProps, linkName } from './link-list.ts';
import { useRefreshLinks } from './use-links.ts';

/** Whether a link takes answers: switched by hand while the survey collects, otherwise locked, with the reason beside it (S4.7). */
export function LinkSwitch({ scrollId, link, isCollecting }: LinkLineProps & { readonly isCollecting: boolean }) {
  const { links: t } = useTexts(channelTexts);
  const refresh = useRefreshLinks(scrollId);
  /** What is on its way to the server. */
  const [wanted, setWanted] = useState<boolean>();
  const set = async (enabled: boolean) => {
    setWanted(enabled);
    try {
      await client.call(linkCalls.updateState, { scrollId, linkCode: link.linkCode, enabled });
      await refresh();
    } catch {
      // The client has told the person; the list says how it is.
      void refresh();
    } finally {
      setWanted(undefined);
    }
  };
  return (
    <span className={classes.switch} title={isCollecting ? undefined : t.locked}>
      <Switch
        size="small"
        aria-label={t.switch({ name: linkName(link) })}
        checked={wanted ?? link.enabled}
        disabled={!isCollecting}
        loading={wanted !== undefined}
        onChange={enabled => void set(enabled)}
      />
      {/* What holds, not what was pressed: whoever reads "open" may send the link on, and it must be. */}
      <span>{t.states[isCollecting ? (link.enabled ? 'open' : 'off') : 'resting']}</span>
    </span>
  );
}
