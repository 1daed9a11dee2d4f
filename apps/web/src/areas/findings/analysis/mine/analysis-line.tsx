import { useQueryClient } from '@tanstack/react-query';
import { analysisCalls, type CallData } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { modelTexts } from '@wenshu/texts/findings/models/index';
import { Button } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import { KeptLine } from '../../kept-list/kept-line.tsx';
import { analysisAddress, isModelName, pageOf } from '../analysis-address.ts';
import { LONGEST_NAME } from '../naming/longest-name.ts';
import { NameDialog } from '../naming/name-dialog.tsx';
import { useRemoval } from './use-removal.ts';

type Listed = CallData<typeof analysisCalls.list>['items'][number];

/** One of them, with what can be done with it: its maker alone shares and removes it. */
export function AnalysisLine({ one, hasSurvey }: { readonly one: Listed; readonly hasSurvey: boolean }) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.mine;
  const queries = useQueryClient();
  const { remove } = useRemoval();
  const [isNaming, setIsNaming] = useState(false);
  const { scrollId, analysisId, name, kind, isOwn, isShared } = one;
  const { run: does } = useAction(
    async (work: () => Promise<unknown>, told: string) => {
      await work();
      return told;
    },
    { done: told => told, refresh: () => queries.invalidateQueries({ queryKey: ['analyses'] }) },
  );
  const copyName = texts.bar.copyName({ name }).slice(0, LONGEST_NAME);
  const copy = () => client.call(analysisCalls.copy, { scrollId, analysisId, name: copyName });
  const share = () => client.call(analysisCalls.share, { scrollId, analysisId, isShared: !isShared });
  const rename = async (given: string) => {
    await client.call(analysisCalls.rename, { scrollId, analysisId, name: given });
    setIsNaming(false);
  };
  return (
    <KeptLine
      one={one}
      words={t}
      hasSurvey={hasSurvey}
      to={analysisAddress({ on: pageOf(kind), scrollId, analysisId })}
      kind={{ label: t.kind, name: isModelName(kind) ? modelTexts[kind][language].name : texts.kinds[kind] }}
      tag={isShared ? t.shared : undefined}
    >
      <Button type="link" size="small" aria-label={t.renameOf({ name })} onClick={() => setIsNaming(true)}>
        {t.rename}
      </Button>
      <Button type="link" size="small" aria-label={t.copyOf({ name })} onClick={() => void does(copy, t.copied)}>
        {t.copy}
      </Button>
      {isOwn && (
        <>
          <Button
            type="link"
            size="small"
            aria-label={isShared ? t.unshareOf({ name }) : t.shareOf({ name })}
            onClick={() => void does(share, isShared ? texts.bar.unshared : texts.bar.shared)}
          >
            {isShared ? t.unshare : t.share}
          </Button>
          <Button
            type="link"
            size="small"
            danger
            aria-label={t.removeOf({ name })}
            onClick={() => void remove({ scrollId, analysisId, name, kind })}
          >
            {t.remove}
          </Button>
        </>
      )}
      {isNaming && (
        <NameDialog
          title={t.rename}
          label={texts.bar.name}
          first={name}
          onName={given => void does(() => rename(given), t.renamed)}
          onClose={() => setIsNaming(false)}
        />
      )}
    </KeptLine>
  );
}
