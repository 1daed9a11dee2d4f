import { type DataPart, type FlowItem, flatItems } from '@wenshu/survey-core/answering';
import { codesOf } from '../_shared/options.ts';
import type { CascadeAnswer } from './answer.ts';
import type { CascadeSetting } from './settings.ts';

/** One nominal variable per layer. Codes are numbered over all layers, so one code means one place in the tree. */
export const data: DataPart<CascadeSetting, CascadeAnswer> = {
  summary: { kind: 'options', chart: 'bar' },
  variables: ({ question }) => {
    const codes = codesOf(flatItems(question.items));
    return layersOf(question.items).map((layer, index) => ({
      key: `#${index + 1}`,
      name: `_${index + 1}`,
      label: question.title.text,
      part: { is: 'level', number: index + 1 },
      measure: 'nominal',
      valueLabels: layer.map(item => ({ value: codes.get(item.id)!, label: item.title.text, itemId: item.id })),
      reads: [{ as: 'selected' }],
    }));
  },
  values: ({ question }) => {
    const codes = codesOf(flatItems(question.items));
    const layers = layersOf(question.items);
    return answer => layers.map((_layer, index) => codes.get(answer?.path[index] ?? '') ?? null);
  },
};

function layersOf(items: readonly FlowItem[]): readonly (readonly FlowItem[])[] {
  const layers: (readonly FlowItem[])[] = [];
  for (let layer = items; layer.length > 0; layer = layer.flatMap(item => item.children ?? [])) layers.push(layer);
  return layers;
}
