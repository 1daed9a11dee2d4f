import { useRoom } from '../room-context.ts';

/** Who is writing. Empty it keeps its height, so that nothing jumps. */
export function TypingLine() {
  const { snapshot, me, t } = useRoom();
  const typing = snapshot.seats.filter(seat => seat.isTyping && seat.seatId !== me.seatId);
  const [first] = typing;
  return (
    <p className="typing" aria-hidden="true">
      {typing.length > 2
        ? t.people.manyTyping
        : first && t.people.typing({ name: typing.map(({ name }) => name).join(', ') })}
    </p>
  );
}
