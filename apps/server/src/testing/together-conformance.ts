import { errorCodes } from '@wenshu/api-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../tools/testing/test-database.ts';
import { DocumentWatch } from '../platform/together/document-watch.ts';
import { buildPerson, type TestPerson } from './build-person.ts';
import { buildTestApp, type TestApp } from './build-test-app.ts';
import type { TestAnswer } from './send-call.ts';

/** Two texts of a document that have nothing to do with each other. */
type Place = 'here' | 'there';

interface SentEdit {
  readonly editId: string;
  readonly baseVersion: number;
  readonly place: Place;
  readonly text: string;
}

interface SaidHere {
  readonly pageId: string;
  /** Where in the document the person is. */
  readonly at?: string;
  readonly isTyping?: boolean;
  readonly isLeaving?: boolean;
}

interface People {
  readonly maker: TestPerson;
  readonly colleague: TestPerson;
  /** May look and not edit. */
  readonly reader: TestPerson;
}

/** One document of a kind, reached by its calls. */
export interface ServedDocument {
  readonly version: number;
  edit(app: TestApp, person: TestPerson, edit: SentEdit): Promise<TestAnswer>;
  since(app: TestApp, person: TestPerson, input: object): Promise<TestAnswer>;
  say(app: TestApp, person: TestPerson, input: SaidHere): Promise<TestAnswer>;
  text(app: TestApp, place: Place): Promise<string>;
  /** Takes the colleague out of it, by the call that a person would use. */
  shutOut(app: TestApp): Promise<unknown>;
}

export interface ServedKind {
  readonly name: string;
  /** As presence calls the place where somebody is. */
  readonly placeName: string;
  /** What whoever was taken out is told. */
  readonly shutOutCode: string;
  build(app: TestApp, people: People): Promise<ServedDocument>;
}

interface News {
  readonly version: number;
  readonly edits: readonly { readonly editId: string; readonly isSelf: boolean; readonly nickName: string }[];
  readonly changes: readonly unknown[];
  readonly presence: string;
  readonly others?: readonly object[];
}

/** Asks, and is answered once the call waits at the server; time does not end that wait, only what happens next. */
async function waitForDays<Answer>(ask: () => Promise<Answer>): Promise<{ readonly answer: Promise<Answer> }> {
  const { wait } = DocumentWatch.prototype;
  const waited = vi.spyOn(DocumentWatch.prototype, 'wait');
  waited.mockImplementation(function (this: DocumentWatch<never>, id, known) {
    return wait.call(this, id, known, 2 ** 31 - 1);
  });
  const answer = ask();
  await expect.poll(() => waited.mock.calls.length).toBe(1);
  waited.mockRestore();
  return { answer };
}

