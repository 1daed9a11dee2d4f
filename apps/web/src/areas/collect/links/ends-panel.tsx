import { useQuery, useQueryClient } from '@tanstack/react-query';
import { channelCalls, linkCalls } from '@wenshu/api-contract';
import { type EndOutcome, endOutcomes, isLink } from '@wenshu/survey-core';
import { channelTexts } from '@wenshu/texts/collect/links';
import { endOutcomeTexts } from '@wenshu/texts/design/end-outcomes';
import { Button, Input, Radio } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { notify } from '../../../app/notices/notices.ts';
import classes from './channels.module.css';
import type { LinkPanelProps } from './link-panel-props.ts';

type Addresses = Readonly<Partial<Record<EndOutcome, string>>>;

/** Where respondents are sent when it is over, by outcome: for this link, or for its whole channel. */
export function EndsPanel({ scrollId, link, onChanged }: LinkPanelProps) {
  const { ends: t } = useTexts(channelTexts);
  const [scope, setScope] = useState<'link' | 'channel'>('link');
  const { channelCode } = link;
  const saveOwn = async (endPageLinks: Addresses) => {
    await client.call(linkCalls.editEndPageLink, { scrollId, linkCode: link.linkCode, endPageLinks });
    await onChanged();
  };
  return (
    <>
      <p className={classes.lead}>{t.lead}</p>
      {channelCode !== null && (
        <Radio.Group
          aria-label={t.scope}
          optionType="button"
          value={scope}
          onChange={event => setScope(event.target.value)}
          options={(['link', 'channel'] as const).map(value => ({ value, label: t.scopes[value] }))}
        />
      )}
      {scope === 'channel' && channelCode !== null ? (
        <ChannelEnds channelCode={channelCode} channel={link.channel} />
      ) : (
        <EndsForm stored={link.endPageLinks} onSave={saveOwn} />
      )}
    </>
  );
}

function ChannelEnds({ channelCode, channel }: { readonly channelCode: string; readonly channel: string }) {
  const t = useTexts(channelTexts);
  const queries = useQueryClient();
  const queryKey = ['channel', channelCode];
  const stored = useQuery({
    queryKey,
    queryFn: () => client.call(channelCalls.get, { channelCode }, { quiet: true }),
  });
  const save = async (endPageLinks: Addresses) => {
    await client.call(channelCalls.editEndPageLink, { channelCode, endPageLinks });
    await queries.invalidateQueries({ queryKey });
  };
  return (
    <>
      <p className={classes.hint}>{t.ends.channelNote({ channel })}</p>
      <Loaded of={stored} words={t}>
        {({ endPageLinks }) => <EndsForm stored={endPageLinks} onSave={save} />}
      </Loaded>
    </>
  );
}

function EndsForm({ stored, onSave }: { readonly stored: Addresses; onSave(addresses: Addresses): Promise<void> }) {
  const { ends: t } = useTexts(channelTexts);
  const outcomes = useTexts(endOutcomeTexts);
  const id = useId();
  const [written, setWritten] = useState<Addresses>(stored);
  const [wrong, setWrong] = useState<readonly EndOutcome[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const filled = endOutcomes.map(outcome => [outcome, written[outcome]?.trim() ?? ''] as const);
    const addresses = filled.filter(([, address]) => address !== '');
    // As the server does: anything else would run in the respondent's page.
    const bad = addresses.filter(([, address]) => !isLink(address)).map(([outcome]) => outcome);
    setWrong(bad);
    if (bad.length > 0) return;
    setIsBusy(true);
    try {
      await onSave(Object.fromEntries(addresses));
      notify.success(t.saved);
    } catch {
      // The client has told the person; what was typed stays.
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={event => void save(event)}>
      {endOutcomes.map(outcome => {
        const isWrong = wrong.includes(outcome);
        return (
          <div key={outcome}>
            <label htmlFor={`${id}-${outcome}`}>{outcomes[outcome]}</label>
            <Input
              id={`${id}-${outcome}`}
              value={written[outcome] ?? ''}
              maxLength={2000}
              placeholder="https://"
              inputMode="url"
              status={isWrong ? 'error' : ''}
              aria-invalid={isWrong}
              aria-describedby={isWrong ? `${id}-${outcome}-problem` : undefined}
              onChange={event => setWritten({ ...written, [outcome]: event.target.value })}
            />
            {isWrong && (
              <p id={`${id}-${outcome}-problem`} role="alert" className={classes.problem}>
                {t.wrong}
              </p>
            )}
          </div>
        );
      })}
      <p className={classes.hint}>{t.hint}</p>
      <div>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
