import { ModelServer, modelDoes } from '../../apps/server/src/testing/fakes/model-server.ts';

/** A language model that knows one answer to each thing it is asked for, for the journeys in which somebody agrees to ask one. */
export async function startTalkingModel(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const server = new ModelServer();
  server.will(exchange => {
    const asked = exchange.asked.messages.at(-1)?.content ?? '';
    const answers: Readonly<Record<string, unknown>> = {
      titles: { proposals: [`${asked.replace(/[？?]$/, '')}（换个问法）？`] },
      options: { options: ['甲', '乙'] },
    };
    const name = exchange.asked.response_format?.json_schema.name ?? '';
    return modelDoes.say(answers[name] ?? {})(exchange);
  });
  return { address: await server.start(), stop: () => server.stop() };
}
