import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type CallRequest, ownVariableCalls, savedVariableCalls } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import { workbenchTexts } from '@wenshu/texts/findings/own-variables';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox, notify } from '../../../app/notices/notices.ts';
import type { MadeVariable, VariableDraft } from './made-variable.ts';

const NOTICE_MS = 10_000;

/** All that was made of others, and how it is saved, changed and removed; each can be taken back while the notice stands. */
export function useMadeVariables(scrollId: string) {
  const t = useTexts(workbenchTexts);
  const queries = useQueryClient();
  const queryKey = ['made-variables', scrollId];
  const made = useQuery({
    queryKey,
    queryFn: () => client.call(ownVariableCalls.list, { scrollId }, { quiet: true }),
    staleTime: 0,
  });
  const renew = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey }),
      queries.invalidateQueries({ queryKey: ['data-set', scrollId] }),
    ]);
  const undo = (sent: Omit<CallRequest<typeof ownVariableCalls.save>, 'scrollId'>) => ({
    label: t.undo,
    press: () =>
      void client.call(ownVariableCalls.save, { scrollId, ...sent }).then(
        async () => {
          await renew();
          notify.success(t.undone);
        },
        () => {},
      ),
  });
  /** Whether it was saved; what was refused has been told. */
  const save = async ({ making, ...draft }: VariableDraft): Promise<boolean> => {
    const before = made.data?.items.find(({ variableId }) => variableId === draft.variableId);
    const sent = { ...draft, name: draft.name.trim(), label: draft.label.trim() || draft.name.trim() };
    const recipe = asJson(making);
    const saved = await client.call(ownVariableCalls.save, { scrollId, ...sent, recipe }).catch(() => undefined);
    if (!saved) return false;
    await renew();
    const told = { name: sent.label };
    if (before?.recipe == null) notify.success(t.saved(told));
    else {
      const { variableId, time } = saved;
      const { name, label } = before;
      notify.success(t.changed(told), NOTICE_MS, undo({ variableId, time, name, label, recipe: before.recipe }));
    }
    return true;
  };
  const remove = async (variable: MadeVariable, users: string): Promise<void> => {
    const { variableId, recipe, name, label } = variable;
    const told = { name: label || name };
    const used = users === '' ? t.removeUnused : t.removeUsed({ list: users });
    const isSure = await askBox({
      title: t.removeTitle(told),
      text: recipe === null ? `${used}${t.removeModel}` : used,
      confirm: t.remove,
      decline: t.cancel,
    });
    if (!isSure) return;
    const sent = { scrollId, variableIds: [variableId] };
    const isGone = await client.call(savedVariableCalls.remove, sent).then(
      () => true,
      () => false,
    );
    if (!isGone) return;
    await renew();
    const back = recipe === null ? undefined : undo({ variableId, isBack: true, name, label, recipe });
    notify.success(t.removed(told), NOTICE_MS, back);
  };
  return { made, save, remove };
}
