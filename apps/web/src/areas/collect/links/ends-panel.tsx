import { useQuery, useQueryClient } from '@tanstack/react-query';
import { channelCalls, linkCalls } from '@wenshu/api-contract';
import { type EndOutcome, endOutcomes } from '@wenshu/survey-core';
import { channelTexts } from '@wenshu/texts/collect/links';
import { endOutcomeTexts } from '@wenshu/texts/design/end-outcomes';
import { Button, Input, Radio } from 'antd';
import { type FormEvent, useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { Field } from '../../../app/forms/field.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import classes from './channels.module.css';
import { type Addresses, checkEnds } from './check-ends.ts';
import type { LinkPanelProps } from './link-panel-props.ts';

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
  const [written, setWritten] = useState<Addresses>(stored);
  const [wrong, setWrong] = useState<readonly EndOutcome[]>([]);
  const { isBusy, run } = useAction(onSave, { done: t.saved });
  const save = (event: FormEvent) => {
    event.preventDefault();
    const { addresses, bad } = checkEnds(written);
    setWrong(bad);
    if (bad.length === 0) void run(addresses);
  };
  return (
    <form className={classes.form} onSubmit={save}>
      {endOutcomes.map(outcome => (
        <Field key={outcome} label={outcomes[outcome]} problem={wrong.includes(outcome) ? t.wrong : undefined}>
          {control => (
            <Input
              {...control}
              value={written[outcome] ?? ''}
              maxLength={2000}
              placeholder="https://"
              inputMode="url"
              onChange={event => setWritten({ ...written, [outcome]: event.target.value })}
            />
          )}
        </Field>
      ))}
      <p className={classes.hint}>{t.hint}</p>
      <div>
        <Button type="primary" htmlType="submit" loading={isBusy}>
          {t.save}
        </Button>
      </div>
    </form>
  );
}
