import { readXml, type XmlElement } from '@wenshu/survey-core';
import { evenLines, findCount, PlacesIn } from './count-places.ts';
import {
  type QdaCase,
  type QdaCoding,
  type QdaMade,
  type QdaNote,
  type QdaProject,
  type QdaRecording,
  type QdaSource,
  type QdaSpan,
  type QdaTime,
  type QdaValue,
  type QdaVariable,
  qdaLimits,
  qdaVariableTypes,
} from './qda-project.ts';
import { codesOf } from './read-codes.ts';
import { childrenOf, descriptionOf, idOf, plainId, said, targetsOf } from './xml-of-qda.ts';

export type QdaProblem = 'not-xml' | 'not-a-project' | 'too-large' | 'too-many';

/** What of the file was left out, or read with doubt. */
export interface QdaRemark {
  readonly reason:
    | 'kind-of-source'
    | 'text-missing'
    | 'text-too-long'
    | 'span-outside'
    | 'code-missing'
    | 'time-without-text'
    | 'links'
    | 'sets'
    | 'graphs';
  /** Of the source, or how many. */
  readonly name: string;
  readonly count: number;
}

export interface ReadQda {
  readonly project: QdaProject;
  readonly remarks: readonly QdaRemark[];
}

/**
 * A project that another program wrote, of its `project.qde` and the texts beside it: `textAt` gives the one of this name in
 * the folder of sources, as it stands there. Lenient where programs break the schema: prefixes, braces around GUIDs, order, times without a
 * zone, places counted otherwise (`findCount`). What is no text with its codings is left out and told: pictures, PDF, links, sets, graphs.
 */
export function readQdaProject(xml: string, textAt: (name: string) => string | undefined): ReadQda | QdaProblem {
  if (xml.length > qdaLimits.xmlLetters) return 'too-large';
  const root = readXml(xml, qdaLimits);
  if (!root) return 'not-xml';
  if (root.name !== 'Project') return 'not-a-project';
  const sources = childrenOf(root, 'Sources').flatMap(({ children }) => children);
  const codes = childrenOf(root, 'CodeBook').flatMap(codesOf);
  if (sources.length > qdaLimits.sources || codes.length > qdaLimits.codes) return 'too-many';
  const reader = new QdaReader(new Set(codes.map(({ id }) => id)), textAt);
  for (const source of sources) reader.read(source);
  for (const [name, reason] of [
    ['Links', 'links'],
    ['Sets', 'sets'],
    ['Graphs', 'graphs'],
  ] as const)
    reader.leaveOut(reason, '', childrenOf(root, name).flatMap(({ children }) => children).length);
  const notes = childrenOf(root, 'Notes').flatMap(each => childrenOf(each, 'Note'));
  const project: QdaProject = {
    name: said(root, 'name'),
    origin: said(root, 'origin'),
    users: inside(root, 'Users', 'User').map(user => ({
      id: idOf(user),
      name: said(user, 'name') || said(user, 'id'),
    })),
    codes,
    variables: inside(root, 'Variables', 'Variable').map(variableOf),
    cases: inside(root, 'Cases', 'Case').map(caseOf),
    sources: reader.sources,
    notes: notes.map(note => noteOf(note, textAt)),
    noteIds: targetsOf(root, 'NoteRef'),
  };
  return { project, remarks: reader.remarks };
}

const inside = (root: XmlElement, list: string, name: string) =>
  childrenOf(root, list).flatMap(each => childrenOf(each, name));
const ZONED = /(?:Z|[+-]\d{2}:?\d{2})$/;

function madeOf(element: XmlElement): QdaMade {
  const by = said(element, 'creatingUser') || said(element, 'modifyingUser');
  const written = said(element, 'creationDateTime') || said(element, 'modifiedDateTime');
  // Without a zone it is somebody's: we take the world's.
  const at = Date.parse(ZONED.test(written) ? written : `${written}Z`);
  return { by: by === '' ? null : plainId(by), at: Number.isNaN(at) ? null : at };
}

function variableOf(variable: XmlElement): QdaVariable {
  const type = qdaVariableTypes.find(one => one === said(variable, 'typeOfVariable')) ?? 'Text';
  return { id: idOf(variable), name: said(variable, 'name'), type };
}

