import { formatNumber, percentFormat, percentOf } from '@wenshu/analysis';
import type { CallData, ProgressRule, progressCalls } from '@wenshu/api-contract';
import type { Questionnaire } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { progressTexts } from '@wenshu/texts/findings/progress';
import { namesOfCells } from '../../design/quota-statistics/index.ts';
import type { AlertRow } from './alert.repository.ts';
import { WHOLE_SURVEY } from './judge-alerts.ts';

type Alert = CallData<typeof progressCalls.read>['alerts'][number];

/** Alerts as sentences, in the reader's language. */
export function presentAlerts(
  rows: readonly AlertRow[],
  document: Questionnaire | undefined,
  language: Language,
): Alert[] {
  const t = progressTexts[language];
  const names = document && namesOfCells(document, language);
  const nameOf = (subject: string) => {
    const cell = names?.get(subject);
    if (subject === WHOLE_SURVEY) return t.wholeSurvey;
    return cell ? [cell.quota, cell.name].filter(Boolean).join(' · ') : t.cellGone;
  };
  const texts: Readonly<Record<ProgressRule, (row: AlertRow) => string>> = {
    'quota-full': ({ subject, detail: { size = 0 } }) => t.alerts['quota-full']({ name: nameOf(subject), count: size }),
    silent: ({ detail: { hours = 0 } }) => t.alerts.silent({ hours }),
    doubtful: ({ detail: { people = 0, doubtful = 0 } }) =>
      t.alerts.doubtful({
        percent: formatNumber(percentFormat, percentOf(doubtful, people), language),
        count: doubtful,
      }),
  };
  return rows.map(row => ({
    alertId: row.alertId,
    rule: row.rule,
    text: texts[row.rule](row),
    since: row.since.getTime(),
    endTime: row.endedAt?.getTime() ?? null,
  }));
}
