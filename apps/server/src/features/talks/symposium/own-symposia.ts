import type { Queryable } from '../../../platform/database/database.ts';
import { listCreatedBy } from '../../design/questionnaire-design/index.ts';
import { listMessagesOf } from './rows/message.repository.ts';
import { findRoom } from './rows/room.repository.ts';
import { listSeats } from './rows/seat.repository.ts';
import { listStimuli } from './rows/stimulus.repository.ts';

/** A person's symposia as JSON: how they are set up, who has a seat, and what was said; one at a time. No code stands in it. */
export async function* ownSymposia(db: Queryable, personId: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from('{"symposia":[');
  let count = 0;
  for (const { scrollId } of await listCreatedBy(db, personId)) {
    const room = await findRoom(db, scrollId);
    if (!room) continue;
    const seats = (await listSeats(db, scrollId)).map(({ codeSealed: _sealed, ...seat }) => seat);
    const said = await listMessagesOf(
      db,
      scrollId,
      seats.map(({ seatId }) => seatId),
    );
    const stimuli = await listStimuli(db, scrollId);
    yield Buffer.from(`${count++ > 0 ? ',' : ''}\n${JSON.stringify({ room, seats, stimuli, said })}`);
  }
  yield Buffer.from(']}\n');
}
