import type { Exhibit, Figure } from '@wenshu/analysis/browser';
import { clockText } from '@wenshu/survey-core';
import { progressScreenTexts } from '@wenshu/texts/findings/progress-screen';
import { EmptyState } from '@wenshu/ui';
import { language, useTexts } from '../../../app/language/language.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { AlertsPanel } from './alerts-panel.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import type { LiveState } from './follow-records.ts';
import classes from './progress.module.css';
import type { Progress } from './progress.ts';
import { ProgressExhibits } from './progress-exhibits.tsx';
import type { ProgressView } from './progress-view.ts';
import { WindowBar } from './window-bar.tsx';

interface ProgressScreenProps {
  readonly scrollId: string;
  readonly view: ProgressView;
  readonly progress: Progress;
  readonly live: LiveState;
  /** Other days are on their way: these are the ones before. */
  readonly isOld: boolean;
  onView(view: ProgressView): void;
  onChanged(): void;
}

const isFigure = (exhibit: Exhibit): exhibit is Figure => exhibit.kind === 'figure';

export function ProgressScreen(props: ProgressScreenProps) {
  const { scrollId, view, progress, live, isOld, onView, onChanged } = props;
  const t = useTexts(progressScreenTexts);
  const { asOf, timeZone, hasRecords, isWhole } = progress;
  const exhibits = progress.exhibits as readonly object[] as readonly Exhibit[];
  const time = clockText(asOf, timeZone, language);
  return (
    <div className={classes.page} aria-busy={isOld}>
      <header className={classes.head}>
        <h1 className={classes.title}>{t.title}</h1>
        <p className={classes.live} data-live={live}>
          <span className={classes.dot} aria-hidden="true" />
          <span role="status">{t.live[live]}</span>
          <span className={classes.time}>{t.asOf({ time })}</span>
          <span className={classes.zone}>{t.zone({ zone: timeZone })}</span>
        </p>
      </header>
      {!isWhole && <p className={classes.partly}>{t.partly}</p>}
      {isWhole && <AlertsPanel scrollId={scrollId} progress={progress} onChanged={onChanged} />}
      {hasRecords ? (
        <>
          <FigureTiles figures={exhibits.filter(isFigure)} />
          <ProgressExhibits
            scrollId={scrollId}
            exhibits={exhibits}
            isOld={isOld}
            windowBar={<WindowBar view={view} progress={progress} onView={onView} />}
          />
        </>
      ) : (
        <EmptyState
          title={t.empty}
          text={t.emptyText}
          actions={<AppLink to={`/survey/create/edit?scrollId=${scrollId}`}>{t.toEditor}</AppLink>}
        />
      )}
    </div>
  );
}
