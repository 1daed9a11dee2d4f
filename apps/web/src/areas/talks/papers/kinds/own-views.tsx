import type { ComponentType } from 'react';
import type { NodeViewProps } from '../nodes/node-card.tsx';
import { EvidenceCard } from './evidence-card.tsx';
import { QuoteButton } from './quote-button.tsx';

/** Kinds of nodes that are shown in a way of their own; all others are cards with their fields. */
export const OWN_VIEWS: Partial<Record<string, ComponentType<NodeViewProps>>> = { evidence: EvidenceCard };

interface AdderProps {
  readonly parent: string | null;
  readonly kind: string;
}

/** Kinds that do not begin empty. */
export const OWN_ADDERS: Partial<Record<string, ComponentType<AdderProps>>> = { evidence: QuoteButton };
