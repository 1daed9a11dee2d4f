import { quotaTexts } from '@wenshu/texts/design/quota';
import { useTexts } from '../../../app/language/language.ts';
import classes from './quota.module.css';

interface FillBarProps {
  readonly name: string;
  /** Undefined while it is being counted. */
  readonly count: number | undefined;
  /** 0 is unlimited. */
  readonly size: number;
}

/** How full a cell is, as a number and as a bar. */
export function FillBar({ name, count, size }: FillBarProps) {
  const t = useTexts(quotaTexts);
  if (count === undefined)
    return (
      <span className={classes.fill} aria-busy="true">
        <span className={classes.fillText}>{t.counting}</span>
      </span>
    );
  const isFull = size > 0 && count >= size;
  return (
    <span className={classes.fill} data-full={isFull}>
      <span className={classes.fillText}>
        {t.count({ count, size: size === 0 ? t.unlimited : String(size) })}
        {isFull && <strong> {t.fullTag}</strong>}
      </span>
      {size > 0 && <meter className={classes.meter} aria-label={t.progressOf({ name })} max={size} value={count} />}
    </span>
  );
}
