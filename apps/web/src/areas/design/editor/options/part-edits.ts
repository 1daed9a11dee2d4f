import {
  type CommandCall,
  type CommandInput,
  type Item,
  inOrder,
  orderAfter,
  ordersBetween,
  type Question,
  type RichText,
  type Row,
} from '@wenshu/survey-core';
import type { questionnaireDefaultTexts } from '@wenshu/texts/design/questionnaire-defaults';
import { newId } from '../../document/reading/new-id.ts';
import { groupOf, type ListName, parentOf, partLines } from '../../document/reading/part-rows.ts';
import { stripSpecial } from '../../document/reading/strip-special.ts';
import type { Run } from '../../document/state/use-run.ts';
import type { Side } from '../drag/place-at.ts';
import { dropPart, shiftLevel, stepPart } from './move-part.ts';

type Texts = (typeof questionnaireDefaultTexts)['zh'] | (typeof questionnaireDefaultTexts)['en'];

/** Where new parts come: after that one and beside it; at the end of a group, below an option, or at the end of the list. */
export interface PartPlace {
  readonly afterId?: string;
  readonly groupId?: string | undefined;
  readonly parentId?: string | undefined;
}

/** Whose options or rows they are, and the question as it is when one of the commands is made. */
export interface PartSource {
  readonly questionId: string;
  readonly list: ListName;
  /** Labels are names: no blanks in them. */
  readonly isName: boolean;
  now(): Question;
}

/**
 * What a list of options or rows does, as commands. They ask for the question when they are made, so they stay the same while it
 * changes and its lines need not be drawn anew. Additions give back the id of the last new part, to put the cursor there.
 */
export function partEdits({ questionId, list, isName, now }: PartSource, run: Run, t: Texts) {
  const partsNow = () => inOrder<Item | Row>(now()[list]);
  const isMoved = (command: CommandCall | undefined): boolean => {
    if (command) run(command.name, command.input);
    return command !== undefined;
  };
  const addTexts = (texts: readonly string[], place: PartPlace): string => {
    const parts = partsNow();
    const beside = place.afterId === undefined ? undefined : now()[list][place.afterId];
    const groupId = beside ? groupOf(beside) : place.groupId;
    const parentId = beside ? parentOf(beside) : place.parentId;
    const orders = placesAfter(parts, place.afterId, texts.length);
    const ids = texts.map(newId);
    const common = (text: string, index: number) => ({ order: orders[index]!, title: { text } });
    if (list === 'items')
      run('addItems', {
        questionId,
        items: texts.map((text, index) => ({
          itemId: ids[index]!,
          ...common(text, index),
          ...(groupId && { itemGroupId: groupId }),
          ...(parentId && { parentItemId: parentId }),
        })),
      });
    else {
      const hasRight = parts.some(part => 'rightTitle' in part && part.rightTitle);
      run('addChildren', {
        questionId,
        rows: texts.map((text, index) => ({
          rowId: ids[index]!,
          ...common(text, index),
          ...(groupId && { rowGroupId: groupId }),
          ...(hasRight && { rightTitle: { text: t.newRightTitle(parts.length + index + 1) } }),
        })),
      });
    }
    return ids.at(-1)!;
  };
  const newText = () => {
    const text = (list === 'items' ? t.newOption : t.newRow)(partsNow().length + 1);
    return isName ? stripSpecial(text).text : text;
  };
  return {
    addTexts,
    add: (place: PartPlace) => addTexts([newText()], place),
    rename: (id: string, title: RichText) =>
      list === 'items'
        ? run('updateItemTitle', { questionId, itemId: id, title })
        : run('updateChildrenList', { questionId, rows: [{ rowId: id, title }] }),
    renameRight: (rowId: string, rightTitle: RichText) =>
      run('updateChildrenList', { questionId, rows: [{ rowId, rightTitle }] }),
    step: (id: string, by: -1 | 1) => isMoved(stepPart(now(), list, id, by)),
    drop: (id: string, overId: string, side: Side) => isMoved(dropPart(now(), list, id, overId, side)),
    shift: (id: string, by: -1 | 1) => isMoved(shiftLevel(now(), id, by)),
    remove: (id: string) =>
      list === 'items'
        ? run('deleteItems', { questionId, itemIds: [id] })
        : run('deleteChildren', { questionId, rowIds: [id] }),
    /** The part before it on the screen, or the one after the first: where the cursor goes when it is removed. */
    neighbourOf: (id: string): string | undefined => {
      const ids = partLines(now(), list)
        .filter(line => line.kind === 'part')
        .map(line => line.id);
      return ids[ids.indexOf(id) - 1] ?? ids[ids.indexOf(id) + 1];
    },
    set: (id: string, settings: CommandInput<'updateSettings'>['settings']) =>
      run('updateSettings', { questionId, [list === 'items' ? 'itemId' : 'rowId']: id, settings }),
    score: (itemId: string, score: number | null) => run('updateItemScore', { questionId, itemId, score }),
    toGroup: (id: string, groupId: string | null) => {
      const order = orderAfter(partsNow(), undefined);
      if (list === 'items') run('moveItems', { questionId, moves: [{ itemId: id, order, itemGroupId: groupId }] });
      else run('moveChildren', { questionId, moves: [{ rowId: id, order, rowGroupId: groupId }] });
    },
  };
}

export type PartEdits = ReturnType<typeof partEdits>;

/** Keys for several new parts behind one another, between it and its next sibling. */
function placesAfter(parts: readonly { id: string; order: string }[], afterId: string | undefined, count: number) {
  if (afterId === undefined) return ordersBetween(parts.at(-1)?.order ?? null, null, count);
  const before = parts.find(part => part.id === afterId)?.order ?? null;
  const next = parts.find(part => before !== null && part.order > before)?.order ?? null;
  return ordersBetween(before, next, count);
}
