import { workspaceTexts } from '@wenshu/texts/design/workspace';
import { Button } from 'antd';
import { useEffect, useId, useRef, useState } from 'react';
import { useTexts } from '../../../app/language/language.ts';
import { useFinishTour, useOwnInfo } from '../../people/user/use-own-info.ts';
import classes from './first-tour.module.css';
import { type Corner, cornerBeside } from './tour-corner.ts';

/** What is pointed at, one after another: elements say it of themselves by `data-tour`. */
const steps = ['create', 'path', 'messages'] as const;

/** Shows somebody around who has nothing yet. Whoever leaves it, or has seen all of it, is not shown it again on any device. */
export function FirstTour() {
  const { data: info } = useOwnInfo();
  const finish = useFinishTour();
  if (!info || info.isTourDone) return null;
  const leave = () => {
    document.getElementById('content')?.focus();
    finish();
  };
  return <TourCard onLeave={leave} />;
}

function TourCard({ onLeave }: { onLeave(): void }) {
  const t = useTexts(workspaceTexts).desktop.tour;
  const id = useId();
  const [at, setAt] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  const card = useRef<HTMLDialogElement>(null);
  const [corner, setCorner] = useState<Corner>('bottom-right');
  const step = steps[at]!;
  const isLast = at === steps.length - 1;
  useEffect(() => {
    // A step that was turned to is read out. Whoever has begun something else before the card came, such as a menu, goes on with that.
    if (!isAtWork(heading.current)) heading.current?.focus({ preventScroll: true });
    const darken = lightUp(step);
    const size = card.current?.getBoundingClientRect() ?? { width: 0, height: 0 };
    setCorner(cornerBeside(boxOf(step), size, { width: window.innerWidth, height: window.innerHeight }));
    return darken;
  }, [step]);
  useEffect(() => {
    const close = (event: KeyboardEvent) => event.key === 'Escape' && onLeave();
    window.addEventListener('keydown', close);
    return () => window.removeEventListener('keydown', close);
  }, [onLeave]);
  return (
    <dialog
      ref={card}
      open
      className={classes.card}
      data-corner={corner}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <p className={classes.count}>{t.step({ now: at + 1, all: steps.length })}</p>
      <h2 ref={heading} id={`${id}-title`} tabIndex={-1} className={classes.title}>
        {t[step].title}
      </h2>
      <p id={`${id}-text`} className={classes.text}>
        {t[step].text}
      </p>
      <div className={classes.buttons}>
        {!isLast && (
          <Button type="text" className={classes.leave!} onClick={onLeave}>
            {t.leave}
          </Button>
        )}
        {at > 0 && <Button onClick={() => setAt(at - 1)}>{t.back}</Button>}
        <Button type="primary" onClick={() => (isLast ? onLeave() : setAt(at + 1))}>
          {isLast ? t.done : t.next}
        </Button>
      </div>
    </dialog>
  );
}

/** Whether a control outside of the card has the focus. */
function isAtWork(heading: HTMLElement | null): boolean {
  const { activeElement } = document;
  const isControl = activeElement?.matches('a, button, input, select, textarea') ?? false;
  return isControl && !heading?.parentElement?.contains(activeElement);
}

const boxOf = (step: (typeof steps)[number]) =>
  document.querySelector(`[data-tour="${step}"]`)?.getBoundingClientRect();

/** Marks what a step is about, where it can be seen beside the card. */
function lightUp(step: (typeof steps)[number]): () => void {
  const target = document.querySelector(`[data-tour="${step}"]`);
  target?.setAttribute('data-tour-lit', '');
  // What is taller than the room above the card begins at the top: its beginning says what it is.
  const isTall = (target?.clientHeight ?? 0) > window.innerHeight / 3;
  target?.scrollIntoView({ block: isTall ? 'start' : 'center' });
  return () => target?.removeAttribute('data-tour-lit');
}
