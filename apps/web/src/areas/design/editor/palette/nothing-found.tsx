import { paletteTexts } from '@wenshu/texts/design/palette';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './palette.module.css';

interface NothingFoundProps {
  readonly words: string;
  onTry(words: string): void;
}

/** Nobody knows all names: words that lead somewhere are offered instead of a dead end. */
export function NothingFound({ words, onTry }: NothingFoundProps) {
  const t = useTexts(paletteTexts);
  return (
    <div className={classes.none}>
      <p role="status">{t.nothingFor({ words })}</p>
      <p>{t.tryThese}</p>
      <div className={classes.suggestions}>
        {t.suggestions.map(suggestion => (
          <button key={suggestion} type="button" className={classes.suggestion} onClick={() => onTry(suggestion)}>
            {suggestion}
          </button>
        ))}
      </div>
    </div>
  );
}
