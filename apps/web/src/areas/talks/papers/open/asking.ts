import type { CallData, paperHelpCalls } from '@wenshu/api-contract';
import type { ProposedNode } from '@wenshu/papers';

type Answered = CallData<typeof paperHelpCalls.propose>;

export interface Asked {
  readonly ask: string;
  readonly nodeId: string | undefined;
}

/** What is left of an answer: what was accepted or put away is out of it. */
export interface Offered extends Asked, Pick<Answered, 'dropped' | 'helped'> {
  readonly proposals: readonly ProposedNode[];
  readonly hadAny: boolean;
}

export interface Asking {
  readonly isBusy: boolean;
  readonly asked: Asked | undefined;
  readonly offered: Offered | undefined;
  /** There is something to look at: it is being worked on, or there. */
  readonly isOpen: boolean;
  ask(ask: string, nodeId?: string): Promise<void>;
  stop(): void;
  close(): void;
  /** Takes proposals out of what is offered. */
  settle(done: readonly ProposedNode[]): void;
}
