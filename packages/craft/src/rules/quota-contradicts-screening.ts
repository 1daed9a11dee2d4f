import type { AxisMatch, Id, Quota, QuotaCell, QuotaMatch } from '@wenshu/survey-core';
import type { Survey } from '../reading/read-survey.ts';
import type { ShapeRule } from './craft-rule.ts';

/**
 * A cell of people who are sent away before they are counted stays empty for ever, and the sample is never full. Which of the two is the
 * mistake only its author knows.
 */
export const quotaContradictsScreening: ShapeRule = {
  rule: 'quota-contradicts-screening',
  reads: 'shape',
  find(survey) {
    const gone = new Set(survey.screenings.flatMap(({ endingItemIds }) => endingItemIds));
    if (gone.size === 0) return [];
    return Object.values(survey.document.quotas).flatMap(quota => {
      const cells = Object.values(quota.cells).filter(
        cell => !cell.isClosed && optionsOf(cell).some(id => gone.has(id)),
      );
      return cells.length === 0 ? [] : [finding(survey, quota, cells, gone)];
    });
  },
};

function finding(survey: Survey, quota: Quota, cells: readonly QuotaCell[], gone: ReadonlySet<Id>) {
  const itemIds = [...new Set(cells.flatMap(optionsOf).filter(id => gone.has(id)))];
  const asked = survey.questions.find(({ options }) => options.some(({ id }) => itemIds.includes(id)));
  const words = asked?.options.filter(({ id }) => itemIds.includes(id)).map(({ text }) => text) ?? [];
  return {
    reason: 'as-found',
    at: { ...(asked && { questionId: asked.id }), itemIds, quotaId: quota.id, cellIds: cells.map(({ id }) => id) },
    words: words.join(survey.language === 'en' ? ', ' : '、'),
    against: quota.title,
    certainty: 'certain',
  } as const;
}

function optionsOf({ match }: QuotaCell): Id[] {
  const combinations: readonly QuotaMatch[] = Array.isArray(match) ? match : [match as QuotaMatch];
  return combinations.flatMap(one => Object.values(one).flatMap(idsOf));
}

const idsOf = (axis: AxisMatch): readonly Id[] => (typeof axis === 'string' ? [axis] : Array.isArray(axis) ? axis : []);
