import { type InviteKind, mergeFields, type SymposiumSetup } from '@wenshu/api-contract';
import { localTimeIn, writtenIn } from '@wenshu/survey-core';
import type { Language } from '@wenshu/texts';
import { symposiumMailTexts } from '@wenshu/texts/talks/symposium-mails';
import type { Room } from '../rows/room.repository.ts';

export interface WrittenInvite {
  readonly subject: string;
  readonly text: string;
}

/** Known of the symposium itself; the name of who is asked comes besides. */
export interface InviteFacts {
  readonly symposium: string;
  readonly time: string;
  readonly length: string;
}

export const languageOfRoom = ({ languageId }: Pick<Room, 'languageId'>): Language =>
  writtenIn({ baseLanguageId: languageId, languages: {} });

/** When it is, as its people read it: in the room’s own zone, which is named. */
export function inviteFacts({ setup, languageId }: Pick<Room, 'setup' | 'languageId'>, symposium: string): InviteFacts {
  const t = symposiumMailTexts[languageOfRoom({ languageId })];
  const { timeZone, beginsAt, endsAt, minutes } = setup;
  const say = (at: number) => localTimeIn(new Date(at), timeZone).slice(0, 'YYYY-MM-DDTHH:MM'.length).replace('T', ' ');
  const begins = say(beginsAt);
  return {
    symposium,
    time: endsAt === null ? t.at({ time: begins, timeZone }) : t.between({ from: begins, to: say(endsAt), timeZone }),
    length: endsAt === null ? t.minutes({ count: minutes }) : t.days({ count: daysOf(setup) }),
  };
}

const DAY_MS = 86_400_000;
const daysOf = ({ beginsAt, endsAt }: SymposiumSetup) =>
  Math.max(1, Math.ceil(((endsAt ?? beginsAt) - beginsAt) / DAY_MS));

/** The words to begin with. */
export const proposedInvite = (room: Pick<Room, 'languageId' | 'setup'>, kind: InviteKind): WrittenInvite =>
  symposiumMailTexts[languageOfRoom(room)].proposed[room.setup.kind][kind];

/** With what is known of the symposium; of each person only their name is filled in later. */
export function filledInvite(
  { subject, text }: WrittenInvite,
  { symposium, time, length }: InviteFacts,
): WrittenInvite {
  const fill = (field: string) => {
    if (field === 'name') return '{name}';
    return { symposium, time, length, survey: symposium }[field] ?? '';
  };
  return { subject: mergeFields(subject, fill), text: mergeFields(text, fill) };
}

/** To one person: its paragraphs, after which the link stands. A name with a line break in it begins no header. */
export function inviteTo({ subject, text }: WrittenInvite, name: string) {
  const fill = (field: string) => (field === 'name' ? name : '');
  return {
    subject: mergeFields(subject, fill).replaceAll(/\s+/g, ' ').trim(),
    paragraphs: mergeFields(text, fill)
      .split(/\n[ \t]*\n/)
      .map(part => part.trim())
      .filter(part => part !== ''),
  };
}
