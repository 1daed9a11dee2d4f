import { useQueryClient } from '@tanstack/react-query';
import { paperCalls, paperShareCalls } from '@wenshu/api-contract';
import { MAX_PAPER_TITLE } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { useSession } from '../../../../app/session/session.ts';

interface NamedPaper {
  readonly paperId: string;
  readonly title: string;
}

const NOTICE_MS = 10_000;

export function useRefreshPapers(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: ['papers'] });
}

const isDone = (asked: Promise<unknown>) =>
  asked.then(
    () => true,
    () => false,
  );

/** Copies, removes and leaves papers. What was refused has been told. */
export function usePaperActions() {
  const texts = useTexts(paperTexts);
  const t = texts.list;
  const refresh = useRefreshPapers();
  const userId = useSession(state => state.user?.userId ?? '');
  const ask = (title: string, text: string, confirm: string) => askBox({ title, text, confirm, decline: texts.cancel });
  return {
    /** The id of the copy. */
    async copy({ paperId, title }: NamedPaper): Promise<string | undefined> {
      const copyName = t.copyName({ name: title }).slice(0, MAX_PAPER_TITLE);
      const made = await client.call(paperCalls.copy, { paperId, title: copyName }).catch(() => undefined);
      if (!made) return undefined;
      notify.success(t.copied);
      await refresh();
      return made.paperId;
    },
    async remove({ paperId, title: name }: NamedPaper): Promise<boolean> {
      if (!(await ask(t.removeTitle({ name }), t.removeText, t.remove))) return false;
      if (!(await isDone(client.call(paperCalls.remove, { paperId })))) return false;
      const takeBack = async () => {
        if (!(await isDone(client.call(paperCalls.takeBack, { paperId })))) return;
        await refresh();
        notify.success(t.tookBack);
      };
      notify.success(t.removed({ name }), NOTICE_MS, { label: t.takeBack, press: () => void takeBack() });
      await refresh();
      return true;
    },
    /** Whoever it was shared with gives it back. */
    async leave({ paperId, title: name }: NamedPaper): Promise<boolean> {
      if (!(await ask(t.leaveTitle({ name }), t.leaveText, t.leave))) return false;
      if (!(await isDone(client.call(paperShareCalls.removeMember, { paperId, userId })))) return false;
      await refresh();
      return true;
    },
  };
}
