import type { DataPart } from '@wenshu/survey-core/answering';
import type { LocationAnswer } from './answer.ts';

/** Degrees north and east, the address, and the place of the list: its code and its name. */
export const data: DataPart<never, LocationAnswer> = {
  summary: { kind: 'places', chart: 'map' },
  variables: ({ question }) => [
    { key: '#latitude', name: '_latitude', label: `${question.title.text} (°N)`, measure: 'scale' },
    { key: '#longitude', name: '_longitude', label: `${question.title.text} (°E)`, measure: 'scale' },
    { key: '#address', name: '_address', label: question.title.text, measure: 'text' },
    { key: '#area', name: '_area', label: `${question.title.text} (GB/T 2260)`, measure: 'text' },
    { key: '#areaName', name: '_areaName', label: question.title.text, measure: 'text' },
  ],
  values: () => answer => [
    answer?.latitude ?? null,
    answer?.longitude ?? null,
    answer?.address?.trim() || null,
    answer?.area ?? null,
    answer?.areaName ?? null,
  ],
};
