import { channelTexts } from '@wenshu/texts/collect/links';
import { Button, Radio, Switch } from 'antd';
import { useId, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useLiveSettings } from '../../design/questionnaire/use-live-settings.ts';
import { CopiedText } from '../copied-text.tsx';
import classes from './channels.module.css';
import { type EmbedWay, embedSnippet, embedWays } from './embed-snippet.ts';
import { linkAddress, linkName } from './link-list.ts';
import type { LinkPanelProps } from './link-panel-props.ts';

/** The survey inside somebody's own page: whether it may stand there, and what to put into it. */
export function EmbedPanel({ scrollId, link, surveyName, mayPublish }: LinkPanelProps) {
  const { embed: t, retry: again } = useTexts(channelTexts);
  const id = useId();
  const { settings, isFailed, isSaving, retry, update } = useLiveSettings(scrollId);
  const [way, setWay] = useState<EmbedWay>('inline');
  const snippet = embedSnippet({
    way,
    address: linkAddress(link),
    linkCode: link.linkCode,
    title: surveyName || linkName(link),
    words: t.words,
  });
  return (
    <>
      <div className={classes.setting}>
        <Switch
          id={id}
          aria-describedby={`${id}-hint`}
          checked={settings?.allowEmbedding ?? false}
          disabled={!mayPublish || !settings}
          loading={isSaving}
          onChange={allowEmbedding => void update({ allowEmbedding })}
        />
        <label htmlFor={id}>{t.allow}</label>
        <p id={`${id}-hint`} className={classes.hint}>
          {mayPublish ? t.allowHint : t.mayNot}
        </p>
      </div>
      {isFailed && (
        <p role="alert" className={classes.problem}>
          {t.unknown} <Button onClick={retry}>{again}</Button>
        </p>
      )}
      {settings && !settings.allowEmbedding && <p className={classes.note}>{t.off}</p>}
      <div className={classes.field}>
        <Radio.Group
          aria-label={t.way}
          optionType="button"
          value={way}
          onChange={event => setWay(event.target.value)}
          options={embedWays.map(value => ({ value, label: t.ways[value] }))}
        />
        <p className={classes.hint}>{t.wayTexts[way]}</p>
      </div>
      <CopiedText label={t.snippet} text={snippet} words={{ copy: t.copy, done: t.copied }} />
    </>
  );
}
