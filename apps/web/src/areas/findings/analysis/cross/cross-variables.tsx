import { isDay } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { useTexts } from '../../../../app/language/language.ts';
import { VariableList } from '../slots/variable-list.tsx';
import { applyDrop } from './apply-drop.ts';
import { canBeBanner } from './cross-analysis.ts';
import { useCross } from './cross-context.ts';

/** What can be counted, on its way into rows and columns. */
export function CrossVariables() {
  const t = useTexts(analysisScreenTexts).variables;
  const { analysis, change } = useCross();
  const used = new Set(analysis.request.rows.map(({ variable }) => variable));
  return (
    <VariableList
      help={t.help}
      targets={[
        { slot: 'rows', short: t.rows, label: t.toRows, whyNot: variable => (isDay(variable) ? t.noDay : undefined) },
        {
          slot: 'banner',
          short: t.banner,
          label: t.toBanner,
          whyNot: variable => (canBeBanner(variable) ? undefined : isDay(variable) ? t.noDay : t.noColumn),
        },
      ]}
      isUsed={key => used.has(key)}
      onDrop={(variable, target) => change(now => applyDrop(now, { from: 'list', variable }, target))}
    />
  );
}
