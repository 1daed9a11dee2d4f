import { useQueryClient } from '@tanstack/react-query';
import { reportCalls } from '@wenshu/api-contract';
import { reportScreenTexts } from '@wenshu/texts/findings/report-screen';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { askBox, notify } from '../../../../app/notices/notices.ts';
import { LONGEST_NAME } from '../../analysis/naming/longest-name.ts';

interface Report {
  readonly scrollId: string;
  readonly reportId: string;
  readonly name: string;
}

const NOTICE_MS = 10_000;

/** Copies and removes reports. What was refused has been told. */
export function useReportActions() {
  const texts = useTexts(reportScreenTexts);
  const t = texts.bar;
  const queries = useQueryClient();
  const renew = () => queries.invalidateQueries({ queryKey: ['reports'] });
  return {
    /** The id of the copy. */
    async copy({ scrollId, reportId, name }: Report): Promise<string | undefined> {
      const copyName = t.copyName({ name }).slice(0, LONGEST_NAME);
      const made = await client.call(reportCalls.copy, { scrollId, reportId, name: copyName }).catch(() => undefined);
      if (!made) return undefined;
      notify.success(t.copied);
      await renew();
      return made.reportId;
    },
    async remove({ scrollId, reportId, name }: Report): Promise<boolean> {
      const isSure = await askBox({
        title: t.removeTitle({ name }),
        text: t.removeText,
        confirm: t.remove,
        decline: texts.cancel,
      });
      if (!isSure) return false;
      const isGone = await client.call(reportCalls.remove, { scrollId, reportId }).then(
        () => true,
        () => false,
      );
      if (!isGone) return false;
      const takeBack = async () => {
        await client.call(reportCalls.takeBack, { scrollId, reportId });
        await renew();
        notify.success(t.tookBack);
      };
      notify.success(t.removed({ name }), NOTICE_MS, {
        label: t.takeBack,
        press: () => void takeBack().catch(() => {}),
      });
      await renew();
      return true;
    },
  };
}
