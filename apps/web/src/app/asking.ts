import type { AccessState, MissingRight } from '@wenshu/api-contract';
import { create } from 'zustand';

/** A right that can be asked for: of others there is no one to ask. */
export type Askable = MissingRight & { readonly ask: NonNullable<MissingRight['ask']> };

export const isAskable = (missing: MissingRight | undefined): missing is Askable => missing?.ask !== undefined;

interface Asking {
  readonly missing: Askable;
  /** Undefined when it turned out that the right has come already. */
  onAsked?(request: AccessState | undefined): void;
}

/** What the person is about to ask for. Outside React's tree, because the client offers it too. */
export const useAsking = create<{ readonly asking: Asking | undefined }>(() => ({ asking: undefined }));

export const openAsking = (asking: Asking): void => useAsking.setState({ asking });
export const closeAsking = (): void => useAsking.setState({ asking: undefined });
