import type { PaperKind } from '@wenshu/papers';
import { conceptAsks } from './concept/ask-concept.ts';
import { deskAsks } from './desk/ask-desk.ts';
import { outlineAsks } from './outline/ask-outline.ts';
import type { PaperHelp } from './paper-ask.ts';

export const asksByKind: Readonly<Record<PaperKind, Readonly<Record<string, PaperHelp>>>> = {
  outline: outlineAsks,
  'desk-study': deskAsks,
  concept: conceptAsks,
};
