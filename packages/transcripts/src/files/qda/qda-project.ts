/**
 * A project as programs for qualitative work exchange it (REFI-QDA, `.qdpx`), as plain values. Places in texts are in the text's own units
 * (`text.slice(from, to)`), and lines end with a line feed; in the file they are counted in code points.
 */
export interface QdaProject {
  readonly name: string;
  /** The program that wrote it. */
  readonly origin: string;
  readonly users: readonly QdaUser[];
  /** Each behind the one above it. */
  readonly codes: readonly QdaCode[];
  readonly variables: readonly QdaVariable[];
  readonly cases: readonly QdaCase[];
  readonly sources: readonly QdaSource[];
  readonly notes: readonly QdaNote[];
  /** Those that are of the whole project. */
  readonly noteIds: readonly string[];
}

export interface QdaUser {
  readonly id: string;
  readonly name: string;
}

export interface QdaCode {
  readonly id: string;
  /** The code above it. */
  readonly above: string | null;
  readonly name: string;
  readonly description: string;
  /** #rrggbb, or empty. */
  readonly colour: string;
  readonly isCodable: boolean;
  readonly noteIds: readonly string[];
}

export const qdaVariableTypes = ['Text', 'Boolean', 'Integer', 'Float', 'Date', 'DateTime'] as const;
export type QdaVariableType = (typeof qdaVariableTypes)[number];

export interface QdaVariable {
  readonly id: string;
  readonly name: string;
  readonly type: QdaVariableType;
}

export interface QdaValue {
  readonly variableId: string;
  /** As XML writes it: 12.5, true, 2026-11-19. */
  readonly value: string;
}

/** A person, a household, a school: what the study is of. */
export interface QdaCase {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly values: readonly QdaValue[];
  readonly sourceIds: readonly string[];
  /** Spans of sources that are of this case alone, such as the turns of one speaker. */
  readonly spanIds: readonly string[];
}

/** Who wrote it and when (ms), where the file says so. */
export interface QdaMade {
  readonly by: string | null;
  readonly at: number | null;
}

export interface QdaSource extends QdaMade {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly text: string;
  readonly spans: readonly QdaSpan[];
  /** Of the source as a whole. */
  readonly codings: readonly QdaCoding[];
  readonly values: readonly QdaValue[];
  readonly noteIds: readonly string[];
  /** The recording of which the text is the transcript. */
  readonly recording: QdaRecording | null;
}

export interface QdaRecording {
  readonly id: string;
  readonly kind: 'audio' | 'video';
  readonly name: string;
  /** Where it lies, as the file writes it: internal://… within the file, relative:///… beside it. */
  readonly path: string;
  /** In the order of the text: what is said from this place on is said from this time (ms) on. */
  readonly times: readonly QdaTime[];
}

export interface QdaTime {
  readonly place: number;
  readonly time: number;
}

export interface QdaSpan extends QdaMade {
  readonly id: string;
  readonly from: number;
  readonly to: number;
  readonly name: string;
  readonly description: string;
  readonly codings: readonly QdaCoding[];
  readonly noteIds: readonly string[];
}

export interface QdaCoding extends QdaMade {
  readonly id: string;
  readonly codeId: string;
  readonly noteIds: readonly string[];
}

export interface QdaNote extends QdaMade {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

/** A text that lies in the file beside `project.qde`. */
export interface QdaPart {
  /** Its name in the folder of sources. */
  readonly name: string;
  readonly text: string;
}

/** Of a file that a stranger gives. */
export const qdaLimits = {
  xmlLetters: 60_000_000,
  elements: 400_000,
  depth: 40,
  sources: 2_000,
  codes: 5_000,
  textLetters: 5_000_000,
} as const;
