import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallData, SHARE_PASSWORD, type SharedThing, shareCalls } from '@wenshu/api-contract';
import { reportShareTexts } from '@wenshu/texts/findings/report-share';
import { Button, Input, Segmented, Switch } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { client } from '../../../app/client.ts';
import { ViewDialog } from '../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { copyText } from '../../../app/notices/copy-text.ts';
import { askBox } from '../../../app/notices/notices.ts';
import { useOwnRights } from '../../../app/survey-door/own-rights.ts';
import { offeredShares } from './offered-shares.ts';
import { sentShare } from './sent-share.ts';
import classes from './share.module.css';
import { shareAddress } from './share-address.ts';

type Share = CallData<typeof shareCalls.listShares>['items'][number];

interface ShareDialogProps {
  readonly scrollId: string;
  /** Of a report; without it the questionnaire and its statistics can be shared. */
  readonly reportId?: string | undefined;
  onClose(): void;
}

/** Shows something to people outside, and says to whom it is shown already. */
export function ShareDialog({ scrollId, reportId, onClose }: ShareDialogProps) {
  const t = useTexts(reportShareTexts);
  const queries = useQueryClient();
  const queryKey = ['shares', scrollId, reportId ?? ''];
  const shares = useQuery({
    queryKey,
    queryFn: () => client.call(shareCalls.listShares, { scrollId, ...(reportId && { reportId }) }, { quiet: true }),
    gcTime: 0,
  });
  const renew = () => queries.invalidateQueries({ queryKey });
  // Of the questionnaire: one's own beside it have a place of their own, in their report.
  const ofThis = ({ what, isOwn }: Share) => reportId !== undefined || what !== 'report' || !isOwn;
  return (
    <ViewDialog title={reportId ? t.titleReport : t.titleSurvey} width={600} onClose={onClose}>
      <NewShare scrollId={scrollId} reportId={reportId} onMade={renew} />
      <Loaded of={shares} words={t}>
        {({ items }) => (
          <ul className={classes.shares} aria-label={t.list}>
            {items.filter(ofThis).map(share => (
              <ShareLine key={share.shareId} scrollId={scrollId} share={share} onChanged={renew} />
            ))}
          </ul>
        )}
      </Loaded>
      <p className={classes.hint}>{t.hint}</p>
    </ViewDialog>
  );
}

interface NewShareProps {
  readonly scrollId: string;
  readonly reportId: string | undefined;
  onMade(): unknown;
}

function NewShare({ scrollId, reportId, onMade }: NewShareProps) {
  const t = useTexts(reportShareTexts);
  const offered = offeredShares(useOwnRights(scrollId));
  const [chosen, setChosen] = useState<SharedThing>();
  const what = reportId ? 'report' : (chosen ?? offered[0]);
  const [password, setPassword] = useState('');
  const [lastDay, setLastDay] = useState('');
  const [mayDownload, setMayDownload] = useState(false);
  const isWrong = password !== '' && !SHARE_PASSWORD.test(password);
  const { isBusy, run: create } = useAction(
    (shared: SharedThing) =>
      client.call(shareCalls.saveShare, {
        scrollId,
        ...sentShare({ what: shared, password, lastDay, mayDownload, reportId }),
      }),
    {
      refresh: onMade,
      onDone: async made => {
        setPassword('');
        await copyText(shareAddress(made.what, made.code), { done: t.madeAndCopied, failed: t.made });
      },
    },
  );
  if (what === undefined) return null;
  return (
    <div className={classes.fresh}>
      {!reportId && offered.length > 1 && (
        <Segmented
          aria-label={t.what}
          value={what}
          options={offered.map(value => ({ value, label: t.things[value] }))}
          onChange={value => setChosen(value as SharedThing)}
        />
      )}
      <div className={classes.fields}>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is inside */}
        <label className={classes.field}>
          <span>{t.password}</span>
          <Input
            value={password}
            placeholder={t.noPassword}
            inputMode="numeric"
            autoComplete="off"
            maxLength={20}
            status={isWrong ? 'error' : ''}
            aria-invalid={isWrong}
            onChange={event => setPassword(event.target.value)}
          />
          {isWrong && <span className={classes.wrong}>{t.passwordWrong}</span>}
        </label>
        {/* biome-ignore lint/a11y/noLabelWithoutControl: the control is inside */}
        <label className={classes.field}>
          <span>{t.endTime}</span>
          <Input
            type="date"
            value={lastDay}
            min={new Date().toISOString().slice(0, 10)}
            onChange={event => setLastDay(event.target.value)}
          />
        </label>
      </div>
      {what !== 'questionnaire' && (
        <span className={classes.line}>
          <Switch size="small" checked={mayDownload} aria-label={t.download} onChange={setMayDownload} />
          {t.download}
        </span>
      )}
      <Button type="primary" loading={isBusy} disabled={isWrong} onClick={() => void create(what)}>
        {t.create}
      </Button>
    </div>
  );
}

interface ShareLineProps {
  readonly scrollId: string;
  readonly share: Share;
  onChanged(): unknown;
}

function ShareLine({ scrollId, share, onChanged }: ShareLineProps) {
  const t = useTexts(reportShareTexts);
  const { shareId, code, what, name, nickName, isOwn, hasPassword, endTime, mayDownload, opened } = share;
  const address = shareAddress(what, code);
  const { run: withdraw } = useAction(() => client.call(shareCalls.withdrawShare, { scrollId, shareId }), {
    done: t.withdrawn,
    refresh: onChanged,
  });
  const askToWithdraw = async () => {
    const isSure = await askBox({
      title: t.withdrawTitle,
      text: t.withdrawText,
      confirm: t.withdraw,
      decline: t.cancel,
    });
    if (isSure) await withdraw();
  };
  const facts = [
    ...(what === 'report' ? (isOwn ? [] : [t.reportOf({ name })]) : [t.things[what]]),
    ...(isOwn ? [] : [t.by({ name: nickName })]),
    hasPassword ? t.hasPassword : t.isOpen,
    endTime === null ? t.forEver : t.until({ time: momentText(endTime) }),
    ...(mayDownload ? [t.mayDownload] : []),
    t.opened({ count: opened }),
  ];
  return (
    <li>
      <span className={classes.share}>
        <a href={address} target="_blank" rel="noreferrer">
          {address}
        </a>
        <span className={classes.facts}>{facts.join(' · ')}</span>
      </span>
      <Button size="small" onClick={() => void copyText(address, { done: t.copied, failed: t.notCopied })}>
        {t.copy}
      </Button>
      <Button size="small" danger onClick={() => void askToWithdraw()}>
        {t.withdraw}
      </Button>
    </li>
  );
}
