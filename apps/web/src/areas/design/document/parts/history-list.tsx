import { Button } from 'antd';
import { momentText } from '../../../../app/language/moment-text.ts';
import classes from './history-list.module.css';

export interface HistoryStep {
  /** The document after the step. */
  readonly version: number;
  readonly nickName: string;
  readonly endTime: number;
  readonly edits: number;
}

export interface HistoryWords {
  readonly title: string;
  by(of: { readonly name: string; readonly count: number }): string;
  readonly now: string;
  readonly restore: string;
}

interface HistoryListProps {
  readonly words: HistoryWords;
  readonly steps: readonly HistoryStep[];
  /** The version that the document has now. */
  readonly version: number;
  readonly mayEdit: boolean;
  onRestore(version: number, time: string): void;
}

/** Who changed a document when; it can be made what it was at any of these moments. */
export function HistoryList({ words: t, steps, version, mayEdit, onRestore }: HistoryListProps) {
  return (
    <ol className={classes.steps} aria-label={t.title}>
      {steps.map(one => {
        const time = momentText(one.endTime);
        return (
          <li key={one.version}>
            <span className={classes.step}>
              <strong>{time}</strong>
              <span className={classes.faint}>{t.by({ name: one.nickName, count: one.edits })}</span>
            </span>
            {one.version >= version ? (
              <span className={classes.faint}>{t.now}</span>
            ) : (
              mayEdit && (
                <Button size="small" aria-label={`${t.restore}: ${time}`} onClick={() => onRestore(one.version, time)}>
                  {t.restore}
                </Button>
              )
            )}
          </li>
        );
      })}
    </ol>
  );
}
