import { type RawSettings, readSetting } from '@wenshu/survey-core';
import { canvasTexts } from '@wenshu/texts/design/editor-canvas';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './options.module.css';

const SHOWN = ['isTrap', 'isTrapAnswer', 'isExclusive', 'isHidden', 'isAnchored'] as const;

/** What is set on an option, in small words beside it. */
export function PartTags({ settings }: { readonly settings: RawSettings }) {
  const t = useTexts(canvasTexts).option;
  if (Object.keys(settings).length === 0) return null;
  const score = readSetting(settings, 'score');
  const words = [
    ...SHOWN.filter(name => readSetting(settings, name)).map(name => t.tags[name]),
    ...(readSetting(settings, 'hasBlank')
      ? [readSetting(settings, 'isBlankRequired') ? t.blankRequiredTag : t.tags.hasBlank]
      : []),
    ...(score === null ? [] : [t.scoreTag(score)]),
  ];
  return words.map(word => (
    <span key={word} className={classes.tagWord}>
      {word}
    </span>
  ));
}
