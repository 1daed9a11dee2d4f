import type { BoardProgress, SymposiumSetup } from '@wenshu/api-contract';
import type { Queryable } from '../../../../platform/database/database.ts';
import { calledOf } from '../room/present-room.ts';
import { isAskedOf, isPromptOpen } from '../room/prompt-times.ts';
import type { KeptPrompt } from '../rows/message.repository.ts';
import type { Room } from '../rows/room.repository.ts';
import { listSeats, type Seat } from '../rows/seat.repository.ts';
import { listDone, listPrompts } from './board.repository.ts';

interface BoardNow {
  readonly setup: SymposiumSetup;
  readonly prompts: readonly KeptPrompt[];
  readonly seats: readonly Seat[];
  /** `<seat> <prompt>` */
  readonly done: ReadonlySet<string>;
  readonly now: Date;
}

export async function readBoard(db: Queryable, { scrollId, setup }: Room, now: Date): Promise<BoardNow> {
  const seats = (await listSeats(db, scrollId)).filter(
    ({ audience, removedAt }) => audience === 'participant' && removedAt === null,
  );
  return {
    setup,
    seats,
    now,
    prompts: inGuide(setup, await listPrompts(db, scrollId)),
    done: await listDone(db, scrollId),
  };
}

/** As the guide has them, and behind them what was asked besides. */
function inGuide({ sections }: SymposiumSetup, prompts: readonly KeptPrompt[]): readonly KeptPrompt[] {
  const prepared = sections.flatMap(section => section.prompts.map(({ promptId }) => promptId));
  const placeOf = ({ promptId }: KeptPrompt) => {
    const place = prepared.indexOf(promptId);
    return place < 0 ? prepared.length : place;
  };
  return prompts.toSorted((one, other) => placeOf(one) - placeOf(other));
}

/** Who has done what: each participant by each question that was put. */
export function progressOf({ setup, prompts, seats, done, now }: BoardNow): BoardProgress {
  const titles = new Map(setup.sections.map(({ sectionId, title }) => [sectionId, title]));
  return {
    prompts: prompts.map(({ prompt }) => ({
      promptId: prompt.promptId,
      text: prompt.text,
      section: titles.get(prompt.sectionId ?? '') ?? '',
      isOpen: isPromptOpen(setup, prompt, now),
    })),
    rows: seats.map(seat => ({
      seatId: seat.seatId,
      name: calledOf(seat),
      lastHereAt: seat.lastHereAt?.getTime() ?? null,
      remindedAt: seat.remindedAt?.getTime() ?? null,
      cells: prompts.map(({ prompt }) => {
        if (!isAskedOf(prompt, seat.seatId)) return null;
        return done.has(`${seat.seatId} ${prompt.promptId}`);
      }),
    })),
  };
}

/** What is open for somebody and not done yet. */
export const leftOf = (
  { setup, prompts, done, now }: BoardNow,
  { seatId }: Pick<Seat, 'seatId'>,
): readonly KeptPrompt[] =>
  prompts.filter(
    ({ prompt }) =>
      isAskedOf(prompt, seatId) && isPromptOpen(setup, prompt, now) && !done.has(`${seatId} ${prompt.promptId}`),
  );
