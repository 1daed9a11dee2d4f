import type { ActivityResults, ReactionSign, RoomState, StreamName } from '@wenshu/api-contract/room-events';
import type { PlacedEvent } from './heard-streams.ts';
import type { Place, RoomView, SeenMessage, SeenPrompt, SeenReaction } from './room-view.ts';

/** What the room was when the page came in, for what is told only when it changes. */
export interface RoomStart {
  readonly state: RoomState;
}

/** What is seen, from what was told. The same events give the same room, on every page and after every reload. */
export function roomOf(events: readonly PlacedEvent[], start: RoomStart): RoomView {
  const changes = changesIn(events);
  const items = new Map<string, SeenMessage | SeenPrompt>();
  const onStage = new Set<string>();
  for (const told of events) {
    const { event, stream, at } = told;
    if (event.kind === 'said') {
      const id = `m ${event.messageId}`;
      const known = items.get(id);
      // In several streams it is one message. What was held stands where it came onto the stage.
      if (known && (stream !== 'stage' || onStage.has(id))) continue;
      if (stream === 'stage') onStage.add(id);
      items.delete(id);
      items.set(id, messageOf(event, placeOf(stream, event.isHeld && !event.isPrivate), changes));
    } else if (event.kind === 'prompt') {
      const id = `p ${event.promptId}`;
      if (items.has(id)) continue;
      const { kind: _, ...prompt } = event;
      const seen: SeenPrompt = {
        ...prompt,
        kind: 'prompt',
        at,
        place: placeOf(stream, event.toSeatIds !== null),
        isReleased: changes.released.has(event.promptId),
        answeredBy: [...(changes.answered.get(event.promptId) ?? [])],
        results: changes.results.get(event.promptId) ?? null,
      };
      items.set(id, seen);
    }
  }
  return {
    state: changes.state ?? start.state,
    sectionId: changes.section?.sectionId ?? null,
    sectionStartedAt: changes.section?.startedAt ?? 0,
    shownStimulusId: changes.shown,
    isRecording: changes.isRecording,
    items: [...items.values()],
  };
}

type Said = Extract<PlacedEvent['event'], { kind: 'said' }>;
type Changes = ReturnType<typeof changesIn>;

function messageOf({ kind: _, ...said }: Said, place: Place, changes: Changes): SeenMessage {
  const text = changes.texts.get(said.messageId);
  const removed = changes.removed.get(said.messageId) ?? null;
  return {
    ...said,
    kind: 'message',
    text: removed ? '' : (text ?? said.text),
    pictureId: removed ? null : said.pictureId,
    place,
    reactions: reactionsOf(changes.reactions.get(said.messageId)),
    isEdited: text !== undefined,
    removed,
    sending: null,
  };
}

/** What is held of the stage belongs to the stage, in the streams of those who may see it already. */
function placeOf(stream: StreamName, isOfStage: boolean): Place {
  if (stream === 'stage' || isOfStage) return { kind: 'stage' };
  if (stream === 'back' || stream === 'desk') return { kind: stream };
  return { kind: 'alone', seatId: stream.slice(1) };
}

/** All that changes something said, wherever it stands: a change may be told in another stream than what it is about. */
function changesIn(events: readonly PlacedEvent[]) {
  const texts = new Map<string, string>();
  const removed = new Map<string, 'by-author' | 'by-moderator'>();
  const reactions = new Map<string, Map<string, ReactionSign>>();
  const released = new Set<string>();
  const answered = new Map<string, Set<string>>();
  const results = new Map<string, ActivityResults | null>();
  let state: RoomState | undefined;
  let section: { readonly sectionId: string; readonly startedAt: number } | undefined;
  let shown: string | null = null;
  let isRecording = false;
  for (const { event } of events) {
    switch (event.kind) {
      case 'edited':
        texts.set(event.messageId, event.text);
        break;
      case 'removed':
        removed.set(event.messageId, event.byModerator ? 'by-moderator' : 'by-author');
        break;
      case 'reacted': {
        const signs = reactions.get(event.messageId) ?? new Map<string, ReactionSign>();
        reactions.set(event.messageId, signs);
        if (event.sign) signs.set(event.seatId, event.sign);
        else signs.delete(event.seatId);
        break;
      }
      case 'released':
        released.add(event.promptId);
        break;
      case 'answered': {
        const seats = answered.get(event.promptId) ?? new Set<string>();
        answered.set(event.promptId, seats.add(event.seatId));
        break;
      }
      case 'results':
        results.set(event.promptId, event.results);
        break;
      case 'state':
        state = event.state;
        break;
      case 'section':
        section = event;
        break;
      case 'shown':
        shown = event.stimulusId;
        break;
      case 'recording':
        isRecording = event.isOn;
        break;
    }
  }
  return { texts, removed, reactions, released, answered, results, state, section, shown, isRecording };
}

function reactionsOf(signs: ReadonlyMap<string, ReactionSign> | undefined): SeenReaction[] {
  const seats = new Map<ReactionSign, string[]>();
  for (const [seatId, sign] of signs ?? []) seats.set(sign, [...(seats.get(sign) ?? []), seatId]);
  return [...seats].map(([sign, seatIds]) => ({ sign, seatIds }));
}
