import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { TypeIcon } from '@wenshu/question-types/type-icon';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { paletteTexts } from '@wenshu/texts/design/palette';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './palette.module.css';

interface RecentTypesProps {
  readonly types: readonly QuestionTypeSlug[];
  onAdd(type: QuestionTypeSlug): void;
}

/** Most surveys use a handful of types: those of late are one row, a click away. */
export function RecentTypes({ types, onAdd }: RecentTypesProps) {
  const t = useTexts(paletteTexts);
  const names = useTexts(typeTexts).names;
  return (
    <section className={classes.recent} aria-labelledby="palette-recent">
      <h2 id="palette-recent" className={classes.plainTitle}>
        {t.recent}
      </h2>
      <div className={classes.tiles}>
        {types.map(type => (
          <button
            key={type}
            type="button"
            className={classes.tile}
            aria-label={t.addAgain({ name: names[type] })}
            onClick={() => onAdd(type)}
          >
            <TypeIcon slug={type} sizePx={20} className={classes.icon} />
            <span className={classes.tileName}>{names[type]}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
