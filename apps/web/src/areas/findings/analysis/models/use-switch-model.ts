import type { ModelName } from '@wenshu/analysis/browser';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { modelTexts } from '@wenshu/texts/findings/models/index';
import { language, useTexts } from '../../../../app/language/language.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import type { OpenAnalysis } from '../work/use-open-analysis.ts';
import { isBegun, type ModelAnalysis, switchedTo } from './model-analysis.ts';

/** Another model in place of this one: whoever has something to lose is asked first (S4.38). */
export function useSwitchModel({ name, setName, work }: OpenAnalysis<ModelAnalysis>) {
  const t = useTexts(modelScreenTexts).switching;
  const { analysis, change } = work;
  const wordsOf = (kind: ModelName) => modelTexts[kind][language].name;
  return async (kind: ModelName): Promise<void> => {
    const [from, to] = [wordsOf(analysis.kind), wordsOf(kind)];
    const box = { title: t.title({ name: to }), text: t.text({ name: from }), confirm: t.confirm, decline: t.decline };
    if (isBegun(analysis) && !(await askBox(box))) return;
    change(now => switchedTo(now, kind));
    // Nobody has given it a name of its own yet.
    if (name === from) setName(to);
  };
}
