import { readTurns } from '@wenshu/words';
import type { QdaCase, QdaCode, QdaVariable } from './qda/qda-project.ts';
import { type QdaProblem, type QdaRemark, readQdaProject } from './qda/read-qda.ts';
import { spansOnTurns } from './spans-on-turns.ts';

/** A project of another program as transcripts: its texts as turns, what was coded in them as codes on turns. */
export interface BroughtQda {
  readonly name: string;
  readonly origin: string;
  readonly sources: readonly BroughtSource[];
  readonly codes: readonly QdaCode[];
  readonly cases: readonly BroughtCase[];
  readonly variables: readonly QdaVariable[];
  readonly remarks: readonly BroughtRemark[];
}

export interface BroughtRemark extends Omit<QdaRemark, 'reason'> {
  /** A code on a text as a whole stands on no turn. */
  readonly reason: QdaRemark['reason'] | 'no-words' | 'span-lost' | 'whole-text';
}

export interface BroughtCase extends Pick<QdaCase, 'name' | 'values'> {
  readonly id: string;
  /** Places of its texts in the list of them. */
  readonly sources: readonly number[];
}

export interface BroughtSource {
  readonly name: string;
  readonly description: string;
  readonly turns: readonly BroughtTurn[];
  readonly marks: readonly BroughtMark[];
  /** Of its turns; of the text as a whole at the first. */
  readonly notes: readonly BroughtNote[];
}

export interface BroughtTurn {
  readonly speaker: string | null;
  readonly text: string;
  readonly from: number | null;
  readonly to: number | null;
}

export interface BroughtMark {
  /** The turn's place. */
  readonly turn: number;
  readonly codeId: string;
  /** Without them the whole turn is meant. */
  readonly from: number | null;
  readonly to: number | null;
}

export interface BroughtNote {
  readonly turn: number;
  readonly text: string;
}

/** Reads a project of another program (REFI-QDA) as transcripts, or says why it cannot be read. */
export function bringQda(xml: string, textAt: (name: string) => string | undefined): BroughtQda | QdaProblem {
  const read = readQdaProject(xml, textAt);
  if (typeof read === 'string') return read;
  const { project } = read;
  const remarks: BroughtRemark[] = [...read.remarks];
  const notes = new Map(project.notes.map(({ id, text }) => [id, text]));
  const texts = (ids: readonly string[]) => ids.flatMap(id => notes.get(id) || []);
  const places = new Map<string, number>();
  const sources = project.sources.flatMap((source): BroughtSource[] => {
    const turns = readTurns(source.text);
    if ('problem' in turns || turns.turns.length === 0) {
      remarks.push({ reason: 'no-words', name: source.name, count: 1 });
      return [];
    }
    places.set(source.id, places.size);
    const ids = turns.turns.map(({ text }, place) => ({ id: String(place), text }));
    const { spans, lost } = spansOnTurns(source.text, source.spans, ids);
    const coded = lost.filter(({ codings }) => codings.length > 0).length;
    if (coded > 0) remarks.push({ reason: 'span-lost', name: source.name, count: coded });
    if (source.codings.length > 0)
      remarks.push({ reason: 'whole-text', name: source.name, count: source.codings.length });
    const marks = spans.flatMap(({ turnId, from, to, span }) => {
      const turn = Number(turnId);
      const isWhole = from === 0 && to >= turns.turns[turn]!.text.length;
      const place = isWhole ? { from: null, to: null } : { from, to };
      return span.codings.map(({ codeId }) => ({ turn, codeId, ...place }));
    });
    return [
      {
        name: source.name,
        description: source.description,
        turns: turns.turns.map(({ speaker, text, from, to }) => ({ speaker, text, from, to })),
        marks: distinct(marks),
        notes: [
          ...texts(source.noteIds).map(text => ({ turn: 0, text })),
          ...spans.flatMap(({ turnId, span }) => texts(span.noteIds).map(text => ({ turn: Number(turnId), text }))),
        ],
      },
    ];
  });
  return {
    name: project.name,
    origin: project.origin,
    sources,
    codes: project.codes,
    cases: project.cases.map(({ id, name, values, sourceIds }) => ({
      id,
      name,
      values,
      sources: sourceIds.flatMap(source => places.get(source) ?? []),
    })),
    variables: project.variables,
    remarks,
  };
}

/** One code on the same words once, whoever gave it. */
const distinct = (marks: readonly BroughtMark[]): BroughtMark[] => [
  ...new Map(marks.map(mark => [`${mark.turn} ${mark.from} ${mark.to} ${mark.codeId}`, mark])).values(),
];
