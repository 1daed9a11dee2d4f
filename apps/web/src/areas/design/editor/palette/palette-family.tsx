import { DownOutlined } from '@ant-design/icons';
import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { typeTexts } from '@wenshu/question-types/type-texts';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './palette.module.css';
import { PaletteType } from './palette-type.tsx';
import type { PaletteSection } from './search-types.ts';

interface PaletteFamilyProps {
  readonly section: PaletteSection;
  readonly isFolded: boolean;
  /** Why types cannot be added, by type. */
  readonly refused: ReadonlyMap<string, string>;
  onFold(): void;
  onAdd(type: QuestionTypeSlug): void;
}

/** A family of types below its heading, which folds it away. */
export function PaletteFamily({ section: { family, types }, isFolded, refused, onFold, onAdd }: PaletteFamilyProps) {
  const t = useTexts(canvasTexts);
  const names = useTexts(typeTexts).names;
  return (
    <section className={classes.family} data-folded={isFolded || undefined} aria-labelledby={`family-${family}`}>
      <h2 className={classes.title}>
        <button
          id={`family-${family}`}
          type="button"
          className={classes.fold}
          aria-expanded={!isFolded}
          aria-controls={`types-${family}`}
          onClick={onFold}
        >
          <DownOutlined aria-hidden className={classes.arrow} />
          {t.families[family]}
        </button>
      </h2>
      <div id={`types-${family}`} className={classes.types}>
        {types.map(type => (
          <PaletteType
            key={type}
            type={type}
            label={names[type]}
            refusal={refused.get(type)}
            onAdd={() => onAdd(type)}
          />
        ))}
      </div>
    </section>
  );
}
