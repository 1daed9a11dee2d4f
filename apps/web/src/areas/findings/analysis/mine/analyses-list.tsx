import { analysisCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { actionClass } from '@wenshu/ui';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { AppLink } from '../../../../app/routes/app-link.tsx';
import { KeptList } from '../../kept-list/kept-list.tsx';
import { analysisAddress } from '../analysis-address.ts';
import { AnalysisLine } from './analysis-line.tsx';

/** The analyses that a person made or that are shared with them: of this questionnaire, or of all (S2.49). */
export function AnalysesList({ scrollId }: { readonly scrollId: string | undefined }) {
  const texts = useTexts(analysisScreenTexts);
  return (
    <KeptList
      scrollId={scrollId}
      queryName="analyses"
      kind={texts.mine.kind}
      words={texts.mine}
      loading={texts}
      heading="h2"
      fresh={
        scrollId !== undefined && (
          <>
            <AppLink to={analysisAddress({ scrollId, isFresh: true })} className={actionClass('primary')}>
              {texts.mine.fresh}
            </AppLink>
            <AppLink to={analysisAddress({ on: 'models', scrollId, isFresh: true })} className={actionClass('quiet')}>
              {texts.mine.freshModel}
            </AppLink>
          </>
        )
      }
      ask={(input, signal) => client.call(analysisCalls.list, input, { quiet: true, signal })}
      lineOf={(one, hasSurvey) => <AnalysisLine key={one.analysisId} one={one} hasSurvey={hasSurvey} />}
    />
  );
}
