import { TypeIcon } from '@wenshu/question-types/type-icon';
import { paletteTexts } from '@wenshu/texts/design/palette';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './palette.module.css';
import { type PresetName, presets } from './presets.ts';

interface PresetListProps {
  readonly found: readonly PresetName[];
  onAdd(name: PresetName): void;
}

/** Ready-made questions that a search has found. */
export function PresetList({ found, onAdd }: PresetListProps) {
  const t = useTexts(paletteTexts);
  return (
    <section className={classes.family} aria-labelledby="palette-presets">
      <h2 id="palette-presets" className={classes.plainTitle}>
        {t.presets}
      </h2>
      <div className={classes.types}>
        {found.map(name => (
          <button key={name} type="button" className={classes.type} onClick={() => onAdd(name)}>
            <TypeIcon slug={presets[name].type} className={classes.icon} />
            <span className={classes.name}>{t.ready[name].name}</span>
          </button>
        ))}
      </div>
    </section>
  );
}
