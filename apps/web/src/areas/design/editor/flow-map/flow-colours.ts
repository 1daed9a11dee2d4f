import { ruleColours } from '../logic/drafts/rule-colours.ts';
import type { FlowEdge } from './flow-layout.ts';

/** Written as values and not as variables: the saved file stands alone. */
export const paint = {
  ink: '#16282b',
  faint: '#667577',
  line: '#cbc6ba',
  paper: '#fbfaf6',
  surface: '#ffffff',
  pine: '#12605b',
  pineSoft: '#e2efec',
  cinnabarSoft: '#fbeae7',
} as const;

export const edgeStrokes: Readonly<Record<FlowEdge['kind'], { stroke: string; strokeDasharray?: string }>> = {
  jump: { stroke: ruleColours.jump },
  'screen-out': { stroke: ruleColours['screen-out'] },
  display: { stroke: ruleColours.display, strokeDasharray: '6 4' },
  reference: { stroke: ruleColours['option-reference'], strokeDasharray: '2 4' },
  loop: { stroke: ruleColours['question-relation'] },
};
