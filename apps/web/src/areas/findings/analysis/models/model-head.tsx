import type { ModelName } from '@wenshu/analysis/browser';
import { modelScreenTexts } from '@wenshu/texts/findings/model-screen';
import { Button } from 'antd';
import { useState } from 'react';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import slotClasses from '../slots/slots.module.css';
import { ModelChoice } from './model-choice.tsx';
import { useModel } from './model-context.ts';
import classes from './models.module.css';

/** Which model it is, what it answers, and the way to another one. */
export function ModelHead({ onSwitch }: { onSwitch(kind: ModelName): void }) {
  const t = useTexts(modelScreenTexts);
  const { scrollId, analysis, words } = useModel();
  const [isChoosing, setIsChoosing] = useState(false);
  return (
    <section className={slotClasses.part} aria-label={t.model}>
      <div className={slotClasses.partHead}>
        <h2 className={slotClasses.partTitle}>{words.name}</h2>
        <Button type="link" size="small" onClick={() => setIsChoosing(true)}>
          {t.another}
        </Button>
      </div>
      <p className={classes.answers}>{words.answers}</p>
      {isChoosing && (
        <ViewDialog title={t.choose} width={920} onClose={() => setIsChoosing(false)}>
          <ModelChoice
            scrollId={scrollId}
            chosen={analysis.kind}
            onChoose={kind => {
              setIsChoosing(false);
              if (kind !== analysis.kind) onSwitch(kind);
            }}
          />
        </ViewDialog>
      )}
    </section>
  );
}
