import { escapeXml, xmlElement } from '@wenshu/survey-core';
import { PlacesIn, standardCount } from './count-places.ts';
import type {
  QdaCase,
  QdaCoding,
  QdaMade,
  QdaNote,
  QdaPart,
  QdaProject,
  QdaSource,
  QdaSpan,
  QdaValue,
  QdaVariable,
  QdaVariableType,
} from './qda-project.ts';
import { SyncPoints } from './sync-points.ts';
import { codesXml } from './write-codes.ts';

export interface WrittenQda {
  /** `project.qde`. */
  readonly xml: string;
  /** Texts that go into the folder of sources. */
  readonly parts: readonly QdaPart[];
}

/**
 * A project as the file `project.qde` and the texts beside it (REFI-QDA 1.0). Everything stands in the order of the standard's schema. Ids are its GUIDs
 * already.
 */
export function writeQdaProject(project: QdaProject): WrittenQda {
  const types = new Map(project.variables.map(({ id, type }) => [id, type]));
  const xml = xmlElement(
    'Project',
    { xmlns: 'urn:QDA-XML:project:1.0', name: project.name, origin: project.origin },
    list(
      'Users',
      project.users.map(({ id, name }) => xmlElement('User', { guid: id, name })),
    ),
    project.codes.length === 0 ? '' : `<CodeBook>${codesXml(project.codes)}</CodeBook>`,
    list('Variables', project.variables.map(variableXml)),
    list(
      'Cases',
      project.cases.map(one => caseXml(one, types)),
    ),
    list('Sources', sourcesXml(project.sources, types)),
    list('Notes', project.notes.map(noteXml)),
    ...project.noteIds.map(noteRef),
  );
  const parts = project.sources.map(({ id, text }) => ({ name: `${id}.txt`, text }));
  return { xml: `<?xml version="1.0" encoding="utf-8"?>\n${xml}\n`, parts };
}

const list = (name: string, inner: readonly string[]) =>
  inner.length === 0 ? '' : `<${name}>${inner.join('')}</${name}>`;
const noteRef = (id: string) => xmlElement('NoteRef', { targetGUID: id });
const described = (text: string) => (text === '' ? '' : `<Description>${escapeXml(text)}</Description>`);
const timeText = (at: number | null) => (at === null ? null : new Date(at).toISOString().replace(/\.\d+Z$/, 'Z'));
const madeBy = ({ by, at }: QdaMade) => ({ creatingUser: by, creationDateTime: timeText(at) });

const variableXml = ({ id, name, type }: QdaVariable) =>
  xmlElement('Variable', { guid: id, name, typeOfVariable: type });

type Types = ReadonlyMap<string, QdaVariableType>;

const valueXml = ({ variableId, value }: QdaValue, types: Types) =>
  xmlElement(
    'VariableValue',
    {},
    xmlElement('VariableRef', { targetGUID: variableId }),
    `<${types.get(variableId) ?? 'Text'}Value>${escapeXml(value)}</${types.get(variableId) ?? 'Text'}Value>`,
  );

const caseXml = ({ id, name, description, values, sourceIds, spanIds }: QdaCase, types: Types) =>
  xmlElement(
    'Case',
    { guid: id, name },
    described(description),
    ...values.map(value => valueXml(value, types)),
    ...sourceIds.map(sourceId => xmlElement('SourceRef', { targetGUID: sourceId })),
    ...spanIds.map(spanId => xmlElement('SelectionRef', { targetGUID: spanId })),
  );

const noteXml = ({ id, name, text, by, at }: QdaNote) =>
  xmlElement(
    'Note',
    { guid: id, name, creatingUser: by, creationDateTime: timeText(at) },
    `<PlainTextContent>${escapeXml(text)}</PlainTextContent>`,
  );

const codingXml = (coding: QdaCoding) =>
  xmlElement(
    'Coding',
    { guid: coding.id, creatingUser: coding.by, creationDateTime: timeText(coding.at) },
    xmlElement('CodeRef', { targetGUID: coding.codeId }),
    ...coding.noteIds.map(noteRef),
  );

/** A recording stands once, with each of its transcripts in it. */
function sourcesXml(sources: readonly QdaSource[], types: Types): string[] {
  const written = new Set<string>();
  return sources.map(source => {
    const { recording } = source;
    if (recording === null) return textSourceXml(source, types);
    if (written.has(recording.id)) return '';
    written.add(recording.id);
    const transcripts = sources.filter(one => one.recording?.id === recording.id);
    return xmlElement(
      recording.kind === 'audio' ? 'AudioSource' : 'VideoSource',
      { guid: recording.id, name: recording.name, path: recording.path || null },
      ...transcripts.map(transcriptXml),
      ...transcripts.flatMap(({ codings }) => codings.map(codingXml)),
      ...transcripts.flatMap(({ values }) => values.map(value => valueXml(value, types))),
    );
  });
}

const nameOfSpan = ({ name, from, to }: QdaSpan, text: string) =>
  name ||
  text
    .slice(from, Math.min(to, from + 80))
    .replaceAll(/\s+/gu, ' ')
    .trim();

function textSourceXml(source: QdaSource, types: Types): string {
  const places = new PlacesIn(source.text, standardCount);
  return xmlElement(
    'TextSource',
    { guid: source.id, name: source.name, plainTextPath: `internal://${source.id}.txt`, ...madeBy(source) },
    described(source.description),
    ...source.spans.map(span =>
      xmlElement(
        'PlainTextSelection',
        {
          guid: span.id,
          name: nameOfSpan(span, source.text),
          startPosition: String(places.countAt(span.from)),
          endPosition: String(places.countAt(span.to)),
          ...madeBy(span),
        },
        described(span.description),
        ...span.codings.map(codingXml),
        ...span.noteIds.map(noteRef),
      ),
    ),
    ...source.codings.map(codingXml),
    ...source.noteIds.map(noteRef),
    ...source.values.map(value => valueXml(value, types)),
  );
}

function transcriptXml(source: QdaSource): string {
  const points = new SyncPoints(source);
  const spans = source.spans.map(span =>
    xmlElement(
      'TranscriptSelection',
      {
        guid: span.id,
        name: nameOfSpan(span, source.text),
        fromSyncPoint: points.idAt(span.from),
        toSyncPoint: points.idAt(span.to),
        ...madeBy(span),
      },
      described(span.description),
      ...span.codings.map(codingXml),
      ...span.noteIds.map(noteRef),
    ),
  );
  return xmlElement(
    'Transcript',
    { guid: source.id, name: source.name, plainTextPath: `internal://${source.id}.txt`, ...madeBy(source) },
    described(source.description),
    ...points.written(),
    ...spans,
    ...source.noteIds.map(noteRef),
  );
}
