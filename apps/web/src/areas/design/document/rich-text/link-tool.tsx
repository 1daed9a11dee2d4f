import { LinkOutlined } from '@ant-design/icons';
import type { Editor } from '@tiptap/core';
import { isLink } from '@wenshu/survey-core';
import { richTextTexts } from '@wenshu/texts/rich-text';
import { useId, useState } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './rich-text.module.css';
import { ToolButton } from './tool-button.tsx';

interface LinkToolProps {
  readonly editor: Editor;
  /** The address under the cursor. */
  readonly href: string | undefined;
}

/** Puts an address on what is selected, or writes it where the cursor is. */
export function LinkTool({ editor, href }: LinkToolProps) {
  const t = useTexts(richTextTexts).link;
  const id = useId();
  const [draft, setDraft] = useState<string>();
  const [isWrong, setIsWrong] = useState(false);
  const close = () => {
    setDraft(undefined);
    setIsWrong(false);
    editor.commands.focus();
  };
  const save = () => {
    const address = withScheme(draft ?? '');
    if (!isLink(address)) return setIsWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !href)
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] }).run();
    else chain.setLink({ href: address }).run();
    close();
  };
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    close();
  };
  const isOpen = draft !== undefined;
  return (
    <span className={classes.popup}>
      <ToolButton
        label={t.title}
        icon={<LinkOutlined aria-hidden />}
        isOn={href !== undefined}
        isExpanded={isOpen}
        onClick={() => (isOpen ? close() : setDraft(href ?? ''))}
      />
      {isOpen && (
        <fieldset
          className={`${classes.panel} ${classes.linkForm}`}
          aria-label={t.title}
          onKeyDown={event => {
            if (event.key === 'Escape') close();
            else if (event.key === 'Enter') save();
            else return;
            event.preventDefault();
            event.stopPropagation();
          }}
        >
          <label htmlFor={id}>{t.address}</label>
          <input
            id={id}
            // Whoever opens it wants to write.
            ref={field => field?.focus()}
            value={draft}
            placeholder="https://"
            aria-invalid={isWrong}
            aria-describedby={`${id}-problem`}
            onChange={event => {
              setDraft(event.target.value);
              setIsWrong(false);
            }}
          />
          {isWrong && (
            <p id={`${id}-problem`} role="alert" className={classes.problem}>
              {t.wrong}
            </p>
          )}
          <span className={classes.formButtons}>
            {href !== undefined && (
              <button type="button" className={`${classes.tool} ${classes.wide}`} onClick={remove}>
                {t.remove}
              </button>
            )}
            <button type="button" className={`${classes.tool} ${classes.wide} ${classes.main}`} onClick={save}>
              {t.ok}
            </button>
          </span>
        </fieldset>
      )}
    </span>
  );
}

/** "example.com" is what people type. */
function withScheme(typed: string): string {
  const address = typed.trim();
  return address === '' || /^([a-z][a-z0-9+.-]*:|\{host\})/i.test(address) ? address : `https://${address}`;
}
