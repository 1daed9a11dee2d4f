import type { Language } from '@wenshu/texts';
import { crossTexts } from '@wenshu/texts/findings/cross';
import type { Told } from '../../claims/claim.ts';
import type { Base, Note } from '../../exhibit/exhibits.ts';
import { isSmallBase } from '../../exhibit/format-number.ts';
import { crossClaims } from '../cross/claims.ts';
import { leastOf } from '../cross/request.ts';
import { levelText } from '../cross/shown-table.ts';
import type { SummaryContext } from './summary.ts';

type Notes = Note['notes'];

interface Noted {
  readonly meaning?: Told | undefined;
  /** Of all that is shown. */
  readonly bases: readonly Base[];
  readonly wasCompared: boolean;
  readonly warnings?: readonly (Told | undefined)[];
  readonly footnotes?: readonly string[];
  /** How its intervals were worked out. */
  readonly intervals?: string;
}

/** What it means first, then what to beware of, then how it was worked out. */
export function notesIn(
  context: SummaryContext,
  { meaning, bases, wasCompared, warnings = [], footnotes = [], intervals }: Noted,
): Notes {
  const { language, request } = context;
  const texts = crossTexts[language];
  const { level, correction } = request.test;
  const letters = texts.letters({ level: levelText(level), correction: texts.corrections[correction] });
  return [
    ...(meaning === undefined ? [] : [{ tone: 'meaning' as const, text: meaning }]),
    ...[...warnings, smallBaseIn(context, bases)].flatMap(text =>
      text === undefined ? [] : [{ tone: 'warning' as const, text }],
    ),
    ...footnotes.map(text => ({ tone: 'footnote' as const, text })),
    ...(intervals === undefined ? [] : [{ tone: 'footnote' as const, text: intervals, of: 'intervals' as const }]),
    ...(wasCompared ? [letters, texts.surely].map(text => ({ tone: 'footnote' as const, text })) : []),
  ];
}

/** That some of what is shown stands upon too few people. */
export function smallBaseIn(
  { language, request }: { readonly language: Language } & Pick<SummaryContext, 'request'>,
  bases: readonly Base[],
): Told | undefined {
  const { leastToSpeak: least } = leastOf(request.test);
  const small = bases.filter(base => isSmallBase({ ...base, least })).length;
  return crossClaims.smallBase.tell(language, { small }, () => ({ least }));
}

/** The same for what has no other warnings. */
export function smallBaseNotes(context: SummaryContext, base: Base): Notes {
  const text = smallBaseIn(context, [base]);
  return text === undefined ? [] : [{ tone: 'warning', text }];
}
