import { scrollCalls, solutionCalls } from '@wenshu/api-contract';
import type { SolutionId } from '@wenshu/survey-core';
import { solutionSettings } from '@wenshu/survey-core/testing';
import type { World } from './world.ts';

type Input = Readonly<Record<string, unknown>>;
type Prepare = (world: World) => Promise<Input>;

/** A questionnaire of its own that was begun from a solution. */
async function begun({ ask }: World, solutionBankId: SolutionId) {
  const { scrollId } = await ask(solutionCalls.addSolution, { solutionBankId, name: 'Research', languageId: 2 });
  return { scrollId, solutionBankId, setting: solutionSettings[solutionBankId] as Input };
}

/** Its form is filled in, and nothing is generated yet. */
const filled =
  (solutionBankId: SolutionId): Prepare =>
  async world => {
    const saved = await begun(world, solutionBankId);
    await world.ask(solutionCalls.save, saved);
    return { scrollId: saved.scrollId };
  };

const scheme = { schemeId: 'nps-programme', languageId: 2, values: { company: 'Fruit' } };

export const solutionInputs: Readonly<Record<string, Prepare>> = {
  'POST /survey/solution/previewScheme': async () => scheme,
  'POST /survey/scroll/useScheme': async () => ({ ...scheme, name: 'Our NPS' }),
  'POST /survey/scrollSolutionSettingAnswer/save': world => begun(world, 'kano'),
  'POST /survey/scroll/useSolution': async world => ({ ...(await filled('kano')(world)), solutionBankId: 'kano' }),
  'POST /survey/scrollSolutionSettingAnswer/generatePsmQuestion': filled('psm'),
  'POST /survey/question/generateCpcChildrenQuestion': filled('cpc'),
  'POST /survey/question/generateCbcQuestion': filled('cbc'),
  'POST /survey/question/generateMaxdiffQuestion': filled('maxdiff'),
  'POST /survey/item/generateBptoItems': filled('bpto'),
  'POST /survey/brandPrice/updateBrandPrice': async world => {
    const { scrollId } = (await filled('bpto')(world)) as { scrollId: string };
    const { questionId, document } = await generated(world, scrollId);
    const [itemId] = Object.keys(document.questions[questionId]!.items);
    return { scrollId, questionId, itemId, lowestPrice: 10, priceStep: 5, priceCount: 4 };
  },
};

async function generated({ ask }: World, scrollId: string) {
  const { questionId } = await ask(solutionCalls.generateBptoItems, { scrollId });
  const { document } = await ask(scrollCalls.get, { scrollId });
  return { questionId, document };
}
