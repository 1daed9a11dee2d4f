import { type DockingKey, dockingExamples } from '@wenshu/api-contract';
import { dockingTexts } from '@wenshu/texts/collect/docking';
import { Drawer } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { CopiedText } from '../copied-text.tsx';
import classes from '../sending/sending.module.css';
import { dockingAddress } from './docking-address.ts';

const parts = [
  { step: 'link', text: 'linkText', examples: ['signWithNode', 'signWithShell'] },
  { step: 'check', text: 'checkText', examples: ['checkWithNode'] },
  { step: 'pushed', text: 'pushedText', examples: ['pushed'] },
] as const;

/** What whoever connects a system has to know, with code to begin with. */
export function GuideDrawer({ docking, onClose }: { readonly docking: DockingKey; onClose(): void }) {
  const t = useTexts(dockingTexts);
  const address = dockingAddress(docking);
  return (
    <Drawer open size="large" title={t.guideTitle} onClose={onClose}>
      <div className={classes.form}>
        {parts.map(({ step, text, examples }) => (
          <section key={step} className={classes.form} aria-label={t.guideSteps[step]}>
            <h3>{t.guideSteps[step]}</h3>
            <p className={classes.soft}>{t.guideSteps[text]}</p>
            {examples.map(example => (
              <CopiedText
                key={example}
                label={t.examples[example]}
                text={dockingExamples[example](address)}
                words={{ copy: t.copyCode, done: t.copied }}
              />
            ))}
          </section>
        ))}
      </div>
    </Drawer>
  );
}
