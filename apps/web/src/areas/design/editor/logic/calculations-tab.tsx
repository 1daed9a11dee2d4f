import { PlusOutlined } from '@ant-design/icons';
import { inOrder } from '@wenshu/survey-core';
import { editorLogicTexts } from '@wenshu/texts/design/editor-logic';
import { logicWords } from '@wenshu/texts/design/logic/logic-words';
import { Button } from 'antd';
import { useState } from 'react';
import { language, useTexts } from '../../../../app/language/language.ts';
import { useEditorState } from '../../document/state/use-editor.ts';
import { useIsReader } from '../../document/state/use-lock.ts';
import { useProblems } from '../../document/state/use-problems.ts';
import { CalculationForm } from './calculation-form.tsx';
import { draftOfCalculation, newCalculation } from './drafts/calculation-draft.ts';
import { describeExpression } from './drafts/describe-expression.ts';
import { type FirstOpen, optionally } from './first-open.ts';
import classes from './logic.module.css';
import { SentenceList } from './sentence-list.tsx';
import { useBackFocus } from './use-back-focus.ts';
import { useRemoval } from './use-removal.tsx';

/** Named numbers made from answers and scores. */
export function CalculationsTab({ firstId }: FirstOpen) {
  const t = useTexts(editorLogicTexts);
  const { remove, bar } = useRemoval();
  const document = useEditorState(state => state.document);
  const problemsOf = useProblems().ofRule;
  const isReader = useIsReader();
  const [edited, setEdited] = useState(() =>
    optionally(of => draftOfCalculation(of, document), document.calculations[firstId ?? '']),
  );
  useBackFocus(edited !== undefined);
  if (edited) return <CalculationForm key={edited.id} calculation={edited} onDone={() => setEdited(undefined)} />;
  const calculations = inOrder(document.calculations);
  return (
    <>
      {bar}
      {calculations.length === 0 && (
        <div className={classes.empty}>
          <p className={classes.emptyTitle}>{t.noCalculations}</p>
          <p className={classes.hint}>{t.noCalculationsText}</p>
        </div>
      )}
      <SentenceList
        sentences={calculations.map(calculation => ({
          id: calculation.id,
          text: logicWords[language].calculated({
            name: calculation.name,
            expression: describeExpression(calculation.expression, document, t),
          }),
          problems: problemsOf(calculation.id),
          onEdit: () => setEdited(draftOfCalculation(calculation, document)),
          onRemove: () => remove('deleteCalculation', { calculationId: calculation.id }, calculation.name),
        }))}
      />
      {!isReader && (
        <Button data-back-focus icon={<PlusOutlined aria-hidden />} onClick={() => setEdited(newCalculation(document))}>
          {t.addCalculation}
        </Button>
      )}
    </>
  );
}
