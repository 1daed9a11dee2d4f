import type { QuestionTypeSlug } from '@wenshu/question-types/core';
import { createContext, type PointerEvent, useContext } from 'react';

/** What can be dragged over the canvas, with the words that go along. */
export type Dragged =
  | { readonly kind: 'question' | 'group'; readonly id: string; readonly label: string }
  | { readonly kind: 'type'; readonly type: QuestionTypeSlug; readonly label: string };

/** For a handle's `onPointerDown`. */
export type BeginDrag = (event: PointerEvent<HTMLElement>, dragged: Dragged) => void;

export const DragContext = createContext<BeginDrag>(() => {});

export const useBeginDrag = (): BeginDrag => useContext(DragContext);
