import { CopyOutlined } from '@ant-design/icons';
import { channelTexts } from '@wenshu/texts/collect/links';
import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTexts } from '../../app/language/language.ts';
import { copyText } from '../../app/notices/copy-text.ts';
import classes from './copied-text.module.css';

interface CopiedTextProps {
  readonly label: string;
  readonly text: string;
  readonly words: { readonly copy: string; readonly done: string };
}

/** Words to take along: seen whole, selected by a click, copied by a button. */
export function CopiedText({ label, text, words }: CopiedTextProps) {
  const { copyFailed } = useTexts(channelTexts).links;
  const id = useId();
  return (
    <div className={classes.copied}>
      <label htmlFor={id}>{label}</label>
      <Input.TextArea
        id={id}
        readOnly
        value={text}
        autoSize={{ minRows: 2, maxRows: 14 }}
        className={classes.text!}
        onFocus={event => event.target.select()}
      />
      <Button
        type="primary"
        icon={<CopyOutlined aria-hidden />}
        onClick={() => void copyText(text, { done: words.done, failed: copyFailed })}
      >
        {words.copy}
      </Button>
    </div>
  );
}
