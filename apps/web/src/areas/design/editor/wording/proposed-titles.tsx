import type { ProposedTitle } from '@wenshu/api-contract';
import { wordingTexts } from '@wenshu/texts/design/wording';
import { StatusTag } from '@wenshu/ui';
import { Button } from 'antd';
import { useTexts } from '../../../../app/language/language.ts';
import { showQuestion } from '../../document/state/show-question.ts';
import { useEditor } from '../../document/state/use-editor.ts';
import { runInWords } from '../../document/state/use-run.ts';
import classes from './wording.module.css';

interface ProposedTitlesProps {
  readonly questionId: string;
  readonly proposals: readonly ProposedTitle[];
  onDone(): void;
}

export function ProposedTitles({ questionId, proposals, onDone }: ProposedTitlesProps) {
  const t = useTexts(wordingTexts);
  const editor = useEditor();
  const take = ({ title: { text, html } }: ProposedTitle) => {
    const title = html === undefined ? { text } : { text, html };
    if (!runInWords(editor, 'modifyName', { questionId, title })) return;
    editor.announce(t.taken);
    onDone();
    showQuestion(questionId, 'card-if-lost');
  };
  return (
    <ul className={classes.list}>
      {proposals.map(proposal => (
        <li key={proposal.title.html ?? proposal.title.text}>
          <span className={classes.words}>
            {proposal.title.text} {proposal.mend && <StatusTag tone="calm">{t.mends[proposal.mend]}</StatusTag>}
          </span>
          <Button size="small" aria-label={t.takeOf({ name: proposal.title.text })} onClick={() => take(proposal)}>
            {t.take}
          </Button>
        </li>
      ))}
    </ul>
  );
}
