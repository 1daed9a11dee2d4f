import type { Exhibit } from '@wenshu/analysis/browser';
import { exhibitViewTexts } from '@wenshu/texts/findings/exhibit-view';
import { progressScreenTexts } from '@wenshu/texts/findings/progress-screen';
import { type Drilling, ExhibitView } from '@wenshu/ui/exhibits';
import { type CSSProperties, type ReactNode, useMemo } from 'react';
import { language, useTexts } from '../../../app/language/language.ts';
import { notify } from '../../../app/notices/notices.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { useOwnRights } from '../../../app/survey-door/own-rights.ts';
import { recordsAddress } from '../records/records-address.ts';
import classes from './progress.module.css';

interface ProgressExhibitsProps {
  readonly scrollId: string;
  readonly exhibits: readonly Exhibit[];
  readonly isOld: boolean;
  /** Stands before what is of the chosen days. */
  readonly windowBar: ReactNode;
}

/** Before the days are chosen: of the whole time. */
const ofAllTime = ['totals', 'quotas', 'rewards'];
/** In this order. */
const ofWindow = [
  ...['trend', 'trend:table', 'map', 'province', 'city', 'leaving'],
  ...['link', 'channel', 'terminal', 'system', 'browser'],
];
/** What stands beside another one where there is room: so many twelfths of the page. Quotas have six columns and long names: half a page cuts them. */
const widths: Readonly<Record<string, number>> = { map: 5, province: 7 };
const WHOLE = 12;

export function ProgressExhibits({ scrollId, exhibits, isOld, windowBar }: ProgressExhibitsProps) {
  const t = useTexts(progressScreenTexts);
  const rights = useOwnRights(scrollId);
  const words = exhibitViewTexts[language];
  const mayOpen = rights.includes('records.view');
  const drilling = useMemo(
    (): Drilling | undefined =>
      mayOpen ? { addressOf: heads => recordsAddress(scrollId, heads), Link: AppLink } : undefined,
    [scrollId, mayOpen],
  );
  const tell = (outcome: 'table' | 'picture' | 'failed') => {
    if (outcome === 'failed') notify.error(words.copyFailed);
    else notify.success(outcome === 'table' ? words.copiedTable : words.copiedPicture);
  };
  const shown = new Map(exhibits.map(exhibit => [exhibit.id, exhibit]));
  // Without a map its table has all the room.
  const widthOf = (id: string) => (id === 'province' && !shown.has('map') ? WHOLE : (widths[id] ?? WHOLE));
  const show = (id: string) => {
    const exhibit = shown.get(id);
    if (!exhibit) return null;
    const view = <ExhibitView exhibit={exhibit} language={language} drilling={drilling} onCopied={tell} />;
    return (
      <div key={id} className={classes.exhibit} style={{ '--twelfths': widthOf(id) } as CSSProperties}>
        {id === 'trend:table' ? (
          <details className={classes.more}>
            <summary>{t.trendData}</summary>
            {view}
          </details>
        ) : (
          view
        )}
      </div>
    );
  };
  return (
    <>
      <div className={classes.exhibits}>{ofAllTime.map(show)}</div>
      {windowBar}
      <div className={classes.exhibits} data-old={isOld || undefined}>
        {ofWindow.map(show)}
      </div>
    </>
  );
}
