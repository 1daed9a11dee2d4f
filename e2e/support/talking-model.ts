import { ModelServer, modelDoes } from '../../apps/server/src/testing/fakes/model-server.ts';

interface ToTranslate {
  readonly n: number;
  readonly text: string;
}

/** A line of what is to be translated, with all that it must keep. */
function translated(line: string): ToTranslate[] {
  if (!line.startsWith('{')) return [];
  const { n, text } = JSON.parse(line) as ToTranslate;
  return [{ n, text: `${text} (EN)` }];
}

/** A language model that knows one answer to each thing it is asked for, for the journeys in which somebody agrees to ask one. */
export async function startTalkingModel(): Promise<{ readonly address: string; stop(): Promise<void> }> {
  const server = new ModelServer();
  server.will(exchange => {
    const asked = exchange.asked.messages.at(-1)?.content ?? '';
    const answers: Readonly<Record<string, unknown>> = {
      titles: { proposals: [`${asked.replace(/[？?]$/, '')}（换个问法）？`] },
      options: { options: ['甲', '乙'] },
      names: { names: [{ n: 1, name: 'model_named' }] },
      translations: { translations: asked.split('\n').flatMap(translated) },
    };
    const name = exchange.asked.response_format?.json_schema.name ?? '';
    return modelDoes.say(answers[name] ?? {})(exchange);
  });
  return { address: await server.start(), stop: () => server.stop() };
}
