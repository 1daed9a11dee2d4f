import { assistantCalls, type CallData } from '@wenshu/api-contract';
import type { Prepare } from './prepared.ts';
import type { World } from './world.ts';

/** A conversation of whoever asks, with a question that is understood. Nobody may have very many. */
async function asked({ ask, things: { scrollId } }: World): Promise<CallData<typeof assistantCalls.ask>> {
  for (const { conversationId } of await ask(assistantCalls.conversations, {}))
    await ask(assistantCalls.remove, { conversationId });
  const seen: string[] = [];
  for (const question of await ask(assistantCalls.ideas, { scrollId })) {
    const { step } = await ask(assistantCalls.ask, { scrollId, question });
    // Where two questions of the example fit equally, the first is meant.
    const picked = step.choices.slice(0, 1).map(({ key }) => key);
    const made = await ask(assistantCalls.ask, { scrollId, question, picked });
    if (made.step.is === 'plan') return made;
    seen.push(`${question}: ${made.step.is}`);
  }
  throw new Error(`nothing that could be asked is understood: ${seen.join('; ')}`);
}

const theConversation: Prepare = async world => ({ conversationId: (await asked(world)).conversationId });

/** What calls to the assistant need. */
export const assistantInputs: Readonly<Record<string, Prepare>> = {
  'GET /assistant/conversation': theConversation,
  'POST /assistant/remove': theConversation,
  'POST /assistant/rename': async world => ({ ...(await theConversation(world)), name: 'Fruit' }),
  'POST /assistant/ask': async world => {
    const { conversationId, step } = await asked(world);
    return { scrollId: world.things.scrollId, conversationId, after: step.step, question: step.question };
  },
  'POST /assistant/answer': async world => {
    const { conversationId, step } = await asked(world);
    return { scrollId: world.things.scrollId, conversationId, step: step.step };
  },
};
