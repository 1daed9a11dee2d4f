import { codingCalls, codingFrameCalls } from '@wenshu/api-contract';
import { talkAnalysisTexts } from '@wenshu/texts/talks/talk-analysis';
import { ActionButton, EmptyState } from '@wenshu/ui';
import { useState } from 'react';
import { useAction } from '../../../../app/actions/use-action.ts';
import { client } from '../../../../app/client.ts';
import { useTexts } from '../../../../app/language/language.ts';
import { BeginAny } from '../../../findings/coding/begin-coding.tsx';
import type { Coding } from '../../../findings/coding/coding-data.ts';
import type { Project } from '../state/use-project.ts';

interface BeginTalkCodingProps {
  readonly scrollId: string;
  readonly project: Project;
  readonly codings: readonly Coding[];
  onBegun(codingId: string): Promise<void>;
}

/** What was said, as the data of a project of transcripts knows it. */
const SAID = 'talktext';

/** The way to a first coding in one step, with an empty frame; or one more, with a frame that is there. */
export function BeginTalkCoding({ scrollId, project, codings, onBegun }: BeginTalkCodingProps) {
  const t = useTexts(talkAnalysisTexts).begin;
  const [isOpen, setOpen] = useState(false);
  const { isBusy, run } = useAction(
    async () => {
      const { frameId } = await client.call(codingFrameCalls.create, { name: project.name });
      try {
        return await client.call(codingCalls.setUp, { scrollId, variable: SAID, frameId });
      } catch (error) {
        // A frame that nothing came of would stand in everybody's way at the next try.
        await client.call(codingFrameCalls.remove, { frameId }, { quiet: true }).catch(() => {});
        throw error;
      }
    },
    { onDone: ({ codingId }) => onBegun(codingId) },
  );
  const close = () => setOpen(false);
  const dialog = isOpen && <BeginAny scrollId={scrollId} codings={codings} onBegun={onBegun} onClose={close} />;
  const other = (
    <ActionButton kind="quiet" onClick={() => setOpen(true)}>
      {codings.length > 0 ? t.more : t.withFrame}
    </ActionButton>
  );
  if (codings.length > 0)
    return (
      <>
        {other}
        {dialog}
      </>
    );
  return (
    <>
      <EmptyState
        title={t.title}
        text={t.text}
        actions={
          <>
            <ActionButton disabled={isBusy} onClick={() => void run()}>
              {t.start}
            </ActionButton>
            {other}
          </>
        }
      />
      {dialog}
    </>
  );
}
