import type { TalkAttribute } from '@wenshu/api-contract';
import { type OutgoingProject, type QdaVariable, qdaOfTranscripts, writeQdaProject } from '@wenshu/transcripts';
import type { FileAnswer } from '../../../../http/file-answer.ts';
import { writeZip } from '../../../../platform/file-worker/zip/write-zip.ts';
import { guidOf } from '../../../findings/coding/index.ts';
import { cleanFileName } from '../../../people/stored-files/index.ts';
import { type CodesOnTurns, standingOn } from '../codes-on-turns.ts';
import type { TalkPersonRow } from '../project.repository.ts';
import type { KeptTranscript } from '../transcript.repository.ts';

export interface OutgoingTalks {
  readonly scrollId: string;
  readonly name: string;
  readonly attributes: readonly TalkAttribute[];
  readonly people: readonly TalkPersonRow[];
  readonly documents: readonly KeptTranscript[];
  readonly coded: CodesOnTurns;
}

/** A project as other programs read it: `project.qde` and a text for each transcript. */
export function projectFile(talks: OutgoingTalks): FileAnswer {
  const { xml, parts } = writeQdaProject(
    qdaOfTranscripts(outgoing(talks), name => guidOf(`${talks.scrollId}/${name}`)),
  );
  const content = writeZip([
    { name: 'project.qde', content: Buffer.from(xml) },
    ...parts.map(({ name, text }) => ({ name: `Sources/${name}`, content: Buffer.from(text) })),
  ]);
  return {
    fileName: cleanFileName(`${talks.name}.qdpx`),
    contentType: 'application/zip',
    content,
    cacheControl: 'no-store',
  };
}

function outgoing({ scrollId, name, attributes, people, documents, coded }: OutgoingTalks): OutgoingProject {
  const id = (word: string) => guidOf(`${scrollId}/${word}`);
  const users = new Map(
    coded.onTurns
      .flatMap(({ given }) => given)
      .map(({ personId, nickName }) => [id(`user/${personId ?? ''}`), nickName || 'Wenshu']),
  );
  const variables = attributes.map(
    (attribute): QdaVariable => ({
      id: id(`attribute/${attribute.id}`),
      name: attribute.name,
      type: attribute.kind === 'number' ? 'Float' : 'Text',
    }),
  );
  return {
    name,
    origin: 'Wenshu',
    users: [...users].map(([guid, nickName]) => ({ id: guid, name: nickName })),
    codes: coded.codes,
    variables,
    people: people.map(({ no, name: called, values }) => ({
      number: no,
      name: called,
      values: attributes.flatMap((attribute, place) => {
        const value = values[attribute.id];
        return value === undefined ? [] : [{ variableId: variables[place]!.id, value: String(value) }];
      }),
    })),
    transcripts: documents.map(({ transcriptId, document }) => ({
      id: transcriptId,
      transcript: document,
      // The text that goes out is what was said: a code on words of its translation stands on all of the turn.
      marks: coded.onTurns
        .filter(({ turnId }) => document.turns[turnId] !== undefined)
        .flatMap(one =>
          standingOn(one, 'text').map(({ from, to, personId, madeAt }) => ({
            turnId: one.turnId,
            codeId: one.codeId,
            from,
            to,
            by: id(`user/${personId ?? ''}`),
            at: madeAt.getTime(),
          })),
        ),
      memos: [],
      recording: null,
    })),
  };
}
