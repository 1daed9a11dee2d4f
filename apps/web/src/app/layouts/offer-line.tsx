import classes from './language-offer.module.css';

interface OfferLineProps {
  readonly texts: { readonly text: string; readonly yes: string; readonly no: string };
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** One line, in the language that it offers. */
export function OfferLine({ texts: { text, yes, no }, onYes, onNo }: OfferLineProps) {
  return (
    <aside className={classes.offer} lang="en" aria-label={text}>
      <span>{text}</span>
      <button type="button" onClick={onYes}>
        {yes}
      </button>
      <button type="button" lang="zh-CN" onClick={onNo}>
        {no}
      </button>
    </aside>
  );
}
