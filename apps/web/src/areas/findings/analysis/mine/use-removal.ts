import { useQueryClient } from '@tanstack/react-query';
import { analysisCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';

interface Removed {
  readonly scrollId: string;
  readonly analysisId: string;
  readonly name: string;
}

const NOTICE_MS = 10_000;

/** Removes an analysis of whoever is sure, and takes that back for whoever says so. */
export function useRemoval(onTakenBack?: () => void) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.bar;
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: ['analyses'] });
  const remove = async ({ scrollId, analysisId, name }: Removed): Promise<boolean> => {
    const isSure = await askBox({
      ...{ title: t.removeTitle({ name }), text: t.removeText, confirm: t.remove, decline: texts.cancel },
    });
    if (!isSure) return false;
    const isGone = await client.call(analysisCalls.remove, { scrollId, analysisId }).then(
      () => true,
      () => false,
    );
    if (!isGone) return false;
    const takeBack = async () => {
      await client.call(analysisCalls.takeBack, { scrollId, analysisId });
      await renew();
      notify.success(t.tookBack);
      onTakenBack?.();
    };
    notify.success(t.removed({ name }), NOTICE_MS, { label: t.takeBack, press: () => void takeBack().catch(() => {}) });
    await renew();
    return true;
  };
  return { remove };
}
