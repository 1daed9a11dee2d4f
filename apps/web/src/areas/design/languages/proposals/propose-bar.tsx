import { BulbOutlined } from '@ant-design/icons';
import type { TranslationProposal, TranslationProposals } from '@wenshu/api-contract';
import { translatingTexts } from '@wenshu/texts/design/translating';
import { Button } from 'antd';
import { HelpedNote } from '../../../../app/helper/helped-note.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { JobWorking } from '../../../people/jobs/job-working.tsx';
import { useCreateScreen } from '../../document/state/create-screen.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { useTranslate } from '../use-translate.ts';
import classes from './proposals.module.css';
import type { Proposals } from './use-proposals.ts';

interface ProposeBarProps {
  readonly languageId: number;
  readonly proposals: Proposals;
  readonly live: ReadonlyMap<string, TranslationProposal>;
  /** Whether anything is missing or outdated. */
  readonly isWanted: boolean;
}

/** Asks for proposals, says how far it is and what came of it, and accepts all at once. */
export function ProposeBar({ languageId, proposals, live, isWanted }: ProposeBarProps) {
  const t = useTexts(translatingTexts);
  const { isLocked, loaded } = useCreateScreen();
  const editor = useEditor();
  const translate = useTranslate(languageId);
  const { query, propose, decline, refresh } = proposals;
  if (query.isError)
    return (
      <p className={classes.line} role="alert">
        {t.failed}
        <Button size="small" onClick={() => void query.refetch()}>
          {t.retry}
        </Button>
      </p>
    );
  const jobId = query.data?.jobId ?? undefined;
  const last = query.data?.last ?? undefined;
  // Nothing to ask for, and nothing to tell: there is nothing here.
  if (!isWanted && live.size === 0 && jobId === undefined) return null;
  const acceptAll = () => {
    const count = live.size;
    translate([...live.values()].map(({ id, field, text }) => ({ id, field, text })));
    editor.announce(t.acceptedAll({ count }));
  };
  return (
    <section className={classes.bar} aria-label={t.propose}>
      <div className={classes.line}>
        <Button
          icon={<BulbOutlined aria-hidden />}
          disabled={isLocked || jobId !== undefined || !isWanted}
          loading={propose.isBusy}
          onClick={() => void propose.run()}
        >
          {propose.isBusy ? t.proposing : t.propose}
        </Button>
        {live.size > 0 && (
          <>
            <Button type="primary" disabled={isLocked} onClick={acceptAll}>
              {t.acceptAll({ count: live.size })}
            </Button>
            <Button type="text" disabled={decline.isBusy || jobId !== undefined} onClick={() => void decline.run()}>
              {t.clear}
            </Button>
          </>
        )}
      </div>
      {jobId !== undefined && <JobWorking jobId={jobId} words={t} refresh={refresh} />}
      <p className={classes.hint}>{t.proposeHint}</p>
      {jobId === undefined && last && <Ended last={last} />}
      {jobId === undefined && last?.helped && (
        <HelpedNote helped={last.helped} scrollId={loaded.scrollId} onAgain={() => propose.run()} />
      )}
    </section>
  );
}

function Ended({ last }: { readonly last: NonNullable<TranslationProposals['last']> }) {
  const t = useTexts(translatingTexts);
  const { asked, proposed, dropped, leftOver, helped } = last;
  const none = Math.max(0, asked - proposed - dropped);
  return (
    <p className={classes.told} role="status">
      {helped ? t.ended({ asked, proposed, dropped, none, leftOver }) : t.halted({ proposed })}
    </p>
  );
}
