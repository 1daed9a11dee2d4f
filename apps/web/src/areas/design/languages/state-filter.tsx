import { translatingTexts } from '@wenshu/texts/design/translating';
import { Button } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import classes from './languages.module.css';
import { type Showing, showings } from './text-rows.ts';

interface StateFilterProps {
  readonly counts: Readonly<Record<Showing, number>>;
  readonly showing: Showing;
  onShow(showing: Showing): void;
}

/** How many texts stand how, each a way to see those alone. */
export function StateFilter({ counts, showing, onShow }: StateFilterProps) {
  const t = useTexts(translatingTexts);
  // Proposals are told of where there are some; the states always.
  const offered = showings.filter(one => one !== 'proposed' || counts.proposed > 0 || showing === 'proposed');
  return (
    <fieldset className={classes.states} aria-label={t.filter}>
      {offered.map(one => (
        <Button
          key={one}
          size="small"
          type={one === showing ? 'primary' : 'default'}
          aria-pressed={one === showing}
          onClick={() => onShow(one)}
        >
          {t.shown[one]({ count: counts[one] })}
        </Button>
      ))}
    </fieldset>
  );
}
