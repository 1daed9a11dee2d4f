import { correlationTexts } from '@wenshu/texts/findings/models/correlation';
import { modelResultTexts } from '@wenshu/texts/findings/models/model-result';
import { LEAST_TO_SPEAK, MODEL_ALPHA, togetherTested } from '../../claims/evidence.ts';
import type { Exhibit, Head } from '../../exhibit/exhibits.ts';
import { formatNumber } from '../../exhibit/format-number.ts';
import { titleOf } from '../../exhibit/title-of.ts';
import { inFormat, numberAs } from '../../exhibit/units.ts';
import type { PresentContext } from '../kind.ts';
import type { ModelRequest } from '../model/form.ts';
import { countFormat, modelNotes, pFormat, starred } from '../model/plain-table.ts';
import { correlationClaims } from './claims.ts';
import type { FoundCorrelation } from './found.ts';

const coefficientFormat = numberAs(3);

/** The matrix as SPSS users know it, and the same as a map to see at a glance. */
export function presentCorrelation(
  found: FoundCorrelation,
  request: ModelRequest,
  context: PresentContext,
): readonly Exhibit[] {
  const { language, variables, source } = context;
  const texts = correlationTexts[language];
  const keys = request.slots.variables!;
  const names = keys.map(key => titleOf(variables.get(key), key, language));
  const { coefficient, base } = found;
  return [
    matrixOf(found, keys, names, context),
    {
      kind: 'heat',
      id: 'map',
      title: texts.titles.map,
      source: { ...source, base },
      notes: [],
      format: coefficientFormat,
      rows: names,
      columns: names,
      values: coefficient,
      scale: 'about-zero',
      min: -1,
      max: 1,
    },
  ];
}

/** Coefficients with their stars, p below them, and how many people a pair has where that is not everybody. */
function matrixOf(
  found: FoundCorrelation,
  keys: readonly string[],
  names: readonly string[],
  context: PresentContext,
): Exhibit {
  const { titles, measures, options } = correlationTexts[context.language];
  const { coefficient, pValue, people, base, method } = found;
  const heads = keys.map((id, at): Head => ({ id, text: names[at]!, role: 'category' }));
  const hasPeople = people.flat().some(count => count !== base.people);
  return {
    kind: 'table',
    id: 'matrix',
    title: `${titles.matrix} (${options.method.words[method]})`,
    source: { ...context.source, base },
    notes: notesOf(found, names, context),
    columns: heads,
    rows: heads,
    measures: [
      { id: 'coefficient', name: measures.coefficient, format: coefficientFormat },
      { id: 'p', name: measures.p, format: pFormat },
      ...(hasPeople ? [{ id: 'people', name: measures.people, format: countFormat }] : []),
    ],
    cells: coefficient.map((line, row) =>
      line.map((value, column) => {
        // With itself everything goes together: that is no finding.
        const p = row === column ? null : pValue[row]![column]!;
        return {
          values: [
            inFormat(coefficientFormat, value),
            inFormat(pFormat, p),
            ...(hasPeople ? [inFormat(countFormat, people[row]![column]!)] : []),
          ],
          ...starred(p),
        };
      }),
    ),
  };
}

function notesOf(
  { coefficient, pValue, people, effective, method, base, isUnweighted }: FoundCorrelation,
  names: readonly string[],
  { language }: PresentContext,
) {
  const texts = correlationTexts[language];
  const claims = correlationClaims;
  const pairs = names.flatMap((first, row) =>
    names.slice(0, row).flatMap((second, column) => {
      const value = coefficient[row]![column]!;
      const weighed = Math.floor((effective ?? people)[row]![column]!);
      return value === null ? [] : [{ first, second, value, p: pValue[row]![column]!, people: weighed }];
    }),
  );
  // What a sentence may be about is tested together: of many pairs some are correlated by chance.
  const told = pairs.filter(({ people: own }) => own >= LEAST_TO_SPEAK);
  const together = togetherTested(told.map(({ p }) => p));
  const known = told
    .map((pair, at) => ({ ...pair, p: together[at]!, size: Math.abs(pair.value) }))
    .sort((a, b) => Number(b.p < MODEL_ALPHA) - Number(a.p < MODEL_ALPHA) || b.size - a.size);
  const [top] = known;
  const constant = names.filter((_, at) => coefficient[at]![at] === null);
  return modelNotes({
    meaning: top && [
      claims.strongest.tell(language, top, () => ({
        first: top.first,
        second: top.second,
        value: formatNumber(coefficientFormat, top.value, language),
      })),
      claims.faint.tell(language, top),
      claims.none.tell(language, top),
    ],
    warnings: [
      claims.constant.tell(language, constant.length, () => constant),
      claims.few.tell(language, Math.min(...pairs.map(pair => pair.people))),
      claims.unweighted.tell(language, isUnweighted === true),
    ],
    footnotes: [
      modelResultTexts[language].stars,
      pairs.length > 1 ? texts.manyPairs : undefined,
      method === 'partial' ? texts.listwise : undefined,
      base.effective === undefined || isUnweighted ? undefined : texts.weighted,
      texts.cause,
    ],
  });
}