/** What the server must hold for every kind of document that people edit together. Two apps on one database are two processes. */
export function togetherConformance(kind: ServedKind): void {
  describe(`${kind.name}, edited together, at the server`, () => {
    let database: Awaited<ReturnType<typeof createTestDatabase>>;
    let first: TestApp;
    let second: TestApp;
    let people: People;
    let document: ServedDocument;
    let base: number;

    beforeAll(async () => {
      database = await createTestDatabase();
      const shared = { database: { url: database.url, drop: async () => {} } };
      first = await buildTestApp(shared);
      second = await buildTestApp(shared);
      const [maker, colleague, reader] = [
        await buildPerson(first.platform),
        await buildPerson(first.platform),
        await buildPerson(first.platform),
      ];
      people = { maker, colleague, reader };
    });
    afterAll(async () => {
      await first.close();
      await second.close();
      await database.drop();
    });
    beforeEach(async () => {
      document = await kind.build(first, people);
      base = document.version;
    });

    const written = (editId: string, place: Place, text: string, baseVersion = base): SentEdit => ({
      editId,
      baseVersion,
      place,
      text,
    });
    const made = async (app: TestApp, person: TestPerson, edit: SentEdit) => {
      const answer = await document.edit(app, person, edit);
      expect(answer).toMatchObject({ code: '0000', data: { editId: edit.editId } });
      return answer.data as { readonly version: number; readonly changes: readonly unknown[] };
    };
    const news = async (app: TestApp, person: TestPerson, input: object = {}) => {
      const answer = await document.since(app, person, { version: base, ...input });
      expect(answer).toMatchObject({ code: '0000' });
      return answer.data as News;
    };

    it('two people write apart, in two processes: both are stored, and each is told of the other by ids', async () => {
      await made(first, people.maker, written('mine000001', 'here', 'mine'));
      const theirs = await made(second, people.colleague, written('theirs0001', 'there', 'theirs'));
      expect(theirs.version).toBe(base + 2);
      for (const app of [first, second])
        expect([await document.text(app, 'here'), await document.text(app, 'there')]).toEqual(['mine', 'theirs']);
      const told = await news(first, people.maker);
      expect(told.edits).toMatchObject([
        { editId: 'mine000001', isSelf: true },
        { editId: 'theirs0001', isSelf: false, nickName: people.colleague.nickName },
      ]);
      // What the answer brought is what the news bring.
      expect(told.changes).toEqual(theirs.changes);
    });

    it('who was slower at one place is refused, told by whom, and nothing is written over', async () => {
      await made(first, people.colleague, written('theirs0001', 'here', 'theirs'));
      const refused = await document.edit(second, people.maker, written('mine000001', 'here', 'mine'));
      expect(refused).toMatchObject({
        code: errorCodes.savedByOthers.code,
        collisions: [{ version: base + 1, nickName: people.colleague.nickName, isSelf: false }],
      });
      expect(await document.text(first, 'here')).toBe('theirs');
      // Knowing theirs, it is made.
      await made(second, people.maker, written('mine000002', 'here', 'mine', base + 1));
      expect(await document.text(first, 'here')).toBe('mine');
    });

    it('killed between storing and answering: the same edit, sent again to another process, is stored once', async () => {
      const edit = written('once000001', 'here', 'once');
      const lost = await made(first, people.maker, edit);
      await made(first, people.colleague, written('theirs0001', 'there', 'theirs'));
      const again = await made(second, people.maker, edit);
      expect([again.version, (await news(second, people.maker)).edits.length]).toEqual([base + 2, 2]);
      // The answer brings what the lost one did, and what came since.
      expect(again.changes.slice(0, lost.changes.length)).toEqual(lost.changes);
      expect(again.changes.length).toBeGreaterThan(lost.changes.length);
    });

    it('sent several times in one moment, to both, it is stored once', async () => {
      const edit = written('once000002', 'here', 'once');
      await Promise.all([first, second, first, second].map(app => made(app, people.maker, edit)));
      expect((await news(first, people.maker)).edits).toMatchObject([{ editId: 'once000002' }]);
    });

    it('an edit of another process ends the wait', async () => {
      const { answer } = await waitForDays(() => news(second, people.maker, { waitSeconds: 25 }));
      await made(first, people.colleague, written('theirs0001', 'here', 'theirs'));
      expect((await answer).edits).toMatchObject([{ editId: 'theirs0001', isSelf: false }]);
    });

    it('who may only look is told everything and writes nothing', async () => {
      const refused = await document.edit(first, people.reader, written('reader0001', 'here', 'reader'));
      expect(refused.code).toBe(errorCodes.noPermission.code);
      await made(first, people.maker, written('mine000001', 'here', 'mine'));
      expect((await news(first, people.reader)).edits).toMatchObject([{ editId: 'mine000001', isSelf: false }]);
    });

    it('who is shut out is told so at once, writes nothing, and their edit is not in the log', async () => {
      await made(first, people.colleague, written('theirs0001', 'here', 'theirs'));
      const { answer } = await waitForDays(() =>
        document.since(first, people.colleague, { version: base + 1, waitSeconds: 25 }),
      );
      await document.shutOut(first);
      expect((await answer).code).toBe(kind.shutOutCode);
      const late = written('theirs0002', 'there', 'late', base + 1);
      for (const app of [first, second])
        expect((await document.edit(app, people.colleague, late)).code).toBe(kind.shutOutCode);
      expect((await news(second, people.maker)).edits).toMatchObject([{ editId: 'theirs0001' }]);
      expect(await document.text(second, 'there')).not.toBe('late');
    });

    describe('who is here', () => {
      const othersOf = async (app: TestApp, person: TestPerson, input: SaidHere) => {
        const answer = await document.say(app, person, input);
        expect(answer).toMatchObject({ code: '0000' });
        return (answer.data as { others: readonly object[] }).others;
      };

      it('is told over all processes, with the place, until they leave', async () => {
        expect(await othersOf(first, people.maker, { pageId: 'page000001' })).toEqual([]);
        await othersOf(second, people.colleague, { pageId: 'page000002', at: 'place00001', isTyping: true });
        expect(await othersOf(first, people.maker, { pageId: 'page000001' })).toMatchObject([
          { pageId: 'page000002', nickName: people.colleague.nickName, [kind.placeName]: 'place00001', isTyping: true },
        ]);
        await othersOf(second, people.colleague, { pageId: 'page000002', isLeaving: true });
        expect(await othersOf(first, people.maker, { pageId: 'page000001' })).toEqual([]);
      });

      it('ends the wait of those who show it, when somebody comes in another process', async () => {
        await othersOf(first, people.maker, { pageId: 'page000001' });
        const { presence } = await news(first, people.maker, { pageId: 'page000001' });
        const { answer } = await waitForDays(() =>
          news(first, people.maker, { pageId: 'page000001', presence, waitSeconds: 25 }),
        );
        await othersOf(second, people.reader, { pageId: 'page000003' });
        expect((await answer).others).toMatchObject([{ pageId: 'page000003', isSelf: false }]);
      });

      it('is of this document alone, and nobody speaks for another’s page', async () => {
        await othersOf(first, people.colleague, { pageId: 'page000002', at: 'place00001' });
        await othersOf(first, people.maker, { pageId: 'page000002', isLeaving: true });
        await othersOf(first, people.maker, { pageId: 'page000002', at: 'place00002' });
        expect(await othersOf(first, people.maker, { pageId: 'page000001' })).toMatchObject([
          { pageId: 'page000002', personId: people.colleague.id, [kind.placeName]: 'place00001' },
        ]);
        document = await kind.build(first, people);
        expect(await othersOf(first, people.maker, { pageId: 'page000001' })).toEqual([]);
      });
    });
  });
}
