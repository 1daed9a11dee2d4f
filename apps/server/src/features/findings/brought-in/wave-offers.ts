import type { WaveOffers } from '@wenshu/analysis';
import type { LaidColumn } from '@wenshu/survey-core';
import type { BroughtData } from './brought-data.ts';

/** What each wave of the data offered, by the options that it has become. */
export function waveOffers({ questions, offered }: BroughtData, columns: readonly LaidColumn[]): WaveOffers[] {
  return offered.map(({ wave, options }) => ({
    wave,
    offers: Object.fromEntries(
      questions.flatMap((question, place) => {
        const places = options[place];
        const { questionId, itemIds } = columns[place]!;
        if (!places || question.options.length === 0) return [];
        return [[questionId, [...new Set(places.map(option => itemIds[option]!))]]];
      }),
    ),
  }));
}
