import { SLIDER_WAY } from '@wenshu/api-contract';
import { smsCodeTexts } from '@wenshu/texts/people/sms-code';
import { ArrowRightIcon, CheckIcon } from '@wenshu/ui';
import { type KeyboardEvent, type PointerEvent, type Ref, useRef } from 'react';
import { useTexts } from '../../../../app/language/language.ts';
import classes from './slider-captcha.module.css';
import type { Slider } from './use-slider.ts';

/** Twenty presses, or a key held down for a second. */
const KEY_STEP = Math.ceil(SLIDER_WAY / 20);

interface SliderCaptchaProps {
  readonly slider: Slider;
  readonly ref?: Ref<HTMLButtonElement>;
}

/** 320 by 42 (P9.14), narrower where there is no room for it. Moved by a finger, a mouse or the arrow keys. */
export function SliderCaptcha({ slider, ref }: SliderCaptchaProps) {
  const texts = useTexts(smsCodeTexts);
  const { state, x } = slider;
  if (state === 'failed') {
    return (
      <div role="alert">
        <button type="button" className={classes.failed} ref={ref} onClick={slider.refresh}>
          {texts.slider.failed}
        </button>
      </div>
    );
  }
  return (
    <div className={classes.bar} data-state={state}>
      <div className={classes.done} style={{ width: `calc(${shareOf(x)} * (100% - 42px) + 21px)` }} />
      <span className={classes.words} role="status">
        {state === 'passed' ? texts.slider.passed : texts.slider.hint}
      </span>
      <Handle slider={slider} {...(ref && { ref })} />
    </div>
  );
}

const shareOf = (x: number) => x / SLIDER_WAY;

function Handle({ slider, ref }: SliderCaptchaProps) {
  const texts = useTexts(smsCodeTexts);
  /** Where the pointer took the handle, and how many of its points make one of ours. */
  const held = useRef<{ fromX: number; scale: number }>(undefined);
  const { state, x } = slider;

  const take = (event: PointerEvent<HTMLButtonElement>) => {
    const bar = event.currentTarget.parentElement;
    if (!bar || state !== 'ready') return;
    event.currentTarget.setPointerCapture(event.pointerId);
    held.current = { fromX: event.clientX, scale: SLIDER_WAY / (bar.clientWidth - event.currentTarget.offsetWidth) };
    slider.take();
  };
  const move = (event: PointerEvent) => {
    if (held.current) slider.move((event.clientX - held.current.fromX) * held.current.scale, 'pointer');
  };
  const release = () => {
    if (held.current) slider.release();
    held.current = undefined;
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowRight: KEY_STEP, ArrowUp: KEY_STEP, ArrowLeft: -KEY_STEP, ArrowDown: -KEY_STEP }[event.key];
    if (step === undefined || state !== 'ready') return;
    event.preventDefault();
    if (x === 0) slider.take();
    slider.move(x + step, 'keys');
  };
  return (
    <button
      type="button"
      ref={ref}
      role="slider"
      className={classes.handle}
      style={{ left: `calc(${shareOf(x)} * (100% - 42px))` }}
      aria-label={texts.slider.label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(shareOf(x) * 100)}
      aria-valuetext={state === 'passed' ? texts.slider.passed : `${Math.round(shareOf(x) * 100)}%`}
      aria-disabled={state !== 'ready'}
      onPointerDown={take}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onKeyDown={press}
    >
      {state === 'passed' ? <CheckIcon /> : <ArrowRightIcon />}
    </button>
  );
}
