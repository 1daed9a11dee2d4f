import { cpcTexts } from '@wenshu/texts/findings/models/cpc';
import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, figuresTable, type ModelNotes, modelNotes, numberAs } from '../model/plain-table.ts';
import { shownGroups } from '../solution/grouped.ts';
import { speaking } from '../solution/lead.ts';
import { presentWorths, presentWorthsByGroup, priceWarnings, worthMeanings } from '../solution/present-worths.ts';
import { segmentWarnings, sharedFootnotes, sharedWarnings, unreadWarning } from '../solution/shared-notes.ts';
import { worthClaims } from '../solution/worth-claims.ts';
import type { FoundCpc, FoundRatings } from './found.ts';

/** What raises and lowers the intent to buy. */
export function presentCpc(found: FoundCpc, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const { all, base } = found;
  const isGrouped = found.segments.length > 0 || found.leftOut.length > 0;
  const warnings = segmentWarnings(found, request, context);
  return [
    ...presentWorths(all, base, notesOf(found, context), context),
    fitOf(found, context),
    ...(isGrouped
      ? presentWorthsByGroup(
          shownGroups<FoundRatings>(found, request, context),
          base,
          modelNotes({ warnings }),
          context,
        )
      : []),
  ];
}

function notesOf({ all, base, unread }: FoundCpc, context: PresentContext): ModelNotes {
  const { language } = context;
  const texts = cpcTexts[language];
  const shared = solutionTexts[language];
  return modelNotes({
    meaning: worthMeanings(all, base, context),
    warnings: [
      ...sharedWarnings(base, language),
      ...priceWarnings(all, context),
      worthClaims.ratingsByChance.tell(language, { people: speaking(base), p: all.evidence.p }),
      worthClaims.weak.tell(language, { rSquared: all.rSquared ?? 1 }),
      unreadWarning(unread, language),
    ],
    footnotes: [
      ...[texts.how, texts.own, all.excluded > 0 ? texts.excluded(all.excluded) : undefined, shared.asAnswered],
      ...sharedFootnotes(base, language),
    ],
  });
}

function fitOf({ all, base }: FoundCpc, context: PresentContext): Exhibit {
  const texts = cpcTexts[context.language];
  return figuresTable(
    {
      id: 'fit',
      title: texts.titles.fit,
      base,
      rows: [
        { id: 'mean', text: texts.fit.mean, value: all.mean, format: numberAs(3) },
        { id: 'cards', text: texts.fit.cards, value: all.cards, format: countFormat },
        { id: 'rSquared', text: 'R²', value: all.rSquared, format: numberAs(3) },
        { id: 'adjRSquared', text: texts.fit.adjRSquared, value: all.adjRSquared, format: numberAs(3) },
        {
          id: 'f',
          text: texts.fit.f(all.dfRegression, Math.round(all.dfResidual)),
          value: all.f,
          format: numberAs(2),
        },
        { id: 'pearson', text: texts.fit.pearson, value: all.pearsonR, format: numberAs(3) },
        { id: 'kendall', text: texts.fit.kendall, value: all.kendallTau, format: numberAs(3) },
      ],
    },
    context,
  );
}
