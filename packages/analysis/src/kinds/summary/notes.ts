import { crossTexts } from '@wenshu/texts/findings/cross';
import type { Base, Note } from '../../exhibit/exhibits.ts';
import { isSmallBase } from '../../exhibit/format-number.ts';
import { levelText } from '../cross/shown-table.ts';
import type { SummaryContext } from './summary.ts';

type Notes = Note['notes'];

interface Noted {
  readonly meaning?: string | undefined;
  /** Of all that is shown. */
  readonly bases: readonly Base[];
  readonly wasCompared: boolean;
  readonly warnings?: readonly string[];
  readonly footnotes?: readonly string[];
  /** How its intervals were worked out. */
  readonly intervals?: string;
}

/** What it means first, then what to beware of, then how it was worked out. */
export function notesIn(
  { language, request }: SummaryContext,
  { meaning, bases, wasCompared, warnings = [], footnotes = [], intervals }: Noted,
): Notes {
  const texts = crossTexts[language];
  const { level, correction } = request.test;
  const letters = texts.letters({ level: levelText(level), correction: texts.corrections[correction] });
  return [
    ...(meaning === undefined ? [] : [{ tone: 'meaning' as const, text: meaning }]),
    ...[...warnings, ...(bases.some(isSmallBase) ? [texts.smallBase] : [])].map(text => ({
      ...{ tone: 'warning' as const, text },
    })),
    ...footnotes.map(text => ({ tone: 'footnote' as const, text })),
    ...(intervals === undefined ? [] : [{ tone: 'footnote' as const, text: intervals, of: 'intervals' as const }]),
    ...(wasCompared ? [{ tone: 'footnote' as const, text: letters }] : []),
  ];
}
