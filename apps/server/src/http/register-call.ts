import multipart from '@fastify/multipart';
import type { Call } from '@wenshu/api-contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { type Actor, keyGives } from '../authorisation/actor.ts';
import { authorise } from '../authorisation/authorise.ts';
import type { Platform } from '../platform/platform.ts';
import { Refusal } from '../refusal/refusal.ts';
import { CallContext } from './call-context.ts';
import { createAnswerCheck } from './check-answer.ts';
import { type FileAnswer, sendFile } from './file-answer.ts';
import { createCallLog, createErrandLog } from './log-call.ts';
import { presentSuccess } from './present-answer.ts';
import { readerLanguage } from './reader-language.ts';
import { checkQuery } from './reading/content-parsers.ts';
import { discardRest } from './reading/discard-rest.ts';
import { createInputParser } from './reading/parse-input.ts';
import { placeOfField } from './reading/place-of-field.ts';
import { type ReceivedFile, receiveForm } from './reading/receive-files.ts';
import { type IncomingFile, receiveUpload } from './reading/receive-upload.ts';
import { areaOfCall } from './watching/request-area.ts';

type AnyHandler = (input: unknown, context: CallContext) => unknown;
type Perform = (
  input: unknown,
  request: FastifyRequest,
  files: readonly ReceivedFile[],
  file?: IncomingFile,
) => Promise<unknown>;

const MEGABYTE = 1024 * 1024;
/** A big import into a questionnaire fits; what anybody may send unasked stays small. */
const BODY_LIMIT_BYTES = {
  'signed-in': 4 * MEGABYTE,
  operator: 4 * MEGABYTE,
  respondent: 2 * MEGABYTE,
  visitor: 256 * 1024,
};
const DEFAULT_FILE_BYTES = 20 * MEGABYTE;

/** Who asks → may they → is the input right → do it → one envelope. The order is the same for every call. */
export function registerCall(app: FastifyInstance, call: Call, handler: AnyHandler): void {
  const { door } = app;
  const parseInput = createInputParser(call);
  const checkNeed = createNeedCheck(app, call);
  const logged = createCallLog(app.door, call);
  const noted = createErrandLog(app.door, call);
  const checkAnswer = door.checksAnswers ? createAnswerCheck(call) : undefined;

  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    checkQuery(request.url, request.query);
    if (call.takes === 'upload') return answerUpload(request, reply);
    if (call.takes === 'multipart') return answerForm(request, reply);
    const body = readBody(call, request);
    await checkNeed?.(request, body);
    const input = parseInput(request.query, body);
    return present(await perform(input, request, []), request, reply);
  };

  const perform: Perform = async (input, request, files, file) => {
    const { actor, operator } = request;
    const handle = (platform: Platform) => handler(input, new CallContext(platform, request, actor, files, file));
    if (noted && operator) return noted(operator, input, handle);
    return logged && actor ? logged(actor, input, handle) : handle(door.platform);
  };

  const answerForm = async (request: FastifyRequest, reply: FastifyReply) => {
    const { fields, files, discard } = await receiveForm(request, {
      maxFileBytes: call.maxFileBytes ?? DEFAULT_FILE_BYTES,
      folder: door.platform.incoming,
      decide: async fields => checkNeed?.(request, fields),
      decidesOn: call.needs && placeOfField(call, call.needs.on) === 'body' ? call.needs.on : undefined,
    });
    try {
      const input = parseInput(request.query, fields);
      return present(await perform(input, request, files), request, reply);
    } finally {
      await discard();
    }
  };

  const answerUpload = async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      const { fields, file } = await receiveUpload(request, call.maxFileBytes ?? DEFAULT_FILE_BYTES);
      await checkNeed?.(request, fields);
      const input = parseInput(request.query, fields);
      return present(await perform(input, request, [], file), request, reply);
    } finally {
      discardRest(request);
    }
  };

  const present = (data: unknown, request: FastifyRequest, reply: FastifyReply) => {
    if (request.newCookie !== undefined) reply.header('set-cookie', request.newCookie);
    if (call.answers === 'file') return sendFile(reply, data as FileAnswer);
    checkAnswer?.(data);
    return presentSuccess(data, readerLanguage(request.headers));
  };

  const countCall = door.counterOf(call.path);
  const takesFiles = call.takes === 'multipart' || call.takes === 'upload';
  const route: RouteOptions = {
    method: call.method,
    url: call.path,
    bodyLimit: takesFiles ? Number.MAX_SAFE_INTEGER : BODY_LIMIT_BYTES[call.audience],
    handler: answer,
    config: { area: areaOfCall(call, `${app.prefix}${call.path}`) },
    // Before the body is read: a stranger's four megabytes are not worth waiting for.
    ...((call.audience === 'signed-in' || call.audience === 'operator' || countCall) && {
      onRequest: async (request: FastifyRequest) => {
        if (call.audience === 'signed-in') {
          const actor = await door.requireActor(request.headers.authorization);
          requireKeysRight(call, actor);
          request.actor = actor;
        }
        if (call.audience === 'operator')
          request.operator = await door.requireOperator(request.headers.cookie ?? '', call);
        await countCall?.({ actor: request.actor, clientAddress: request.ip });
      },
    }),
  };
  door.calls.push(call);
  if (!takesFiles) {
    app.route(route);
    return;
  }
  // Its hooks cost every request of their scope something, so only these calls get them.
  app.register(async scope => {
    // How large a file may be is said by its rules, in words of its own, not by the parser.
    await scope.register(multipart, { throwFileSizeLimit: false });
    scope.route(route);
  });
}

/** A key makes calls that are about surveys, never any about its person's account: those name no right that a key could hold. */
function requireKeysRight({ needs, keyNeeds }: Call, actor: Actor): void {
  if (actor.keyRights === undefined) return;
  const right = needs?.right ?? keyNeeds;
  if (right === undefined || !keyGives(actor, right)) throw new Refusal('apiKeyNotAllowed');
}

function readBody(call: Call, request: FastifyRequest): unknown {
  if (!call.body || request.body === undefined) return undefined;
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  if (isForm !== (call.takes === 'form')) throw new Refusal('contentTypeWrong');
  return request.body;
}

/** Asked with the raw field, so that whoever may not do it learns nothing about what the input should look like. */
function createNeedCheck(app: FastifyInstance, call: Call) {
  const { needs } = call;
  if (!needs) return undefined;
  const place = placeOfField(call, needs.on);
  const { objectFinders: finders, platform } = app.door;
  const isDecidable = call.audience === 'signed-in' && place !== undefined && finders[needs.on] !== undefined;
  if (!isDecidable) throw new Error(`${call.path} needs ${needs.right} on ${needs.on}, which cannot be decided`);
  return async (request: FastifyRequest, body: unknown) => {
    if (!request.actor) throw new Refusal('signInNeeded');
    const source = (place === 'body' ? body : request.query) as Record<string, unknown> | null | undefined;
    const named = source?.[needs.on];
    if (needs.isOptional && named === undefined) return;
    await authorise({ database: platform.database, finders }, request.actor, needs, named);
  };
}
