import { MAX_CROSS_ROWS } from '@wenshu/analysis/browser';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { EmptyState } from '@wenshu/ui';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { AnalysisFrame } from '../screen/analysis-frame.tsx';
import { type OfItsKind, type OpenedProps, useOpenAnalysis } from '../work/use-open-analysis.ts';
import { BannerSlot } from './banner-slot.tsx';
import { allQuestions, type CrossAnalysis, withRequest } from './cross-analysis.ts';
import { CrossContext } from './cross-context.ts';
import { CrossVariables } from './cross-variables.tsx';
import { OptionsPanel } from './options-panel.tsx';
import { RowsSlot } from './rows-slot.tsx';

const hasRows = ({ request }: CrossAnalysis) => request.rows.length > 0;
const ofCross: OfItsKind<CrossAnalysis> = { isBegun: hasRows, isWhole: hasRows };
const places = ['rows', 'banner', 'measures', 'statistics', 'test', 'look'];

/** Cross tables: questions in rows, groups in columns. */
export function CrossScreen(props: OpenedProps<CrossAnalysis>) {
  const t = useTexts(analysisScreenTexts).results;
  const open = useOpenAnalysis(props, ofCross);
  const { analysis, change } = open.work;
  const takeAll = () =>
    change(now => withRequest(now, { rows: allQuestions(now.request.rows, props.ownVariables, MAX_CROSS_ROWS) }));
  return (
    <CrossContext value={{ analysis, change }}>
      <AnalysisFrame
        open={open}
        takesWeight
        isSetUpFirst={!hasRows(props.first.analysis)}
        places={places}
        empty={
          <EmptyState title={t.emptyTitle} text={t.emptyText} actions={<Button onClick={takeAll}>{t.all}</Button>} />
        }
      >
        <CrossVariables />
        <RowsSlot />
        <BannerSlot />
        <OptionsPanel />
      </AnalysisFrame>
    </CrossContext>
  );
}
