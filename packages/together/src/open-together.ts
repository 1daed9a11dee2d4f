import { type Applied, isRefused, type KindShape, type MadeHere } from './document-kind.ts';
import { openQueue, type QueueOpening } from './edit-queue.ts';
import { MadeEdits } from './made-here.ts';
import { withStep } from './undo-steps.ts';
import type { UnsavedEdit, WorkState } from './work-state.ts';

export interface Opening<K extends KindShape> extends QueueOpening<K> {
  /** Of an earlier page load: what its steps of undo are made of. */
  readonly keptMade?: readonly MadeHere<K>[] | undefined;
  newId(): string;
}

/** What came of a press of undo or redo. */
export type Taken<K extends KindShape> =
  | { readonly outcome: 'done'; readonly step: K['step'] }
  /** There is nothing to take back; somebody has written there since. */
  | { readonly outcome: 'nothing' | 'changed-since' };

export type Together<K extends KindShape> = ReturnType<typeof openTogether<K>>;

/**
 * One document of any kind while a person works on it with others. Edits are made at once and go to the server one after another, each
 * under an id of its own and with the version it was made on; they survive a reload. What others wrote meanwhile is never written over:
 * the edit is set aside for the person to decide.
 */
export function openTogether<K extends KindShape>({ keptMade, newId, ...opening }: Opening<K>) {
  const { kind, get, patch, now } = opening;
  const made = new MadeEdits<K>(keptMade);
  const { push, keep, lastUntried, ...queue } = openQueue<K>(opening);

  /** Makes an edit upon what the person sees. */
  const enqueue = (edit: K['edit']): Applied<K> | K['problem'] => {
    const applied = kind.apply(get().document, edit);
    if (!isRefused(applied)) send(edit, applied);
    return applied;
  };

  const send = (edit: K['edit'], applied: Applied<K>, isInPlaceOfLast = false) => {
    made.note(edit.editId, applied);
    push(edit, applied, isInPlaceOfLast);
  };

  /** What waits and has not been tried can still be gone on with, as long as one undo takes both back. */
  const goOnWithLast = (edit: K['edit'], step: K['step']): K['edit'] | undefined => {
    const [last, lastStep] = [lastUntried(), get().undoable.at(-1)];
    if (!last || !lastStep || lastStep.editIds.at(-1) !== last.edit.editId) return undefined;
    const joined = kind.goesOn(lastStep, step) ? kind.join?.(last.edit, edit) : undefined;
    const applied = joined && kind.apply(last.before(), joined);
    if (!applied || isRefused(applied)) return undefined;
    send(joined, applied, true);
    return joined;
  };

  /** Makes an edit, with what follows from it; the step that one undo takes back. */
  const makeStep = (edit: K['edit']): K['step'] | K['problem'] => {
    const before = get().document;
    const applied = kind.apply(before, edit);
    if (isRefused(applied)) return applied;
    const step = kind.stepOf({ edit, applied, before, atMs: now() });
    const joined = goOnWithLast(edit, step);
    if (!joined) send(edit, applied);
    const next = kind.consequence?.(get().document, edit, applied);
    const followed = next && !isRefused(enqueue(next)) ? [next.editId] : [];
    return { ...step, editIds: [(joined ?? edit).editId, ...followed] };
  };

  const addStep = (step: K['step']) =>
    patch({ undoable: withStep<K['step']>(get().undoable, step, kind.goesOn), redoable: [] });

  const make = (edit: K['edit']): K['problem'] | undefined => {
    const step = makeStep(edit);
    if (isRefused(step)) return step;
    addStep(step);
    return undefined;
  };

  /** Several edits as one step: all of them, or, when one is refused, none. */
  const makeAll = (edits: readonly K['edit'][]): K['problem'] | undefined => {
    let { document } = get();
    // Tried first: a refusal in the middle would leave half of it done.
    for (const edit of edits) {
      const attempt = kind.apply(document, edit);
      if (isRefused(attempt)) return attempt;
      document = attempt.document;
    }
    const steps = edits.map(makeStep).filter((step): step is K['step'] => !isRefused(step));
    if (steps.length > 0) {
      const editIds = steps.flatMap(step => step.editIds);
      addStep(kind.joined(steps, editIds));
    }
    return undefined;
  };

  /** The way back of the last step, as edits of their own: taking those back is redo. */
  const takeStep = (from: 'undoable' | 'redoable', to: 'undoable' | 'redoable'): Taken<K> => {
    const step = get()[from].at(-1);
    const mine = step && made.find(step.editIds);
    if (!step || !mine) return { outcome: 'nothing' };
    const rest = get()[from].filter(one => one !== step);
    if (kind.stillStands?.(get().document, mine) === false) {
      patch({ [from]: rest } as Partial<WorkState<K>>);
      return { outcome: 'changed-since' };
    }
    const editIds = kind.takeBack(mine, newId).map(edit => {
      enqueue(edit);
      return edit.editId;
    });
    const again = { ...step, editIds, atMs: 0 };
    patch({ [from]: rest, [to]: [...get()[to], again] } as Partial<WorkState<K>>);
    return { outcome: 'done', step };
  };

  return {
    ...queue,
    make,
    makeAll,
    undo: () => takeStep('undoable', 'redoable'),
    redo: () => takeStep('redoable', 'undoable'),
    madeHere: () => made.all(),
    /** Decides about edits that were not taken: made again on what is there now, or given up. What cannot be made stays, and says why. */
    settleUnsaved: (
      decided: readonly UnsavedEdit<K>[],
      decision: 'apply-again' | 'give-up',
    ): K['problem'] | undefined => {
      let problem: K['problem'] | undefined;
      for (const one of decided) {
        const again = () => make(kind.again(one.edit, newId(), queue.confirmed().version));
        const refused = decision === 'apply-again' ? again() : undefined;
        problem ??= refused;
        if (!refused) patch({ unsaved: get().unsaved.filter(other => other !== one) });
      }
      keep();
      return problem;
    },
  };
}
