import type { Applied, KindShape, MadeHere } from './document-kind.ts';

/** What the edits of this page wrote and what leads back, by their ids: undo needs it, long after they were saved. */
export class MadeEdits<K extends KindShape> {
  readonly #made: Map<string, MadeHere<K>>;

  constructor(kept: readonly MadeHere<K>[] = []) {
    this.#made = new Map(kept.map(one => [one.editId, one]));
  }

  note(editId: string, { changes, inverse }: Applied<K>): void {
    this.#made.set(editId, { editId, changes, inverse });
  }

  /** Those of a step, oldest first; undefined when one is not known here. */
  find(editIds: readonly string[]): readonly MadeHere<K>[] | undefined {
    const found = editIds.flatMap(id => this.#made.get(id) ?? []);
    return found.length === editIds.length ? found : undefined;
  }

  all(): readonly MadeHere<K>[] {
    return [...this.#made.values()];
  }
}
