import * as z from 'zod/mini';
import type { ModelMessage, ModelRequest } from './helper-model.ts';

interface Way {
  readonly messages: readonly ModelMessage[];
  readonly model: string;
  /** By the server's own means; else in words. */
  readonly bySchema: boolean;
}

/** The body of a request for a chat completion. */
export function buildBody<T>(
  { system, schema, schemaName, maxTokens }: ModelRequest<T>,
  { messages, model, bySchema }: Way,
): string {
  const { $schema: _, ...jsonSchema } = z.toJSONSchema(schema);
  const asked = bySchema
    ? system
    : `${system}\n\nAnswer with one JSON value and nothing else. It fits this JSON schema:\n${JSON.stringify(jsonSchema)}`;
  return JSON.stringify({
    model,
    messages: [{ role: 'system', content: asked }, ...messages],
    max_tokens: maxTokens,
    stream: true,
    // What does not know the schema need not know this either.
    ...(bySchema && {
      stream_options: { include_usage: true },
      response_format: { type: 'json_schema', json_schema: { name: schemaName, strict: true, schema: jsonSchema } },
    }),
  });
}
