import type { XlsxRow } from '@wenshu/data-files';
import {
  buildFlow,
  combinationsOf,
  describeAxis,
  type Id,
  inOrder,
  type LiveTotal,
  type Questionnaire,
  type Quota,
  type QuotaMatch,
} from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { quotaTexts } from '@wenshu/texts/design/quota';
import { quotaFileTexts } from '@wenshu/texts/design/quota-file';
import type { CellRow } from '../live-settings/index.ts';

interface QuotaFigures {
  readonly document: Questionnaire;
  /** As they are filled now; one that was not published yet has no row. */
  readonly cells: readonly (CellRow & { readonly count: number })[];
  readonly total: LiveTotal;
  /** Whether what has come is told. Sizes are the design's, and always are. */
  readonly isFillTold: boolean;
  readonly language: Language;
}

/** The total, then every quota cell by cell, in the order of the quota page. */
export function quotaRows({ document, cells, total, isFillTold, language }: QuotaFigures): XlsxRow[] {
  const words = quotaTexts[language];
  const live = new Map(cells.map(cell => [cell.cellId, cell]));
  const cellNames = namesOfCells(document, language);
  const rows = inOrder(document.quotas).flatMap(quota =>
    inOrder(quota.cells).map(cell => {
      const { size, count, isClosed } = live.get(cell.id) ?? { ...cell, count: 0 };
      const { axes, name } = cellNames.get(cell.id)!;
      return [
        ...[quota.title, words.kinds[quota.kind], axes.map(id => axisName(document, id)).join(' × ')],
        ...[name, ...figures({ size, count, isClosed: isClosed === true, isFillTold }, quota, language)],
        words.whenFullNames[quota.whenFull],
      ];
    }),
  );
  const whole = [
    words.total.title,
    null,
    null,
    null,
    ...figures({ ...total, isClosed: false, isFillTold }, undefined, language),
  ];
  return [[...whole, null], ...rows];
}

interface CellName {
  readonly quota: string;
  /** What the cell is made of, in the survey's order. */
  readonly axes: readonly Id[];
  readonly name: string;
}

/** What people call the cells, by id, in the order of the quota page. */
export function namesOfCells(document: Questionnaire, language: Language): ReadonlyMap<string, CellName> {
  const words = quotaTexts[language];
  const order = axisOrder(document);
  return new Map(
    inOrder(document.quotas).flatMap(quota =>
      inOrder(quota.cells).map(cell => {
        const matches = combinationsOf(cell.match);
        const axes = order.filter(id => matches.some(match => match[id] !== undefined));
        const inWords = (match: QuotaMatch) =>
          axes
            .flatMap(id => (match[id] === undefined ? [] : [describeAxis(document.questions[id], match[id], words)]))
            .join(' × ');
        return [cell.id, { quota: quota.title, axes, name: matches.map(inWords).join(' + ') }] as const;
      }),
    ),
  );
}

/** Size, count, open places, share of the size that is reached, state. A size of 0 is none: nothing is open or reached of it. */
function figures(
  { size, count, isClosed, isFillTold }: LiveTotal & Pick<QuotaFigures, 'isFillTold'> & { readonly isClosed: boolean },
  quota: Pick<Quota, 'whenFull'> | undefined,
  language: Language,
): (string | number | null)[] {
  const { states } = quotaFileTexts[language];
  const limit = size > 0 ? size : quotaTexts[language].unlimited;
  if (!isFillTold) return [limit, null, null, null, isClosed ? states.closed : null];
  const isFull = size > 0 && count >= size && quota?.whenFull !== 'continue';
  const open = size > 0 ? Math.max(0, size - count) : null;
  return [
    ...[limit, count, isClosed ? 0 : open],
    ...[size > 0 ? count / size : null, isClosed ? states.closed : isFull ? states.full : states.open],
  ];
}

/** The survey's own: a stored match has forgotten in which order its axes were named. */
function axisOrder(document: Questionnaire): Id[] {
  const { questions } = buildFlow(document, {
    scrollId: '',
    versionTime: 0,
    languageId: document.baseLanguageId,
  });
  return [...questions.map(({ id }) => id), ...inOrder(document.calculations).map(({ id }) => id)];
}

function axisName({ questions, calculations }: Questionnaire, axisId: Id): string {
  const question = questions[axisId];
  return question
    ? [question.seqName, question.title.text].filter(Boolean).join(' ')
    : (calculations[axisId]?.name ?? axisId);
}
