import { type CodingsMoved, editFrame, type Frame, type FrameCommand, type FrameEdited } from '@wenshu/analysis';
import type { CallInput, codingFrameCalls } from '@wenshu/api-contract';
import type { Actor } from '../../../authorisation/actor.ts';
import type { Queryable } from '../../../platform/database/database.ts';
import { newId } from '../../../platform/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { Refusal } from '../../../refusal/refusal.ts';
import { touchRecords } from '../../collect/answering/index.ts';
import { keepSurveys } from '../../design/live-settings/index.ts';
import { moveBlindMarks } from './blind.repository.ts';
import { type CodingRow, insertDeed, keepCodingsWith, listCodingsWith } from './coding.repository.ts';
import { type FrameRow, findFrame, lockFrame, writeFrame } from './frame.repository.ts';
import { findSeenFrame, mayEdit, requireAllRecords, surveysIn } from './frame-access.ts';
import { listCodedWith, moveMarks } from './mark.repository.ts';
import { moveRules } from './rules/rule.repository.ts';

type Edit = CallInput<typeof codingFrameCalls.edit>;

/** Upon the version that was looked at. In one transaction with what becomes of everything that is coded with it. */
export async function editCodingFrame(platform: Platform, actor: Actor, edit: Edit): Promise<FrameRow> {
  const { database, clock } = platform;
  const { frameId } = await findSeenFrame(database.pool, actor, edit.frameId);
  return database.transaction(async db => {
    // Surveys are locked before whatever stands below them. Somebody may begin to code with the frame before it is locked too.
    const before = surveysIn(await listCodingsWith(db, frameId));
    await keepSurveys(db, before);
    const frame = await lockFrame(db, frameId);
    if (!frame) throw new Refusal('codingNotFound');
    const codings = await keepCodingsWith(db, frameId);
    if (frame.version !== edit.version || surveysIn(codings).some(scrollId => !before.includes(scrollId)))
      throw new Refusal('frameSavedByOthers');
    if (!(await mayEdit(db, actor, frame, codings))) throw new Refusal('frameInUse');
    const edited = commandedFrame(frame, edit.commands);
    const at = clock.now();
    const deeds = new Map(codings.map(({ codingId }) => [codingId, { deedId: newId(), at }]));
    const commands = [...new Set(edit.commands.map(({ does }) => does))];
    for (const [codingId, deed] of deeds)
      await insertDeed(db, { ...deed, codingId, personId: actor.personId, kind: 'frame', commands });
    if (edited.moved.length + edited.replaced.length > 0) {
      await requireAllRecords(db, actor, codings);
      await followEdit(db, codings, edited, deeds);
    }
    const { codes, nextCode } = edited;
    await writeFrame(db, frameId, { name: edit.name ?? frame.name, codes, nextCode, changedAt: at });
    return (await findFrame(db, frameId))!;
  });
}

/** Refused at the command that cannot be done. */
export function commandedFrame(frame: Frame, commands: readonly FrameCommand[]): FrameEdited {
  const edited = editFrame(frame, commands);
  if ('problem' in edited)
    throw new Refusal('frameNotPossible', { field: `commands.${edited.at}`, params: { word: edited.problem } });
  return edited;
}

interface Following {
  readonly moved: readonly CodingsMoved[];
  readonly replaced: readonly number[];
}

/** Every record that counts elsewhere now is marked as changed, before its codings are. */
async function followEdit(
  db: Queryable,
  codings: readonly CodingRow[],
  { moved, replaced }: Following,
  deeds: ReadonlyMap<string, { readonly deedId: string; readonly at: Date }>,
): Promise<void> {
  // One may go to where the next one takes it from: all codes that are named in any way.
  const codes = [...replaced, ...moved.flatMap(({ from, to }) => (to === null ? [from] : [from, to]))];
  for (const { codingId } of codings) await moveRules(db, codingId, moved, deeds.get(codingId)!.deedId);
  for (const { codingId, scrollId } of codings)
    await touchRecords(db, scrollId, await listCodedWith(db, codingId, codes));
  for (const { codingId } of codings)
    for (const one of moved) {
      await moveMarks(db, codingId, one, deeds.get(codingId)!);
      await moveBlindMarks(db, codingId, one);
    }
}
