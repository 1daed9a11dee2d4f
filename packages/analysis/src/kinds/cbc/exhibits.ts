import { cbcTexts } from '@wenshu/texts/findings/models/cbc';
import { solutionTexts } from '@wenshu/texts/findings/models/solution';
import type { Exhibit } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { percentOfShare } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import {
  countFormat,
  figuresTable,
  type ModelNotes,
  modelNotes,
  numberAs,
  percentFormat,
  pFormat,
} from '../model/plain-table.ts';
import { shownGroups } from '../solution/grouped.ts';
import { speaking } from '../solution/lead.ts';
import { presentWorths, presentWorthsByGroup, priceWarnings, worthMeanings } from '../solution/present-worths.ts';
import { segmentWarnings, sharedFootnotes, sharedWarnings, unreadWarning } from '../solution/shared-notes.ts';
import { worthClaims } from '../solution/worth-claims.ts';
import type { FoundChoices, FoundTogether } from './found.ts';

/** What people weigh when they choose. */
export function presentCbc(found: FoundTogether, request: ModelRequest, context: PresentContext): readonly Exhibit[] {
  const { all, base } = found;
  const isGrouped = found.segments.length > 0 || found.leftOut.length > 0;
  return [
    ...presentWorths(all, base, notesOf(found, request, context), context),
    fitOf(found, context),
    ...(isGrouped
      ? presentWorthsByGroup(
          shownGroups<FoundChoices>(found, request, context),
          base,
          modelNotes({
            warnings: segmentWarnings(found, request, context),
            footnotes: [cbcTexts[context.language].scale],
          }),
          context,
        )
      : []),
  ];
}

function notesOf({ all, base, unread }: FoundTogether, { options }: ModelRequest, context: PresentContext): ModelNotes {
  const { language } = context;
  const texts = cbcTexts[language];
  const shared = solutionTexts[language];
  const people = speaking(base);
  return modelNotes({
    meaning: [
      ...worthMeanings(all, base, context),
      worthClaims.none.tell(language, { people, percent: all.nonePercent ?? 0 }, () =>
        formatNumber(percentFormat, all.nonePercent, language),
      ),
    ],
    warnings: [
      ...sharedWarnings(base, language),
      ...priceWarnings(all, context),
      worthClaims.choicesByChance.tell(language, { people, p: all.evidence.p }),
      unreadWarning(unread, language),
    ],
    footnotes: [
      ...[texts.how, texts.coding[options.coding as 'effects' | 'dummy'], shared.asAnswered, shared.sameAnswerer],
      ...sharedFootnotes(base, language),
    ],
  });
}

function fitOf({ all: { fit, none }, base }: FoundTogether, context: PresentContext): Exhibit {
  const texts = cbcTexts[context.language];
  return figuresTable(
    {
      id: 'fit',
      title: texts.titles.fit,
      base,
      rows: [
        { id: 'tasks', text: texts.fit.tasks, value: fit.nTasks, format: countFormat },
        ...(fit.effectiveTasks === undefined
          ? []
          : [{ id: 'effectiveTasks', text: texts.fit.effectiveTasks, value: fit.effectiveTasks, format: numberAs(1) }]),
        { id: 'logLikelihood', text: texts.fit.logLikelihood, value: fit.logLikelihood, format: numberAs(2) },
        {
          id: 'logLikelihoodNull',
          text: texts.fit.logLikelihoodNull,
          value: fit.logLikelihoodNull,
          format: numberAs(2),
        },
        { id: 'chiSquare', text: texts.fit.chiSquare(fit.df), value: fit.chiSquare, format: numberAs(2) },
        { id: 'p', text: 'p', value: fit.pValue, format: pFormat },
        { id: 'mcFadden', text: texts.fit.mcFadden, value: fit.mcFadden, format: numberAs(3) },
        { id: 'hitRate', text: texts.fit.hitRate, value: percentOfShare(fit.hitRate), format: percentFormat },
        { id: 'aic', text: 'AIC', value: fit.aic, format: numberAs(2) },
        { id: 'bic', text: 'BIC', value: fit.bic, format: numberAs(2) },
        ...(none
          ? [
              { id: 'none', text: texts.fit.none, value: none.utility, format: numberAs(3) },
              { id: 'noneError', text: texts.fit.noneError, value: none.standardError, format: numberAs(3) },
            ]
          : []),
      ],
    },
    context,
  );
}
