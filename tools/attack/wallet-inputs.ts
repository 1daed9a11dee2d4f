import { type CallData, draftingCalls, HELPER_AGREEMENT_VERSION, helperCalls, walletCalls } from '@wenshu/api-contract';
import type { Input, Prepare } from './prepared.ts';
import { inEnterprise } from './team-inputs.ts';
import type { World } from './world.ts';

const ordered = async ({ ask }: World): Promise<Input> => {
  const { orderNumber } = await ask(walletCalls.order, { fen: 500 });
  return { orderNumber };
};

/** What the calls about an owner’s own wallet need. */
export const walletInputs: Readonly<Record<string, Prepare>> = {
  'GET /account/wallet/balances': async () => ({}),
  'GET /account/wallet/list': async () => ({}),
  'POST /account/wallet/order': async () => ({ fen: 500 }),
  'GET /account/wallet/get': ordered,
  'POST /account/wallet/cancel': ordered,
  'GET /account/wallet/statement': async () => ({ unit: 'fen' }),
  'POST /account/wallet/exportStatement': async () => ({ unit: 'fen', format: 'csv' }),
};

type Draft = CallData<typeof draftingCalls.begin>;

/** Nobody may have very many drafts, and each of them not very many steps. */
async function drafted({ ask }: World): Promise<Draft> {
  // Whoever has agreed to a model waits for it; there is none that answers here.
  await ask(helperCalls.withdraw, {});
  for (const { draftId } of await ask(draftingCalls.list, {})) await ask(draftingCalls.remove, { draftId });
  const description = 'How satisfied readers are with the opening hours and the seats of a library, in five minutes';
  return ask(draftingCalls.begin, { description });
}

const stepOf = ({ draftId, step }: Draft) => ({ draftId, step });
const questionOf = ({ plan }: Draft) => plan!.sections.flatMap(({ questions }) => questions)[0]!.id;
const onDraft =
  (more: (draft: Draft) => Input = () => ({})): Prepare =>
  async world => {
    const draft = await drafted(world);
    return Object.assign(stepOf(draft), more(draft));
  };
const theDraft: Prepare = async world => ({ draftId: (await drafted(world)).draftId });

/** What the calls about drafts and the helper need. */
export const draftInputs: Readonly<Record<string, Prepare>> = {
  'POST /survey/drafting/begin': async world => {
    await drafted(world);
    return { description: 'What guests of a small hotel liked' };
  },
  'GET /survey/drafting/draft': theDraft,
  'POST /survey/drafting/remove': theDraft,
  'POST /survey/drafting/change': onDraft(() => ({ wish: 'shorter' })),
  'POST /survey/drafting/facts': onDraft(() => ({ facts: { minutes: 4 } })),
  'POST /survey/drafting/again': onDraft(),
  'POST /survey/drafting/edit': onDraft(draft => ({ edit: { does: 'drop', questionId: questionOf(draft) } })),
  'POST /survey/drafting/go': onDraft(() => ({ to: 1 })),
  'GET /survey/drafting/others': async world => {
    const draft = await drafted(world);
    return { draftId: draft.draftId, questionId: questionOf(draft) };
  },
  'POST /survey/aiGpt/createAiScroll': onDraft(() => ({ name: 'Library' })),
  'POST /helper/agree': async ({ ask }) => ({
    version: HELPER_AGREEMENT_VERSION,
    place: (await ask(helperCalls.state, {})).model!.place,
  }),
  'GET /team/enterprise/helper': inEnterprise,
  'PUT /team/enterprise/switchHelper': async world => Object.assign({ isOn: true }, await inEnterprise(world)),
};
