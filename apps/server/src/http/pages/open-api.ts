import { type Call, errorCodes, SUCCESS_CODE } from '@wenshu/api-contract';
import { errorTexts } from '@wenshu/texts/errors';
import * as z from 'zod/mini';

type JsonSchema = Readonly<Record<string, unknown>>;

/** Shown beside the field that takes it, where calls are tried. */
const TOKEN =
  'The token of a session, or an API key (`wsk_…`) made in the account area: it acts as its person, within the rights it was given.';

/** The contract as an OpenAPI document: printed from the calls that are registered, so it cannot be out of date. */
export function describeApi(calls: readonly Call[]) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Wenshu 问枢', version: '1', description: describeCodes() },
    servers: [{ url: '/api' }],
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer', description: TOKEN } } },
  };
}

function describeCall(call: Call) {
  const notes = [
    call.audience === 'respondent' && 'For a person answering a survey, known by the codes in the input.',
    call.needs && `Needs the right \`${call.needs.right}\` on \`${call.needs.on}\`.`,
    call.own && 'Not named by the specification.',
    call.audience === 'signed-in' && describeKeys(call),
  ];
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replaceAll('/', '_')}`,
    summary: call.summary,
    description: notes.filter(Boolean).join(' '),
    tags: [call.path.split('/').slice(1, 3).join('/')],
    ...(call.audience === 'signed-in' && { security: [{ token: [] }] }),
    ...(call.query && { parameters: describeQuery(call.query) }),
    ...(call.body && { requestBody: describeBody(call) }),
    responses: { 200: { description: 'Done', content: describeAnswer(call) } },
  };
}

function describeKeys({ needs, keyNeeds }: Call): string {
  const right = needs?.right ?? keyNeeds;
  return right ? `An API key needs the right \`${right}\`.` : 'Not for API keys.';
}

function describeQuery(schema: z.ZodMiniType) {
  const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema: property,
  }));
}

const contentTypes = {
  multipart: 'multipart/form-data',
  upload: 'multipart/form-data',
  form: 'application/x-www-form-urlencoded',
  json: 'application/json',
};

function describeBody({ body, takes }: Call) {
  const schema = body && toJsonSchema(body, 'input');
  return { required: true, content: { [contentTypes[takes ?? 'json']]: { schema } } };
}

function describeAnswer({ answers, data }: Call) {
  if (answers === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const properties = { code: { const: SUCCESS_CODE }, message: { type: 'string' }, data: toJsonSchema(data, 'output') };
  return { 'application/json': { schema: { type: 'object', properties, required: ['code', 'message', 'data'] } } };
}

function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  // A type that JSON Schema cannot say (a whole questionnaire) is described as anything.
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}

function describeCodes(): string {
  const rows = Object.entries(errorCodes).map(([name, { code, status }]) => {
    const text = errorTexts.en[name as keyof typeof errorCodes];
    return `| ${code} | ${status} | ${typeof text === 'string' ? text : name} |`;
  });
  return [
    'Every call answers `{code, message, data}`, and `field` when an input field is wrong. Success is `0000`.',
    '`message` is in the language of the header `lang` (zh, en) or of Accept-Language.',
    '',
    '| code | HTTP status | meaning |',
    '|---|---|---|',
    ...rows,
  ].join('\n');
}
