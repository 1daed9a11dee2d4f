import type { Transcript } from '../document/transcript.ts';
import { plainTranscript } from './plain-transcript.ts';
import type {
  QdaCase,
  QdaCode,
  QdaMade,
  QdaNote,
  QdaProject,
  QdaSource,
  QdaSpan,
  QdaUser,
  QdaValue,
  QdaVariable,
} from './qda/qda-project.ts';

/** A code on a turn, or on some of its words. */
export interface MarkOnTurn extends QdaMade {
  readonly turnId: string;
  readonly codeId: string;
  /** Places in the turn's text; all of it where there are none. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface OutgoingTranscript {
  readonly id: string;
  readonly transcript: Transcript;
  readonly marks: readonly MarkOnTurn[];
  readonly memos: readonly (QdaMade & { readonly turnId: string; readonly text: string })[];
  /** Where the recording lies; null where there is none. */
  readonly recording: { readonly kind: 'audio' | 'video'; readonly name: string; readonly path: string } | null;
}

export interface OutgoingProject {
  readonly name: string;
  readonly origin: string;
  readonly users: readonly QdaUser[];
  /** Their ids are GUIDs already, as in a codebook alone. */
  readonly codes: readonly QdaCode[];
  readonly variables: readonly QdaVariable[];
  readonly people: readonly { readonly number: number; readonly name: string; readonly values: readonly QdaValue[] }[];
  readonly transcripts: readonly OutgoingTranscript[];
}

/**
 * Transcripts, who speaks in them and their codes as a project that other programs read: a source a transcript, a case a person with the turns they said.
 * `guidOf` gives the same GUID for the same name, so that a program that reads a newer file finds its own again.
 */
export function qdaOfTranscripts(project: OutgoingProject, guidOf: (name: string) => string): QdaProject {
  const nameOf = new Map(project.people.map(({ number, name }) => [number, name]));
  const made = project.transcripts.map(one => outgoing(one, speaker => nameOf.get(speaker ?? -1) ?? '', guidOf));
  const cases = project.people.map(({ number, name, values }): QdaCase => {
    const spans = made.flatMap(({ source, bySpeaker }) =>
      (bySpeaker.get(number) ?? []).map(spanId => ({ spanId, sourceId: source.id })),
    );
    return {
      id: guidOf(`person/${number}`),
      name,
      description: '',
      values,
      sourceIds: [...new Set(spans.map(({ sourceId }) => sourceId))],
      spanIds: spans.map(({ spanId }) => spanId),
    };
  });
  return {
    name: project.name,
    origin: project.origin,
    users: project.users,
    codes: project.codes,
    variables: project.variables,
    cases,
    sources: made.map(({ source }) => source),
    notes: made.flatMap(({ notes }) => notes),
    noteIds: [],
  };
}

interface MadeSource {
  readonly source: QdaSource;
  readonly notes: readonly QdaNote[];
  /** Ids of the spans that a person said. */
  readonly bySpeaker: ReadonlyMap<number, readonly string[]>;
}

function outgoing(
  one: OutgoingTranscript,
  nameOf: (speaker: number | null) => string,
  guidOf: (name: string) => string,
): MadeSource {
  const { id, transcript, marks, memos, recording } = one;
  const { text, places, times } = plainTranscript(transcript, nameOf);
  const notes = new Map<string, QdaNote[]>();
  for (const [at, memo] of memos.entries()) {
    if (!places.has(memo.turnId)) continue;
    const note: QdaNote = {
      id: guidOf(`${id}/memo/${at}`),
      name: memo.text.slice(0, 40),
      text: memo.text,
      by: memo.by,
      at: memo.at,
    };
    notes.set(memo.turnId, [...(notes.get(memo.turnId) ?? []), note]);
  }
  const spans = new Map<string, QdaSpan>();
  const bySpeaker = new Map<number, string[]>();
  // A span of the whole turn says who spoke, and holds what is on all of it.
  for (const [turnId, { from, to }] of places) {
    if (to === from) continue;
    const spanId = guidOf(`${id}/${turnId}`);
    spans.set(
      `${from}-${to}`,
      spanAt(
        spanId,
        from,
        to,
        (notes.get(turnId) ?? []).map(note => note.id),
      ),
    );
    const speaker = transcript.turns[turnId]?.speaker ?? null;
    if (speaker !== null) bySpeaker.set(speaker, [...(bySpeaker.get(speaker) ?? []), spanId]);
  }
  for (const [at, mark] of marks.entries()) {
    const turn = places.get(mark.turnId);
    if (!turn || turn.to === turn.from) continue;
    const from = turn.from + (mark.from ?? 0);
    const to = mark.to === null ? turn.to : turn.from + mark.to;
    const key = `${from}-${to}`;
    const span = spans.get(key) ?? spanAt(guidOf(`${id}/${mark.turnId}/${key}`), from, to, []);
    const coding = {
      id: guidOf(`${id}/${mark.turnId}/mark/${at}`),
      codeId: mark.codeId,
      noteIds: [],
      by: mark.by,
      at: mark.at,
    };
    spans.set(key, { ...span, codings: [...span.codings, coding] });
  }
  const source: QdaSource = {
    id: guidOf(`transcript/${id}`),
    name: transcript.title,
    description: transcript.note,
    text,
    spans: [...spans.values()].sort((a, b) => a.from - b.from || b.to - a.to),
    codings: [],
    values: [],
    noteIds: [],
    recording: recording && {
      id: guidOf(`recording/${id}`),
      kind: recording.kind,
      name: recording.name,
      path: recording.path,
      times,
    },
    by: null,
    at: null,
  };
  return { source, notes: [...notes.values()].flat(), bySpeaker };
}

const spanAt = (id: string, from: number, to: number, noteIds: readonly string[]): QdaSpan => ({
  id,
  from,
  to,
  name: '',
  description: '',
  codings: [],
  noteIds,
  by: null,
  at: null,
});
