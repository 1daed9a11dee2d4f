import { type FlowItem, type FlowRow, readSetting } from '@wenshu/survey-core/answering';

/** The code of an option or row in the data: its number, or its place while the survey was never published. */
export function codeOf(parts: readonly (FlowItem | FlowRow)[], id: string): number | null {
  const index = parts.findIndex(part => part.id === id);
  const part = parts[index];
  return part ? (readSetting(part.settings, 'optionNumber') ?? index + 1) : null;
}

export function valueLabels(parts: readonly (FlowItem | FlowRow)[]): { value: number; label: string }[] {
  return parts.map(part => ({ value: codeOf(parts, part.id)!, label: part.title.text }));
}

export function hasOption(parts: readonly (FlowItem | FlowRow)[], id: unknown): id is string {
  return parts.some(part => part.id === id);
}

/** The longest text that an option's blank takes. */
export const MAX_BLANK_LENGTH = 500;