const valuesOf = (element: XmlElement): QdaValue[] =>
  childrenOf(element, 'VariableValue').flatMap(value => {
    const [variableId] = targetsOf(value, 'VariableRef');
    const written = value.children.find(({ name }) => name.endsWith('Value'));
    return variableId === undefined || !written || written.text.trim() === ''
      ? []
      : [{ variableId, value: written.text.trim() }];
  });

const caseOf = (one: XmlElement): QdaCase => ({
  id: idOf(one),
  name: said(one, 'name'),
  description: descriptionOf(one),
  values: valuesOf(one),
  sourceIds: targetsOf(one, 'SourceRef'),
  spanIds: targetsOf(one, 'SelectionRef'),
});

function noteOf(note: XmlElement, textAt: (name: string) => string | undefined): QdaNote {
  const text = rawText(note, textAt) ?? '';
  return { id: idOf(note), name: said(note, 'name'), text: evenLines(text), ...madeOf(note) };
}

/** Within the file; some leave that beginning away, or name the folder. */
const INTERNAL = /^(?:internal:\/+)?(?:sources\/)?(?=[^/\\:]+$)/i;

/** As it stands in the file or beside it. */
function rawText(element: XmlElement, textAt: (name: string) => string | undefined): string | undefined {
  const path = said(element, 'plainTextPath');
  const [content] = childrenOf(element, 'PlainTextContent');
  const isWithin = path !== '' && INTERNAL.test(path);
  return (isWithin ? textAt(path.replace(INTERNAL, '')) : undefined) ?? content?.text;
}

/** Takes one source after the other, and remembers what it left out. */
class QdaReader {
  readonly sources: QdaSource[] = [];
  readonly remarks: QdaRemark[] = [];
  readonly #codeIds: ReadonlySet<string>;
  readonly #textAt: (name: string) => string | undefined;

  constructor(codeIds: ReadonlySet<string>, textAt: (name: string) => string | undefined) {
    this.#codeIds = codeIds;
    this.#textAt = textAt;
  }

  leaveOut(reason: QdaRemark['reason'], name: string, count: number): void {
    if (count > 0) this.remarks.push({ reason, name, count });
  }

  read(element: XmlElement): void {
    if (element.name === 'TextSource') this.#readText(element);
    else if (element.name === 'AudioSource' || element.name === 'VideoSource') this.#readRecording(element);
    else this.leaveOut('kind-of-source', said(element, 'name'), 1);
  }

