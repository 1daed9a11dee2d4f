import { useQueryClient } from '@tanstack/react-query';
import type { ModelName } from '@wenshu/analysis/browser';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { modelTexts } from '@wenshu/texts/findings/models/index';
import { language, useTexts } from '../../../../app/language/language.ts';
import { askBox } from '../../../../app/notices/notices.ts';
import { askSaved } from '../mine/ask-saved.ts';
import type { OpenAnalysis } from '../work/use-open-analysis.ts';
import { isBegun, type ModelAnalysis, switchedTo } from './model-analysis.ts';

/** Another model in place of this one: whoever has something to lose is asked first (S4.38). */
export function useSwitchModel({ scrollId, name, setName, work, saving }: OpenAnalysis<ModelAnalysis>) {
  const t = useTexts(modelScreenTexts).switching;
  const queries = useQueryClient();
  const { analysis, change } = work;
  const wordsOf = (kind: ModelName) => modelTexts[kind][language].name;
  return async (kind: ModelName): Promise<void> => {
    const [from, to] = [wordsOf(analysis.kind), wordsOf(kind)];
    const saved = await askSaved({ scrollId, analysisId: saving.analysisId, kind: analysis.kind });
    const text = [t.text({ name: from }), ...(saved.length > 0 ? [t.saved({ names: t.list(saved) })] : [])].join('');
    const box = { title: t.title({ name: to }), text, confirm: t.confirm, decline: t.decline };
    if ((isBegun(analysis) || saved.length > 0) && !(await askBox(box))) return;
    if (saved.length > 0)
      saving.clearVariables(() => void queries.invalidateQueries({ queryKey: ['data-set', scrollId] }));
    change(now => switchedTo(now, kind));
    // Nobody has given it a name of its own yet.
    if (name === from) setName(to);
  };
}
