import * as z from 'zod/mini';
import { type Call, call } from '../../call.ts';
import { partId, scrollId, version, versionText } from '../../shared-inputs.ts';
import { loggedEdit } from '../logged-edit.ts';
import { presentPerson } from '../present-person.ts';
import { questionnaireStatusCode } from '../questionnaire-status.ts';

/**
 * What every edit carries besides the command's own input: the version it was made on, and its id, so that one sent twice is made once.
 * Without `baseVersion` the caller says: on whatever is newest.
 */
export const editEnvelope = {
  scrollId,
  editId: z.optional(partId),
  baseVersion: z.optional(version),
};

const change = z.object({ path: z.array(z.string()), value: z.optional(z.unknown()) });

/** The version after the edit, and all changes since `baseVersion`, others' included: the caller's document follows them. */
export const editResult = z.object({
  version: z.number(),
  editId: z.string(),
  changes: z.array(change),
});
export type EditResult = z.infer<typeof editResult>;

/** An edit of the log: whose it is, and what it wrote. */
export const madeEdit = z.object({
  ...loggedEdit,
  command: z.string(),
  /** The ids of the parts that it wrote. */
  touched: z.array(z.string()),
});
export type MadeEdit = z.infer<typeof madeEdit>;

type EditMethod = Exclude<Call['method'], 'GET'>;

/**
 * A design call: its body is a command's input in an edit's envelope. Ids and places of new things may be left out where the command
 * can complete its input; then they are minted on the server and stand in the answer's changes.
 */
export function editCall<Shape extends z.core.$ZodShape>(
  verb: { readonly input: z.ZodMiniType; readonly loose?: z.ZodMiniObject<Shape> },
  method: EditMethod,
  path: `/${string}`,
  summary: string,
  own?: true,
) {
  const input = (verb.loose ?? verb.input) as z.ZodMiniObject<Shape>;
  const body = z.extend(z.object(editEnvelope), input.shape);
  const needs = { right: 'questionnaire.edit', on: 'scrollId', asksPeople: true } as const;
  const logged = { action: 'questionnaire.edit', isOften: true } as const;
  const rest = { body, data: editResult, summary, ...(own && { own }) } as const;
  return { method, path, audience: 'signed-in', needs, logged, ...rest } as const;
}

export const editCalls = {
  revert: call({
    method: 'POST',
    path: '/survey/edit/revert',
    logged: { action: 'questionnaire.edit', isOften: true },
    audience: 'signed-in',
    needs: { right: 'questionnaire.edit', on: 'scrollId', asksPeople: true },
    own: true,
    summary: 'Undo: makes the inverse of an earlier edit as an edit of its own; reverting that one is redo',
    body: z.object({
      ...editEnvelope,
      revertedEditId: partId,
      /** The person has seen the document of this version and takes the edit back all the same: only what came later collides. */
      seenVersion: editEnvelope.baseVersion,
    }),
    data: editResult,
  }),
  since: call({
    method: 'GET',
    path: '/survey/edit/since',
    audience: 'signed-in',
    needs: { right: 'questionnaire.view', on: 'scrollId' },
    own: true,
    summary: 'What is new since a version: edits, status, who is here; with waitSeconds, as soon as something is',
    query: z.object({
      scrollId,
      version: versionText,
      /** Nothing new yet: the answer waits up to so long. Shorter than the patience of any proxy between here and there. */
      waitSeconds: z._default(z.coerce.number().check(z.minimum(0), z.maximum(25)), 0),
      /** The status that the caller knows: another one ends the wait. */
      status: z.optional(z.pipe(z.coerce.number(), questionnaireStatusCode)),
      /** The caller's page, to be told who else is here; `presence` as last told, a new one ends the wait. */
      pageId: z.optional(partId),
      presence: z.optional(z.string().check(z.maxLength(64))),
      /** What is answered now, as last told; another word ends the wait. */
      live: z.optional(z.string().check(z.maxLength(64))),
    }),
    data: z.object({
      version: z.number(),
      changes: z.array(change),
      /** The edits that made the changes, in their order. */
      edits: z.array(madeEdit),
      status: questionnaireStatusCode,
      /** Who made it so: the caller, on whichever device; another member; nobody, when it ended by itself. */
      statusBy: z.enum(['self', 'other', 'nobody']),
      mayEdit: z.boolean(),
      /** Another word as soon as something else is answered, or a draft is begun, published or thrown away. */
      live: z.string(),
      versionTime: z.nullable(z.number()),
      editedFrom: z.nullable(z.number()),
      others: z.optional(z.array(presentPerson)),
      presence: z.string(),
    }),
  }),
};
