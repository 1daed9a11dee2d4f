import { createStore } from 'zustand/vanilla';

/** Where one is in the report, on this page alone. */
export interface BuilderView {
  readonly pageId: string;
  readonly selected: readonly string[];
  /** The text that is being written. */
  readonly writing: string | undefined;
}

export const createBuilderView = (pageId: string) =>
  createStore<BuilderView>(() => ({ pageId, selected: [], writing: undefined }));
