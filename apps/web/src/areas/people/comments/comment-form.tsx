import { COMMENT_LONGEST } from '@wenshu/api-contract';
import { commentTexts } from '@wenshu/texts/people/comments';
import { Button, Mentions } from 'antd';
import { useState } from 'react';
import { useAction } from '../../../app/actions/use-action.ts';
import { useTexts } from '../../../app/language/language.ts';
import classes from './comments.module.css';
import { mentionedIn } from './mentions.ts';
import { type CommentedPart, useMentionable } from './use-comments.ts';

interface CommentFormProps {
  readonly part: CommentedPart;
  readonly label: string;
  readonly words?: string;
  readonly send: string;
  readonly isFocused?: boolean;
  onSend(words: string, mentions: readonly string[]): Promise<boolean>;
  onCancel?(): void;
}

/** Words, with an @ before the name of whoever is meant. What could not be sent stays. */
export function CommentForm({ part, label, words = '', send, isFocused = false, onSend, onCancel }: CommentFormProps) {
  const t = useTexts(commentTexts);
  const [text, setText] = useState(words);
  const [isAwake, setAwake] = useState(isFocused);
  const { data: people = [] } = useMentionable(part, isAwake);
  const { isBusy, run } = useAction(onSend, { onDone: isSent => isSent && setText('') });
  const isReady = text.trim() !== '' && !isBusy;
  const submit = () => {
    if (isReady) void run(text.trim(), mentionedIn(text, people));
  };
  return (
    <form
      className={classes.form}
      onSubmit={event => {
        event.preventDefault();
        submit();
      }}
    >
      <Mentions
        aria-label={label}
        placeholder={label}
        value={text}
        autoFocus={isFocused}
        autoSize={{ minRows: 2, maxRows: 8 }}
        maxLength={COMMENT_LONGEST}
        notFoundContent={t.nobody}
        options={people.map(({ userId, nickName }) => ({ key: userId, value: nickName, label: nickName }))}
        onFocus={() => setAwake(true)}
        onChange={setText}
        onKeyDown={event => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
        }}
      />
      <span className={classes.formTools}>
        {onCancel && (
          <Button size="small" onClick={onCancel}>
            {t.cancel}
          </Button>
        )}
        <Button size="small" type="primary" htmlType="submit" disabled={!isReady} loading={isBusy}>
          {send}
        </Button>
      </span>
    </form>
  );
}
