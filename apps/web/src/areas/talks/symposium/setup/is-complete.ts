import type { SymposiumSetup } from '@wenshu/api-contract';

/** Whether nothing that must be there is blank: the server would refuse it. */
export function isComplete({ kind, sections, beginsAt, endsAt }: SymposiumSetup): boolean {
  if (kind === 'board' && endsAt !== null && endsAt <= beginsAt) return false;
  return sections.every(({ title, prompts }) => title.trim() !== '' && prompts.every(({ text }) => text.trim() !== ''));
}

/** Puts one of a list a place further up or down; at the end it stays. */
export function moved<Item>(list: readonly Item[], index: number, step: 1 | -1): Item[] {
  const next = [...list];
  const [item] = next.splice(index, 1);
  if (item !== undefined) next.splice(Math.max(0, Math.min(next.length, index + step)), 0, item);
  return next;
}
