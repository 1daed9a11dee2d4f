import type { RuleKind } from './rule-draft.ts';

/** A kind of rule has one colour, in the list and on the map. Values and not variables: a saved map stands alone. */
export const ruleColours: Readonly<Record<RuleKind, string>> = {
  display: '#97500f',
  jump: '#12605b',
  'screen-out': '#b5382a',
  'option-reference': '#3d5a99',
  'question-relation': '#6b3f8f',
};
