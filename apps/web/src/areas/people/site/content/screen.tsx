import type { ScreenName } from '@wenshu/texts/people/site-pages/page-words';
import { useVisit } from '../site-context.ts';
import classes from './screen.module.css';

/** All of one size, as `npm run picture:site` takes them, so that a page knows their place before they come. */
const WIDTH = 1200;
const HEIGHT = 750;
/** For phones: a third of the bytes. */
const SMALL_WIDTH = 640;

interface ScreenProps {
  readonly screen: ScreenName;
  readonly caption: string;
  /** Seen without scrolling: it comes with the page. */
  readonly isFirst?: boolean;
  /** Words beside it say what it shows. */
  readonly isTold?: boolean;
}

/** A screen of the product, as its demo shows it in the reader's language. */
export function Screen({ screen, caption, isFirst = false, isTold = false }: ScreenProps) {
  const { language } = useVisit();
  const address = `/pictures/site/${screen}-${language}`;
  return (
    <figure className={classes.screen}>
      <img
        src={`${address}.webp`}
        srcSet={`${address}-small.webp ${SMALL_WIDTH}w, ${address}.webp ${WIDTH}w`}
        sizes="(max-width: 900px) calc(100vw - 48px), 590px"
        width={WIDTH}
        height={HEIGHT}
        alt={caption}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
      />
      {!isTold && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
