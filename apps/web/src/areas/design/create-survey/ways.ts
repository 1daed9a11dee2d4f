import { CompassIcon, LayersIcon, ListIcon, PenIcon, ReceiptIcon, SparkIcon } from '@wenshu/ui';
import type { ComponentType } from 'react';

export type Way = 'blank' | 'describe' | 'template' | 'solution' | 'word' | 'text';

/** In the order in which they are offered. */
export const ways: readonly (readonly [Way, ComponentType])[] = [
  ['blank', PenIcon],
  ['describe', SparkIcon],
  ['template', LayersIcon],
  ['solution', CompassIcon],
  ['word', ReceiptIcon],
  ['text', ListIcon],
];

/** An import into a questionnaire that is there already. */
export const importWays: readonly Way[] = ['word', 'text', 'solution'];

export const findWay = (text: string | undefined) => ways.find(([way]) => way === text)?.[0];
