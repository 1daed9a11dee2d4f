import type { OverviewInfo } from '@wenshu/api-contract';
import { overviewTexts } from '@wenshu/texts/console/overview';
import { language, useTexts } from '../../../app/language/language.ts';
import classes from './overview.module.css';

const locale = language === 'en' ? 'en-GB' : 'zh-CN';
const number = new Intl.NumberFormat(locale);
const hourText = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' });

/** A bar an hour, and the same as a table for who hears it. */
export function MailHours({ hours }: { readonly hours: OverviewInfo['mail'] }) {
  const t = useTexts(overviewTexts);
  const sum = (of: 'sent' | 'failed') => hours.reduce((total, hour) => total + hour[of], 0);
  const most = Math.max(...hours.map(({ sent, failed }) => sent + failed));
  if (most === 0) return <p>{t.mailNone}</p>;
  const share = (count: number) => ({ height: `${(count / most) * 100}%` });
  return (
    <>
      <p>{t.mailSum({ sent: number.format(sum('sent')), failed: number.format(sum('failed')) })}</p>
      <div className={classes.hours} aria-hidden="true">
        {hours.map(({ hour, sent, failed }) => (
          <div
            key={hour}
            className={classes.hour}
            title={`${hourText.format(hour)} · ${t.sent} ${sent} · ${t.failed} ${failed}`}
          >
            <span className={classes.failed} style={share(failed)} />
            <span className={classes.sent} style={share(sent)} />
          </div>
        ))}
      </div>
      <p className={classes.span} aria-hidden="true">
        <span>{hourText.format(hours[0]?.hour)}</span>
        <span>{hourText.format(hours.at(-1)?.hour)}</span>
      </p>
      <table className={classes.heard}>
        <caption>{t.mailChart}</caption>
        <thead>
          <tr>
            <th scope="col">{t.hour}</th>
            <th scope="col">{t.sent}</th>
            <th scope="col">{t.failed}</th>
          </tr>
        </thead>
        <tbody>
          {hours
            .filter(({ sent, failed }) => sent + failed > 0)
            .map(({ hour, sent, failed }) => (
              <tr key={hour}>
                <th scope="row">{hourText.format(hour)}</th>
                <td>{sent}</td>
                <td>{failed}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </>
  );
}
