import { liveTexts } from '@wenshu/texts/people/live';
import { ArrowRightIcon } from '@wenshu/ui';
import { useWords } from '../../site-context.ts';
import classes from './sample-size-place.module.css';

/** The calculator has its place among the tools of the site; from here a card leads to it. */
export function SampleSizePlace() {
  const { title, text } = useWords(liveTexts).sampleSize;
  return (
    <div className={classes.card}>
      <h3>
        <a href="/tools#sample-size">
          {title}
          <ArrowRightIcon />
        </a>
      </h3>
      <p>{text}</p>
    </div>
  );
}
