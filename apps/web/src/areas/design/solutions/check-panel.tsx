import { useMutation } from '@tanstack/react-query';
import { type PreviewedSolution, solutionCalls } from '@wenshu/api-contract';
import { CallFailure } from '@wenshu/api-contract/client';
import type { SolutionId, SolutionSetting } from '@wenshu/survey-core';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { ActionButton } from '@wenshu/ui';
import { useState } from 'react';
import { client } from '../../../app/client.ts';
import { useTexts } from '../../../app/language/language.ts';
import { askBox, notify } from '../../../app/notices/notices.ts';
import { useGo } from '../../../app/routes/use-go.ts';
import { QualityPanel, SamplePanel } from './quality-panel.tsx';
import { SolutionPreview } from './solution-preview.tsx';
import classes from './solutions.module.css';

interface CheckPanelProps {
  readonly scrollId: string;
  readonly solutionId: SolutionId;
  readonly setting: SolutionSetting;
  readonly faultCount: number;
  readonly isGenerated: boolean;
  /** Keeps what was typed: questions are made of what is kept. */
  flush(): Promise<void>;
  /** Somebody wants to go on: from now on faults are told. */
  onTry(): void;
}

interface Looked {
  readonly setting: SolutionSetting;
  readonly seen: PreviewedSolution;
}

/** The last step: a look at the design and at the questions, then generating them. */
export function CheckPanel(props: CheckPanelProps) {
  const { scrollId, solutionId, setting, faultCount, isGenerated, flush, onTry } = props;
  const t = useTexts(solutionTexts);
  const { go } = useGo();
  const [isTried, setIsTried] = useState(false);
  const [looked, setLooked] = useState<Looked>();
  const look = useMutation({
    mutationFn: async () => ({
      setting,
      seen: await client.call(
        solutionCalls.preview,
        { scrollId, solutionBankId: solutionId, setting },
        { quiet: true },
      ),
    }),
    onSuccess: setLooked,
    onError: () => setLooked(undefined),
  });
  const make = useMutation({
    mutationFn: async (isReplacing: boolean) => {
      await flush();
      await client.call(solutionCalls.useSolution, { scrollId, solutionBankId: solutionId, isReplacing });
    },
    onSuccess: () => {
      notify.success(t.generated);
      go(`/survey/create/edit?scrollId=${scrollId}`);
    },
  });
  const isFresh = looked?.setting === setting;
  const check = () => {
    onTry();
    setIsTried(true);
    if (faultCount === 0) look.mutate();
  };
  const generate = async () => {
    const again = { title: t.againTitle, text: t.againText, confirm: t.againConfirm, decline: t.cancel };
    if (!isGenerated || (await askBox(again))) make.mutate(isGenerated);
  };
  return (
    <section className={classes.check} aria-labelledby="solution-check">
      <h2 id="solution-check">{t.check}</h2>
      <p className={classes.hint}>{t.checkLead}</p>
      <ActionButton kind={isFresh ? 'quiet' : 'primary'} aria-disabled={look.isPending} onClick={check}>
        {look.isPending ? t.checking : t.checkNow}
      </ActionButton>
      <div role="status">
        {isTried && faultCount > 0 && <p className={classes.error}>{t.faults({ count: faultCount })}</p>}
        {look.error instanceof CallFailure && <p className={classes.error}>{look.error.message}</p>}
        {looked && !isFresh && !look.isPending && <p className={classes.advice}>{t.outdated}</p>}
      </div>
      {looked?.seen.sample && looked.seen.document && (
        <div className={classes.seen} data-is-old={!isFresh}>
          <div className={classes.figures}>
            {looked.seen.quality && <QualityPanel quality={looked.seen.quality} />}
            <SamplePanel sample={looked.seen.sample} />
          </div>
          <SolutionPreview scrollId={scrollId} document={looked.seen.document} />
        </div>
      )}
      {isFresh && looked.seen.document && (
        <div className={classes.generate}>
          {isGenerated && <p className={classes.hint}>{t.alreadyThere}</p>}
          <ActionButton size="large" aria-disabled={make.isPending} onClick={() => void generate()}>
            {isGenerated ? t.generateAgain : t.generate}
          </ActionButton>
        </div>
      )}
    </section>
  );
}
