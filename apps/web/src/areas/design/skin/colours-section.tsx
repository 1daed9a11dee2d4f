import type { Appearance } from '@wenshu/survey-core';
import { contrast, READABLE } from '@wenshu/survey-core/answering';
import { skinTexts } from '@wenshu/texts/design/skin';
import { useTexts } from '../../../app/language/language.ts';
import { useEditorState } from '../document/state/use-editor.ts';
import { useRun } from '../document/state/use-run.ts';
import { Applies } from '../questionnaire/applies.tsx';
import { Section } from '../questionnaire/section.tsx';
import { ColourField } from './colour-field.tsx';
import { themeSwatches } from './theme-swatches.ts';

type ColourName = 'buttonColour' | 'titleColour' | 'textColour';
const COLOURS: readonly ColourName[] = ['buttonColour', 'titleColour', 'textColour'];
const INK = '#1d2a33';
const WHITE = '#ffffff';

/** Own colours over the theme's, with a warning where one could not be read. */
export function ColoursSection({ isLocked }: { readonly isLocked: boolean }) {
  const { colours: t } = useTexts(skinTexts);
  const run = useRun();
  const appearance = useEditorState(state => state.document.appearance);
  const names = { buttonColour: t.button, titleColour: t.titleColour, textColour: t.text };
  return (
    <Section title={t.title} lead={t.lead} aside={<Applies when="later" />} isLocked={isLocked}>
      {COLOURS.map(name => (
        <ColourField
          key={name}
          label={names[name]}
          value={appearance[name]}
          fallback={fallbackOf(name, appearance)}
          warning={warningOf(name, appearance[name])}
          onSave={colour => run('saveAppearance', { [name]: colour })}
        />
      ))}
    </Section>
  );

  function warningOf(name: ColourName, colour: string | undefined): string | undefined {
    if (name === 'buttonColour') return colour && t.buttonContrast;
    const ratio = colour ? contrast(colour, WHITE) : READABLE;
    return ratio >= READABLE ? undefined : t.lowContrast({ ratio: ratio.toFixed(1) });
  }
}

function fallbackOf(name: ColourName, { theme }: Appearance): string {
  if (name !== 'buttonColour') return INK;
  return themeSwatches[theme as keyof typeof themeSwatches]?.accent ?? themeSwatches.pine.accent;
}
