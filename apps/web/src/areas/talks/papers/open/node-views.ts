import type { PaperNode } from '@wenshu/papers';
import type { ComponentType } from 'react';

export interface NodeViewProps {
  readonly node: PaperNode;
  readonly number: number;
  /** Of the heading that it stands below. */
  readonly level: 2 | 3 | 4;
}

export interface AdderProps {
  readonly parent: string | null;
  readonly kind: string;
}

/** Handed in by the screen: what lists nodes knows neither a card nor a kind, though cards hold lists. */
export interface NodeViews {
  viewOf(kind: string): ComponentType<NodeViewProps>;
  adderOf(kind: string): ComponentType<AdderProps>;
}
