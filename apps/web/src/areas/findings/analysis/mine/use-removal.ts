import { useQueryClient } from '@tanstack/react-query';
import type { AnalysisKind } from '@wenshu/analysis/browser';
import { analysisCalls } from '@wenshu/api-contract';
import { analysisScreenTexts } from '@wenshu/texts/findings/analysis-screen';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { askSaved } from './ask-saved.ts';

interface Removed {
  readonly scrollId: string;
  readonly analysisId: string;
  readonly name: string;
  readonly kind: AnalysisKind;
}

const NOTICE_MS = 10_000;

/** Removes an analysis of whoever is sure, and takes that back for whoever says so. */
export function useRemoval(onTakenBack?: () => void) {
  const texts = useTexts(analysisScreenTexts);
  const t = texts.bar;
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: ['analyses'] });
  const remove = async ({ scrollId, analysisId, name, kind }: Removed): Promise<boolean> => {
    const saved = await askSaved({ scrollId, analysisId, kind });
    const text =
      saved.length > 0 ? `${t.removeText}${t.removeSaved({ names: saved.join(texts.between) })}` : t.removeText;
    const isSure = await askBox({
      title: t.removeTitle({ name }),
      text,
      confirm: t.remove,
      decline: texts.cancel,
    });
    if (!isSure) return false;
    const isGone = await client
      .call(analysisCalls.remove, { scrollId, analysisId, clearsVariables: saved.length > 0 })
      .then(
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
    if (saved.length > 0) await queries.invalidateQueries({ queryKey: ['data-set', scrollId] });
    return true;
  };
  return { remove };
}
