import type { ComponentType } from 'react';
import { AddButton } from '../nodes/add-button.tsx';
import { NodeCard } from '../nodes/node-card.tsx';
import type { AdderProps, NodeViewProps, NodeViews } from '../open/node-views.ts';
import { EvidenceCard } from './evidence-card.tsx';
import { QuoteButton } from './quote-button.tsx';

/** Kinds of nodes that are shown in a way of their own; all others are cards with their fields. */
const OWN_VIEWS: Partial<Record<string, ComponentType<NodeViewProps>>> = { evidence: EvidenceCard };

/** Kinds that do not begin empty. */
const OWN_ADDERS: Partial<Record<string, ComponentType<AdderProps>>> = { evidence: QuoteButton };

export const nodeViews: NodeViews = {
  viewOf: kind => OWN_VIEWS[kind] ?? NodeCard,
  adderOf: kind => OWN_ADDERS[kind] ?? AddButton,
};
