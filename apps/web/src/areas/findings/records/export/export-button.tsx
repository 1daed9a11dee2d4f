import { DownloadOutlined, SettingOutlined } from '@ant-design/icons';
import { describeFilter, type Filter } from '@wenshu/analysis/browser';
import { recordExportCalls } from '@wenshu/api-contract';
import { asJson } from '@wenshu/survey-core';
import { exportTexts } from '@wenshu/texts/findings/exports';
import { Button, Space } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { language, useTexts } from '../../../../app/language/language.ts';
import { useSession } from '../../../../app/session/session.ts';
import { useJobStarted } from '../../../people/jobs/use-job-started.ts';
import { useVariables } from '../use-variables.ts';
import { type ExportChoice, type ExportRequest, keepChoice, readChoice, requestOf } from './export-choice.ts';
import { ExportDialog } from './export-dialog.tsx';

interface ExportButtonProps {
  readonly scrollId: string;
  /** Of the page, where it has one: the file has the same records. */
  readonly filter?: Filter;
}

/** One press for a file like the last one, or as usual; and one for everything that can be chosen about it. */
export function ExportButton({ scrollId, filter }: ExportButtonProps) {
  const t = useTexts(exportTexts).dialog;
  const userId = useSession(state => state.user?.userId) ?? '';
  const [isOpen, setIsOpen] = useState(false);
  const started = useJobStarted();
  // The variables say whether there are loops, so they are known before the first press.
  const list = useVariables(scrollId);
  const variables = list.isError ? [] : list.data?.variables;
  const choice = readChoice(userId);
  const hasLoops = variables?.some(variable => variable.isLooped) ?? false;
  // What was refused has been told; the dialog stays for another try.
  const { isBusy, run: ask } = useAction(
    async (request: ExportRequest, chosen: ExportChoice) => {
      await client.call(recordExportCalls.export, request);
      keepChoice(userId, chosen);
      setIsOpen(false);
    },
    { onDone: started },
  );
  const askAgain = () => ask(requestOf(choice, { scrollId, hasLoops, ...asked }), choice);
  const asked = filter ? { filter: asJson(filter) } : {};
  const byKey = new Map((variables ?? []).map(variable => [variable.key, variable]));
  return (
    <>
      <Space.Compact>
        <Button
          type="primary"
          icon={<DownloadOutlined aria-hidden />}
          loading={isBusy && !isOpen}
          onClick={() => void askAgain()}
        >
          {t.quick({ format: t.formats[choice.format] })}
        </Button>
        <Button
          type="primary"
          icon={<SettingOutlined aria-hidden />}
          aria-label={t.open}
          title={t.open}
          onClick={() => setIsOpen(true)}
        />
      </Space.Compact>
      {isOpen && (
        <ExportDialog
          scrollId={scrollId}
          filter={asked.filter}
          filterText={filter && describeFilter(filter, byKey, language)}
          firstChoice={choice}
          variables={variables}
          isBusy={isBusy}
          onExport={ask}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
