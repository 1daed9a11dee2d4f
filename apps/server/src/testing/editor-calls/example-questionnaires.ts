import { type Call, type CallData, designCalls, type EditResult, editCalls, scrollCalls } from '@wenshu/api-contract';
import type { CommandName } from '@wenshu/survey-core';
import { exampleEdits, specialQuestion } from '@wenshu/survey-core/testing';
import { newId } from '../../platform/new-id.ts';
import { giveRights, type TestPerson } from '../build-person.ts';
import type { TestApp } from '../build-test-app.ts';

const calls: Readonly<Record<CommandName, Call>> = designCalls;

export interface People {
  readonly creator: TestPerson;
  /** May edit. */
  readonly colleague: TestPerson;
  /** May only look. */
  readonly reader: TestPerson;
}

/** The example questionnaires, made by their own calls: one for each type that cases need. Every case leaves them as they were. */
export class ExampleQuestionnaires {
  readonly #made = new Map<string, Promise<string>>();
  readonly test: TestApp;
  readonly people: People;

  constructor(test: TestApp, people: People) {
    this.test = test;
    this.people = people;
  }

  having(needsType = ''): Promise<string> {
    const made = this.#made.get(needsType) ?? this.#make(needsType);
    this.#made.set(needsType, made);
    return made;
  }

  async load(scrollId: string): Promise<CallData<typeof scrollCalls.get>> {
    const { data } = await this.test.call(scrollCalls.get, { scrollId }, { token: this.people.creator.token });
    return data as CallData<typeof scrollCalls.get>;
  }

  post(name: CommandName, body: object, { token }: { readonly token?: string }) {
    // Tests send what they like; the call itself checks it.
    return this.test.call(calls[name], body as never, { ...(token && { token }), lang: 'en' });
  }

  /** Makes an edit that must work, and gives its id. */
  async make(name: CommandName, body: object, person: TestPerson): Promise<string> {
    const answer = await this.post(name, { editId: newId(), ...body }, person);
    if (answer.code !== '0000') throw new Error(`${name}: ${answer.message}`);
    return (answer.data as EditResult).editId;
  }

  async undo(scrollId: string, revertedEditId: string): Promise<void> {
    const { token } = this.people.creator;
    const answer = await this.test.call(editCalls.revert, { scrollId, revertedEditId }, { token });
    if (answer.code !== '0000') throw new Error(`Undoing: ${answer.message}`);
  }

  async #make(needsType: string): Promise<string> {
    const { creator, colleague, reader } = this.people;
    const { data } = await this.test.call(scrollCalls.create, { name: 'Fruit', languageId: 2 }, creator);
    const { scrollId } = data as CallData<typeof scrollCalls.create>;
    for (const { name, input } of [...exampleEdits, ...(needsType ? [specialQuestion(needsType)] : [])])
      await this.make(name, { scrollId, ...input }, creator);
    await giveRights(this.test.platform, colleague, scrollId, ['questionnaire.view', 'questionnaire.edit']);
    await giveRights(this.test.platform, reader, scrollId, ['questionnaire.view']);
    return scrollId;
  }
}
