import { type EditCollision, errorCodes, type MadeEdit } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import {
  applyCommand,
  type Change,
  collidingIds,
  type Edit,
  type EditProblem,
  finish,
  isEditProblem,
  planRevert,
} from '@wenshu/survey-core';
import { failureOf } from '../../../../../app/together/judge-failure.ts';
import { context } from '../../reading/testing/run-command.ts';
import type { EditNews, EditTransport } from '../edit-transport.ts';
import { createEditor, type Editor } from '../editor-store.ts';
import type { PendingEdit } from '../pending-edit.ts';
import { questionnaireVerdicts } from '../questionnaire-kind.ts';
import { start } from './start-document.ts';

interface Logged extends Omit<MadeEdit, 'isSelf'> {
  readonly edit: Edit;
}

type Refusing = keyof typeof errorCodes | 'network' | undefined;

/** The server's rule in small: the same commands, a log, and 3004 for what meets something newer than its base. */
export function buildServer() {
  const log: Logged[] = [];
  let document = start;
  const state = {
    /** How it fails, if it does. */
    refusing: undefined as Refusing,
    /** Fails for this edit alone. */
    stumblesOver: undefined as string | undefined,
    losesAnswers: false,
    personId: 'me' as string | undefined,
    status: 0 as EditNews['status'],
    versionTime: null as number | null,
    posted: [] as PendingEdit[],
  };
  const answer = () => {
    const word = state.refusing;
    if (word === 'network') throw new CallFailure('network');
    if (word === 'tokenInvalid') throw new CallFailure('signed-in-elsewhere');
    if (word) throw new CallFailure('refused', word, { code: errorCodes[word].code });
  };
  // What comes over the wire is a copy, with lists that are the reader's own.
  const changesAfter = (base: number) =>
    structuredClone(log.slice(base).flatMap(one => one.edit.changes)) as (Change & { path: string[] })[];
  const editsAfter = (base: number): MadeEdit[] =>
    log.slice(base).map(({ edit: _edit, ...one }) => ({ ...one, isSelf: one.personId === state.personId }));
  const collision = (ids: readonly string[], after: number) => {
    const met = log.slice(after).filter(({ touched }) => touched.some(id => ids.includes(id)));
    const collisions = met.reverse().map((one): EditCollision => ({ ...one, isSelf: false, partIds: ids }));
    return new CallFailure('saved-by-others', '', { code: '3004', collisions });
  };
  const touchedAfter = (base: number) => new Set(log.slice(base).flatMap(one => one.edit.touched));

  const make = (pending: PendingEdit, base: number, personId: string) => {
    const result = () => ({ version: log.length, editId: pending.editId, changes: changesAfter(base) });
    if (log.some(one => one.editId === pending.editId)) return result();
    if (state.status === 1)
      throw new CallFailure('refused', 'collecting', { code: errorCodes.suspendBeforeEditing.code });
    const edit = decide(pending, base);
    if (isEditProblem(edit)) throw new CallFailure('refused', edit.problem);
    document = edit.document;
    const name = pending.kind === 'command' ? pending.name : pending.kind;
    const { touched } = edit;
    const about = { version: log.length + 1, editId: pending.editId, personId, nickName: personId, time: 1 };
    log.push({ ...about, command: name, touched: [...touched], edit });
    return result();
  };
  const decide = (pending: PendingEdit, base: number): Edit | EditProblem => {
    if (pending.kind === 'revert') {
      const at = log.findIndex(one => one.editId === pending.revertedEditId);
      const since = Math.max(at + 1, pending.seenVersion ?? 0);
      const { edit, disturbed } = finish(planRevert(document, log[at]!.edit, touchedAfter(since)));
      const met = pending.seenVersion === undefined ? disturbed : collidingIds(edit, touchedAfter(since));
      if (met.length > 0) throw collision(met, since);
      return edit;
    }
    const edit =
      pending.kind === 'command'
        ? applyCommand(document, pending.name, pending.input, context)
        : finish(planRevert(document, { changes: [], inverse: pending.changes }, new Set())).edit;
    const met = isEditProblem(edit) ? [] : collidingIds(edit, touchedAfter(base));
    if (met.length > 0) throw collision(met, base);
    return edit;
  };

  const transport: EditTransport = {
    personId: () => state.personId,
    post: async (pending, base) => {
      state.posted.push(pending);
      answer();
      if (
        state.stumblesOver !== undefined &&
        pending.kind === 'command' &&
        JSON.stringify(pending.input).includes(state.stumblesOver)
      )
        throw new CallFailure('refused', '', { code: errorCodes.systemAbnormal.code });
      const made = make(pending, base, state.personId ?? '');
      if (state.losesAnswers) throw new CallFailure('network');
      return made;
    },
    since: async version => {
      answer();
      return { version: log.length, changes: changesAfter(version), edits: editsAfter(version) };
    },
    judge: error => failureOf(error, questionnaireVerdicts),
    watch: async ({ version }) => {
      answer();
      const news = { version: log.length, changes: changesAfter(version), edits: editsAfter(version) };
      const live = { live: '.', versionTime: null, editedFrom: null };
      return { ...news, ...live, status: state.status, statusBy: 'nobody', mayEdit: true, presence: '', others: [] };
    },
  };
  return {
    state,
    transport,
    titleOf: (id: string) => document.questions[id]?.title.text,
    has: (id: string) => document.questions[id] !== undefined,
    /** A colleague's edit, from elsewhere. */
    colleague: (name: string, input: object) =>
      make({ editId: `colleague${log.length}`, kind: 'command', name: name as 'modifyName', input }, log.length, 'ann'),
    rename(questionId: string, text: string) {
      return this.colleague('modifyName', { questionId, title: { text } });
    },
    open: () => {
      const { status, versionTime } = state;
      const loaded = { scrollId: 'scroll0001', version: log.length, document, publishedIds: [], isCreator: true };
      return createEditor({ ...loaded, status, versionTime, mayEdit: true }, transport);
    },
    /** News as the page asks for it. */
    async tell(editor: Editor, isHeld?: (edits: readonly MadeEdit[]) => boolean) {
      const known = editor.known();
      editor.takeNews(await transport.watch(known, 'page000001'), known, isHeld);
    },
  };
}

export const rename = (editor: Editor, questionId: string, text: string) =>
  editor.run('modifyName', { questionId, title: { text } });
export const shown = (editor: Editor, id: string) => editor.store.getState().document.questions[id]?.title.text;
export const soon = () => new Promise(resolve => setTimeout(resolve, 5));
