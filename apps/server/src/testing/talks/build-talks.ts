import { type CallData, transcriptCalls, transcriptProjectCalls } from '@wenshu/api-contract';
import { inOrder } from '@wenshu/survey-core';
import type { Transcript, Turn } from '@wenshu/transcripts';
import type { TestPerson } from '../build-person.ts';
import { asPerson } from '../build-survey.ts';
import type { TestApp } from '../build-test-app.ts';

export interface TestTalks {
  readonly scrollId: string;
  /** What a call answers; a refusal is an error of the test. */
  ask<Call extends Parameters<TestApp['call']>[0]>(
    call: Call,
    input: object,
    person?: TestPerson,
  ): Promise<CallData<Call>>;
  /** A text becomes a transcript, with its speakers as they are proposed. */
  bring(text: string, title?: string): Promise<string>;
  open(transcriptId: string): Promise<{ transcript: Transcript; version: number; turns: Turn[] }>;
  /** Upon the newest version. */
  edit(transcriptId: string, change: (turns: Turn[], transcript: Transcript) => readonly object[]): Promise<void>;
}

/** A project of transcripts, by calls as its maker would make them. */
export async function buildTalks(test: TestApp, maker: TestPerson): Promise<TestTalks> {
  async function ask<Call extends Parameters<TestApp['call']>[0]>(call: Call, input: object, person = maker) {
    // Tests send what they like; the call itself checks it.
    const answer = await test.call(call, input as never, asPerson(person));
    if (answer.code !== '0000') throw new Error(`${call.path}: ${answer.code} ${answer.message}`);
    // What this call answers when it is not refused.
    return answer.data as CallData<Call>;
  }
  const { scrollId } = await ask(transcriptProjectCalls.create, { name: 'Talks', languageId: 1 });
  const open = async (transcriptId: string) => {
    const { document, version } = await ask(transcriptCalls.get, { scrollId, transcriptId });
    // A transcript, as the contract says of this JSON.
    const transcript = document as unknown as Transcript;
    return { transcript, version, turns: inOrder(transcript.turns) as Turn[] };
  };
  let edits = 0;
  return {
    scrollId,
    ask,
    open,
    async bring(text, title = 'Talk') {
      const read = await ask(transcriptCalls.readText, { scrollId, title, text });
      const { transcriptId } = await ask(transcriptCalls.confirm, {
        scrollId,
        draftId: read.draftId,
        title,
        language: read.language,
        speakers: read.speakers.map(({ proposed }) => proposed),
      });
      return transcriptId;
    },
    async edit(transcriptId, change) {
      const { transcript, version, turns } = await open(transcriptId);
      const editId = `talkedit${String(++edits).padStart(8, '0')}`;
      const changes = change(turns, transcript);
      await ask(transcriptCalls.edit, { scrollId, transcriptId, editId, baseVersion: version, changes });
    },
  };
}
