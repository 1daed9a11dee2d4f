import { ReloadOutlined } from '@ant-design/icons';
import { reportResultCalls } from '@wenshu/api-contract';
import { clockText } from '@wenshu/survey-core';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button, Switch } from 'antd';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import classes from './builder.module.css';
import { useBuilder, useMayEdit, useWorkState } from './builder-context.ts';

interface LiveStateProps {
  readonly asOf: number | undefined;
  readonly timeZone: string | undefined;
  onRefresh(): void;
}

/** Whether the numbers follow the answers or are kept as they were, and of when they are. */
export function LiveState({ asOf, timeZone, onRefresh }: LiveStateProps) {
  const t = useTexts(reportScreenTexts).live;
  const { scrollId, reportId, work } = useBuilder();
  const frozenAsOf = useWorkState(state => state.frozenAsOf);
  const mayEdit = useMayEdit();
  const isFrozen = frozenAsOf !== null;
  const { isBusy, run: set } = useAction(
    (isLive: boolean) => client.call(reportResultCalls.freeze, { scrollId, reportId, isFrozen: !isLive }),
    {
      done: done => (done.frozenAsOf === null ? t.nowLive : t.nowFrozen),
      onDone: done => work.setFrozen(done.frozenAsOf),
    },
  );
  const moment = frozenAsOf ?? asOf;
  return (
    <span className={classes.live}>
      {mayEdit && (
        <Switch
          size="small"
          checked={!isFrozen}
          loading={isBusy}
          aria-label={t.label}
          title={t.label}
          onChange={isLive => void set(isLive)}
        />
      )}
      <span>{isFrozen ? t.frozen : t.isLive}</span>
      {moment !== undefined && timeZone !== undefined && (
        <span className={classes.asOf}>{t.asOf({ time: clockText(moment, timeZone, language) })}</span>
      )}
      {!isFrozen && (
        <Button
          type="text"
          size="small"
          icon={<ReloadOutlined aria-hidden />}
          aria-label={t.refresh}
          title={t.refresh}
          onClick={onRefresh}
        />
      )}
    </span>
  );
}