  #readText(element: XmlElement): void {
    const raw = this.#rawOf(element);
    if (raw === undefined) return;
    const spans = childrenOf(element, 'PlainTextSelection');
    const counted = spans.map(span => ({
      start: numberIn(span, 'startPosition') ?? -1,
      end: numberIn(span, 'endPosition') ?? -1,
      name: said(span, 'name'),
    }));
    const places = new PlacesIn(evenLines(raw), findCount(raw, counted));
    const made = spans.map((span, at) =>
      this.#spanOf(span, places.placeOf(counted[at]!.start), places.endOf(counted[at]!.end)),
    );
    this.#add(element, places.text, made, null);
  }

  #readRecording(element: XmlElement): void {
    const transcripts = childrenOf(element, 'Transcript');
    const timed = element.children.filter(({ name }) => name === 'AudioSelection' || name === 'VideoSelection');
    for (const [at, transcript] of transcripts.entries()) {
      const raw = this.#rawOf(transcript);
      if (raw === undefined) continue;
      const points = childrenOf(transcript, 'SyncPoint');
      const counted = points.map(point => ({
        start: numberIn(point, 'position') ?? -1,
        end: numberIn(point, 'position') ?? -1,
        name: '',
      }));
      const places = new PlacesIn(evenLines(raw), { ...findCount(raw, counted), isEndWithin: false });
      const placeOf = new Map(points.map(point => [idOf(point), places.placeOf(numberIn(point, 'position') ?? -1)]));
      const times = points.flatMap((point): QdaTime[] => {
        const [place, time] = [placeOf.get(idOf(point)), numberIn(point, 'timeStamp')];
        return place === undefined || time === undefined ? [] : [{ place, time }];
      });
      const recording: QdaRecording = {
        id: idOf(element),
        kind: element.name === 'AudioSource' ? 'audio' : 'video',
        name: said(element, 'name'),
        path: said(element, 'path') || said(element, 'currentPath'),
        times: times.sort((one, other) => one.place - other.place),
      };
      const made = childrenOf(transcript, 'TranscriptSelection').map(span =>
        this.#spanOf(
          span,
          placeOf.get(plainId(said(span, 'fromSyncPoint'))),
          placeOf.get(plainId(said(span, 'toSyncPoint'))),
        ),
      );
      const ofTimes =
        at > 0 ? [] : timed.map(span => this.#spanOf(span, ...placesOfTime(span, recording.times, places.text.length)));
      this.#add(transcript, places.text, [...made, ...ofTimes], recording, at > 0 ? undefined : element);
    }
    if (transcripts.length === 0) this.leaveOut('time-without-text', said(element, 'name'), Math.max(1, timed.length));
  }

  #rawOf(element: XmlElement): string | undefined {
    const raw = rawText(element, this.#textAt);
    if (raw === undefined) this.leaveOut('text-missing', said(element, 'name'), 1);
    else if (raw.length > qdaLimits.textLetters) this.leaveOut('text-too-long', said(element, 'name'), 1);
    else return raw;
    return undefined;
  }

  #spanOf(element: XmlElement, from: number | undefined, to: number | undefined): QdaSpan | undefined {
    if (from === undefined || to === undefined || to <= from) return undefined;
    return {
      id: idOf(element),
      from,
      to,
      name: said(element, 'name'),
      description: descriptionOf(element),
      codings: this.#codingsOf(element),
      noteIds: targetsOf(element, 'NoteRef'),
      ...madeOf(element),
    };
  }

  #codingsOf(element: XmlElement): QdaCoding[] {
    const codings = childrenOf(element, 'Coding').map(coding => ({
      id: idOf(coding),
      codeId: targetsOf(coding, 'CodeRef')[0] ?? '',
      noteIds: targetsOf(coding, 'NoteRef'),
      ...madeOf(coding),
    }));
    const known = codings.filter(({ codeId }) => this.#codeIds.has(codeId));
    this.leaveOut('code-missing', said(element, 'name'), codings.length - known.length);
    return known;
  }

  /** `around` is the recording that holds the transcript: what is said of the one is said of the other. */
  #add(
    element: XmlElement,
    text: string,
    spans: readonly (QdaSpan | undefined)[],
    recording: QdaRecording | null,
    around?: XmlElement,
  ): void {
    const found = spans.filter(span => span !== undefined);
    this.leaveOut('span-outside', said(element, 'name'), spans.length - found.length);
    const both = around ? [element, around] : [element];
    this.sources.push({
      id: idOf(element),
      name: said(element, 'name') || (around ? said(around, 'name') : ''),
      description: both.map(descriptionOf).filter(Boolean).join('\n'),
      text,
      spans: found,
      codings: both.flatMap(each => this.#codingsOf(each)),
      values: both.flatMap(valuesOf),
      noteIds: both.flatMap(each => targetsOf(each, 'NoteRef')),
      recording,
      ...madeOf(element),
    });
  }
}

function numberIn(element: XmlElement, name: string): number | undefined {
  const written = said(element, name);
  return /^-?\d{1,12}(?:\.\d{1,6})?$/.test(written) ? Math.round(Number(written)) : undefined;
}

/** What is said from one time to another, as far as the transcript's times tell. */
function placesOfTime(
  span: XmlElement,
  times: readonly QdaTime[],
  length: number,
): [number | undefined, number | undefined] {
  const [begin, end] = [numberIn(span, 'begin'), numberIn(span, 'end')];
  if (begin === undefined || end === undefined || times.length === 0) return [undefined, undefined];
  const from = times.findLast(({ time }) => time <= begin)?.place ?? 0;
  return [from, times.find(({ time, place }) => time >= end && place > from)?.place ?? length];
}
