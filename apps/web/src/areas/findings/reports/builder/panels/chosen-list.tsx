import { ArrowDownOutlined, ArrowUpOutlined, DeleteOutlined } from '@ant-design/icons';
import type { ChosenQuote, Verbatims } from '@wenshu/analysis/browser';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { Button } from 'antd';
import { useTexts } from '../../../../../app/language/language.ts';
import panel from './panels.module.css';
import classes from './quotes.module.css';

interface ChosenListProps {
  readonly chosen: readonly ChosenQuote[];
  /** Those of them that can be quoted now. */
  readonly shown: Verbatims['texts'];
  /** Whether it is known which can. */
  readonly isKnown: boolean;
  onChange(chosen: readonly ChosenQuote[]): void;
}

/** What was chosen by hand, in its order; what cannot be quoted any more is told. */
export function ChosenList({ chosen, shown, isKnown, onChange }: ChosenListProps) {
  const t = useTexts(reportScreenTexts).quotes;
  const texts = new Map(shown.map(({ recordId, text }) => [recordId, text]));
  const listed = chosen.filter(({ recordId }) => texts.has(recordId));
  const gone = chosen.length - listed.length;
  const move = (one: ChosenQuote, by: number) => {
    const other = listed[listed.indexOf(one) + by]!;
    onChange(chosen.map(each => (each === one ? other : each === other ? one : each)));
  };
  if (chosen.length === 0) return <p className={panel.hint}>{t.noneChosen}</p>;
  return (
    <>
      <ol className={classes.chosen} aria-label={t.chosenList}>
        {listed.map((one, at) => (
          <li key={one.recordId} className={classes.one}>
            <span className={classes.beginning}>{texts.get(one.recordId)}</span>
            <span className={classes.tools}>
              <Button
                size="small"
                type="text"
                icon={<ArrowUpOutlined aria-hidden />}
                aria-label={t.up({ number: at + 1 })}
                disabled={at === 0}
                onClick={() => move(one, -1)}
              />
              <Button
                size="small"
                type="text"
                icon={<ArrowDownOutlined aria-hidden />}
                aria-label={t.down({ number: at + 1 })}
                disabled={at === listed.length - 1}
                onClick={() => move(one, 1)}
              />
              <Button
                size="small"
                type="text"
                icon={<DeleteOutlined aria-hidden />}
                aria-label={t.leaveOut({ number: at + 1 })}
                onClick={() => onChange(chosen.filter(each => each !== one))}
              />
            </span>
          </li>
        ))}
      </ol>
      {isKnown && gone > 0 && (
        <div className={classes.gone} role="status">
          <p className={panel.warning}>{t.gone({ count: gone })}</p>
          <Button size="small" onClick={() => onChange(listed)}>
            {t.dropGone}
          </Button>
        </div>
      )}
    </>
  );
}
