import type { PostedPrompt, SymposiumSetup } from '@wenshu/api-contract';

type Section = SymposiumSetup['sections'][number];

/** On a board a section opens by its date; in a live talk whoever leads it decides. */
export const hasOpened = ({ kind }: Pick<SymposiumSetup, 'kind'>, { opensAt }: Pick<Section, 'opensAt'>, now: Date) =>
  kind === 'live' || opensAt === null || opensAt <= now.getTime();

/** Whether participants may answer a prompt: its section is open, and no time is over that of it, of its section or of the board. */
export function isPromptOpen(
  setup: SymposiumSetup,
  { sectionId, until }: Pick<PostedPrompt, 'sectionId' | 'until'>,
  now: Date,
): boolean {
  const section = setup.sections.find(one => one.sectionId === sectionId);
  if (section && !hasOpened(setup, section, now)) return false;
  return [until, section?.closesAt ?? null, setup.endsAt].every(moment => moment === null || moment >= now.getTime());
}

export const isAskedOf = ({ toSeatIds }: Pick<PostedPrompt, 'toSeatIds'>, seatId: string): boolean =>
  toSeatIds === null || toSeatIds.includes(seatId);
