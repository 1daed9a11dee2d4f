import type { OverviewInfo } from '@wenshu/api-contract';
import { helperFailureTexts, overviewTexts } from '@wenshu/texts/console/overview';
import { StatusTag } from '@wenshu/ui';
import type { ReactNode } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { momentText } from '../../../app/language/moment-text.ts';
import { sizeText } from '../../people/jobs/job-words.ts';
import classes from './overview.module.css';

export function HealthFacts({ found }: { readonly found: OverviewInfo }) {
  const t = useTexts(overviewTexts);
  const { database, disk, columns, jobs } = found;
  return (
    <dl className={classes.facts}>
      <Fact name={t.version}>{found.version}</Fact>
      {found.address && <Fact name={t.address}>{found.address}</Fact>}
      <Fact name={t.since}>{momentText(found.startedTime)}</Fact>
      <Fact name={t.database}>
        <StatusTag tone={database.isUp ? 'good' : 'bad'}>
          {database.isUp ? t.up({ ms: String(Math.max(1, Math.round(database.answerMs ?? 0))) }) : t.down}
        </StatusTag>{' '}
        {database.version && t.postgres({ version: database.version, size: sizeText(database.sizeBytes ?? 0) })}
      </Fact>
      <Fact name={t.connections}>{t.busy({ busy: database.connectionsBusy, most: database.connectionsMost })}</Fact>
      <Fact name={t.disk}>
        {disk ? t.free({ free: sizeText(disk.freeBytes), size: sizeText(disk.sizeBytes) }) : t.diskUnknown}{' '}
        {disk?.isFull && <StatusTag tone="bad">{t.diskFull}</StatusTag>}
      </Fact>
      <Fact name={t.memory}>{sizeText(found.memoryBytes)}</Fact>
      <Fact name={t.columns}>{columns ? sizeText(columns.fileBytes) : t.columnsNone}</Fact>
      <Fact name={t.helper}>
        <HelperFact helper={found.helper} />
      </Fact>
      <Fact name={t.jobs}>
        {t.jobsText({ waiting: jobs.waiting, running: jobs.running })}
        {jobs.oldestTime !== null && ` · ${t.oldest({ time: momentText(jobs.oldestTime) })}`}
      </Fact>
    </dl>
  );
}

function HelperFact({ helper }: Pick<OverviewInfo, 'helper'>) {
  const t = useTexts(overviewTexts);
  const why = useTexts(helperFailureTexts);
  if (!helper) return t.helperNone;
  const { model, place, lastSuccessTime, lastFailure } = helper;
  const isFailing = lastFailure !== null && lastFailure.time > (lastSuccessTime ?? 0);
  const isUnknown = lastFailure === null && lastSuccessTime === null;
  return (
    <>
      <StatusTag tone={isFailing ? 'bad' : isUnknown ? 'calm' : 'good'}>
        {isFailing
          ? t.helperFails({ model, time: momentText(lastFailure.time), why: why[lastFailure.why] })
          : isUnknown
            ? t.helperUnasked({ model })
            : t.helperAnswers({ model })}
      </StatusTag>{' '}
      {t.helperCounts({
        place,
        answers: helper.answersLastHour,
        failures: helper.failuresLastHour,
        spent: helper.tokensToday.toLocaleString(),
        most: helper.tokensPerDay.toLocaleString(),
      })}
    </>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
