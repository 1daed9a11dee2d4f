import type { CallData, solutionCalls } from '@wenshu/api-contract';
import { checkSetting, isFault, type SolutionId } from '@wenshu/survey-core';
import { solutionTexts } from '@wenshu/texts/design/solutions';
import { ActionButton, actionClass } from '@wenshu/ui';
import { useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { Loaded } from '../../../app/loaded.tsx';
import { askBox } from '../../../app/notices/notices.ts';
import { AppLink } from '../../../app/routes/app-link.tsx';
import { CheckPanel } from './check-panel.tsx';
import { SettingForm } from './setting-form.tsx';
import { solutionAddress } from './solution-address.ts';
import classes from './solutions.module.css';
import { useSetting, useSolutionList } from './use-setting.ts';

/** A solution's form for a questionnaire, and below it the look at what would come of it. */
export function SettingScreen({
  scrollId,
  solutionId,
}: {
  readonly scrollId: string;
  readonly solutionId: SolutionId;
}) {
  const t = useTexts(solutionTexts);
  const list = useSolutionList(scrollId);
  return (
    <Loaded of={list} words={t}>
      {found => {
        const start = found.find(({ solutionBankId }) => solutionBankId === solutionId)!;
        return <OpenSetting key={solutionId} scrollId={scrollId} start={start} />;
      }}
    </Loaded>
  );
}

type Start = CallData<typeof solutionCalls.solutionList>[number];

function OpenSetting({ scrollId, start }: { readonly scrollId: string; readonly start: Start }) {
  const t = useTexts(solutionTexts);
  const { solution, setting, change, saving, flush, clear } = useSetting(scrollId, start.solutionBankId, start);
  const [isTried, setIsTried] = useState(false);
  const problems = checkSetting(solution, setting);
  const words = t.of[solution.id];
  const askToClear = async () => {
    const ask = { title: t.clearTitle, text: t.clearText, confirm: t.clearConfirm, decline: t.cancel };
    if (await askBox(ask)) await clear();
  };
  return (
    <div className={classes.screen}>
      <div className={classes.screenHead}>
        <h2>{words.name}</h2>
        <p>{words.question}</p>
        <p className={classes.saving} role="status" data-saving={saving}>
          {t[saving]}
        </p>
      </div>
      <SettingForm
        solution={solution}
        scrollId={scrollId}
        setting={setting}
        problems={problems}
        isTried={isTried}
        onChange={change}
      />
      <div className={classes.actions}>
        <AppLink to={solutionAddress({ scrollId })} className={actionClass('text')}>
          {t.otherSolutions}
        </AppLink>
        <ActionButton kind="text" onClick={() => void askToClear()}>
          {t.clear}
        </ActionButton>
      </div>
      <CheckPanel
        scrollId={scrollId}
        setting={setting}
        flush={flush}
        solutionId={solution.id}
        faultCount={problems.filter(isFault).length}
        isGenerated={start.isGenerated}
        onTry={() => setIsTried(true)}
      />
    </div>
  );
}
