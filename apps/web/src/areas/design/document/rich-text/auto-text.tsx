import type { TextareaHTMLAttributes } from 'react';
import classes from './editable-text.module.css';

type AutoTextProps = Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value'> & { readonly value: string };

/** A text area as high as its text, by CSS alone: a copy of the text behind it holds the height. Hundreds of them cost nothing. */
export function AutoText({ value, className, ...rest }: AutoTextProps) {
  return (
    <span className={`${classes.auto} ${className ?? ''}`} data-text={value}>
      <textarea rows={1} {...rest} value={value} />
    </span>
  );
}
