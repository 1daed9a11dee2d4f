import { lazy } from 'react';
import type { TypeEditor } from './_shared/type-editor.ts';
import type { QuestionTypeSlug } from './answering.ts';

export {
  type EditorPanelProps,
  PALETTE_FAMILIES,
  type PaletteFamily,
  type TypeEditor,
} from './_shared/type-editor.ts';

/** How each type is edited. Panels load when a question of theirs is selected. */
export const typeEditors = {
  blink: { family: 'media', mark: 'none' },
  bpto: { family: null, mark: 'none' },
  // What only a solution makes is not in the palette.
  cascade: { family: 'choice', mark: 'none', layers: 'always' },
  cbc: { family: null, mark: 'none' },
  'contrast-scale': { family: 'matrix', mark: 'point', optionsAre: 'points' },
  cpc: { family: null, mark: 'none' },
  date: { family: 'text', mark: 'none' },
  dropdown: { family: 'choice', mark: 'radio', hasOptionGroups: true, layers: 'optional' },
  evaluation: {
    family: 'scale',
    mark: 'tag',
    optionsAre: 'tags',
    hidesOptions: true,
    panel: lazy(() => import('./evaluation/editor.tsx').then(part => ({ default: part.EvaluationEditor }))),
  },
  'file-upload': { family: 'media', mark: 'none' },
  'fill-in': { family: 'text', mark: 'none' },
  'horizontal-fill-in': { family: 'text', mark: 'blank', optionsAre: 'blanks' },
  'image-upload': { family: 'media', mark: 'none' },
  kano: { family: null, mark: 'none' },
  'image-hotspot': {
    family: 'media',
    mark: 'none',
    optionsAre: 'regions',
    panel: lazy(() => import('./image-hotspot/editor.tsx').then(part => ({ default: part.ImageHotspotEditor }))),
  },
  label: {
    family: 'advanced',
    mark: 'tag',
    optionsAre: 'labels',
    panel: lazy(() => import('./label/editor.tsx').then(part => ({ default: part.LabelEditor }))),
  },
  location: { family: 'advanced', mark: 'none' },
  'matrix-dropdown': { family: 'matrix', mark: 'column', optionsAre: 'columns', layers: 'always' },
  'matrix-fill-in': { family: 'matrix', mark: 'blank', optionsAre: 'columns' },
  'matrix-multiple': { family: 'matrix', mark: 'checkbox', hasOptionGroups: true },
  'matrix-scale': { family: 'matrix', mark: 'point', optionsAre: 'points' },
  'matrix-single': { family: 'matrix', mark: 'radio', hasOptionGroups: true },
  maxdiff: { family: null, mark: 'none' },
  'multi-dropdown': { family: 'choice', mark: 'checkbox', hasOptionGroups: true, layers: 'optional' },
  'multi-fill-in': { family: 'text', mark: 'blank', optionsAre: 'blanks' },
  'multiple-choice': { family: 'choice', mark: 'checkbox', hasOptionGroups: true, layers: 'optional' },
  nps: { family: 'scale', mark: 'none' },
  'page-break': { family: 'layout', mark: 'none' },
  psm: { family: null, mark: 'none' },
  ranking: { family: 'choice', mark: 'number', hasOptionGroups: true },
  rating: { family: 'scale', mark: 'none' },
  ruler: { family: 'scale', mark: 'point', optionsAre: 'scaleItems' },
  scale: { family: 'scale', mark: 'point', optionsAre: 'points' },
  signature: { family: 'media', mark: 'none' },
  'single-choice': { family: 'choice', mark: 'radio', hasOptionGroups: true, layers: 'optional' },
  'text-note': { family: 'layout', mark: 'none' },
  'three-d-display': { family: 'media', mark: 'none' },
  'video-upload': { family: 'media', mark: 'none' },
  weighting: { family: 'scale', mark: 'number', optionsAre: 'scaleItems' },
} satisfies Record<QuestionTypeSlug, TypeEditor>;
