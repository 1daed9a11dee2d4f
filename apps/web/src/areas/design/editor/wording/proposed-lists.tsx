import type { ProposedList } from '@wenshu/api-contract';
import { type CommandInput, completeInput, type Question } from '@wenshu/survey-core';
import { wordingTexts } from '@wenshu/texts/design/wording';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { newId } from '../../document/reading/new-id.ts';
import { showQuestion } from '../../document/state/show-question.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { runInWords } from '../../document/state/use-run.ts';
import { hasUntouchedOptions } from './plan-options.ts';
import classes from './wording.module.css';

interface ProposedListsProps {
  readonly question: Question;
  readonly proposals: readonly ProposedList[];
  onDone(): void;
}

export function ProposedLists({ question, proposals, onDone }: ProposedListsProps) {
  const t = useTexts(wordingTexts);
  const editor = useEditor();
  const isReplacing = hasUntouchedOptions(editor.store.getState().document, question);
  const take = ({ options }: ProposedList) => {
    const { document } = editor.store.getState();
    const name = isReplacing ? 'batchItems' : 'batchAddItems';
    const given = { questionId: question.id, text: options.join('\n') };
    const whole = completeInput(
      document,
      name,
      given,
      newId,
      editor.context.types,
      // What cannot be completed comes back as it was, and the command says what is wrong with it.
    ) as CommandInput<typeof name>;
    if (!runInWords(editor, name, whole)) return;
    editor.announce(t.taken);
    onDone();
    showQuestion(question.id, 'card-if-lost');
  };
  return (
    <ul className={classes.list}>
      {proposals.map(proposal => {
        const name = proposal.name ?? t.proposed;
        return (
          <li key={name}>
            <span className={classes.words}>
              <strong>{name}</strong>
              <span className={classes.options}>
                {proposal.options.map(option => (
                  <span key={option} className={classes.option}>
                    {option}
                  </span>
                ))}
              </span>
            </span>
            <Button
              size="small"
              aria-label={isReplacing ? t.replaceOf({ name }) : t.appendOf({ name })}
              onClick={() => take(proposal)}
            >
              {isReplacing ? t.replace : t.append}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
