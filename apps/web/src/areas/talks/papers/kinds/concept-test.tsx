import { nodesBelow } from '@wenshu/papers';
import { paperTexts } from '@wenshu/texts/talks/papers';
import { Button } from 'antd';
import { useState } from 'react';
import { ViewDialog } from '../../../../app/forms/view-dialog.tsx';
import { useTexts } from '../../../../app/language/language.ts';
import { useGo } from '../../../../app/routes/use-go.ts';
import { handToScheme } from '../../../design/schemes/handed-values.ts';
import { nodeName } from '../open/node-name.ts';
import { usePaper, usePartWords } from '../open/paper-context.ts';
import { conceptTestValues } from './concept-test-values.ts';
import classes from './kinds.module.css';

/** As the server's list of schemes has it. */
const SCHEME = 'concept-test';

/** From a concept straight into its test: the scheme's form is filled in, and makes a questionnaire as any scheme does. */
export function ConceptTest() {
  const t = useTexts(paperTexts).concept;
  const paper = usePaper();
  const words = usePartWords();
  const { go } = useGo();
  const [isOpen, setIsOpen] = useState(false);
  const variants = nodesBelow(paper, null, 'variant');
  return (
    <p className={classes.test}>
      <Button onClick={() => setIsOpen(true)}>{t.testTitle}</Button>
      {isOpen && (
        <ViewDialog title={t.testTitle} onClose={() => setIsOpen(false)}>
          <p className={classes.hint}>{variants.length === 0 ? t.none : t.testText}</p>
          <ul className={classes.variants} aria-label={t.choose}>
            {variants.map((variant, at) => {
              const name = nodeName(variant, words.nodes['variant']!.name, at + 1);
              return (
                <li key={variant.id}>
                  <span>{name}</span>
                  <Button
                    size="small"
                    aria-label={t.testOf({ name })}
                    onClick={() => go(handToScheme(SCHEME, conceptTestValues(paper, variant)))}
                  >
                    {t.test}
                  </Button>
                </li>
              );
            })}
          </ul>
        </ViewDialog>
      )}
    </p>
  );
}
