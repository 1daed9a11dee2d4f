import * as z from 'zod/mini';
import { call } from '../call.ts';
import { verifyProof } from '../verify-proof.ts';

/** The widget as it is drawn, in its own points (P9.14). The handle is as wide as it is high. */
export const slider = { scene: 'ic_message', width: 320, height: 42 } as const;
/** How far the handle goes. */
export const SLIDER_WAY = slider.width - slider.height;

const MOST_POINTS = 600;
const sessionId = z.string().check(z.maxLength(64));
/** Where the handle was, and after how many milliseconds since it was taken. */
const point = z.tuple([
  z.number().check(z.minimum(-1000), z.maximum(1000)),
  z.number().check(z.minimum(0), z.maximum(600_000)),
]);
/** `keys`: moved by the arrow keys. */
export const sliderHands = ['pointer', 'keys'] as const;
export type SliderHand = (typeof sliderHands)[number];
export type SliderPoint = z.infer<typeof point>;

const captchaResult = z.object({
  sessionId: z.string(),
  sig: z.string(),
  token: z.string(),
  scene: z.string(),
});
export type CaptchaResult = z.infer<typeof captchaResult>;

export const sliderCalls = {
  register: call({
    method: 'GET',
    path: '/account/register',
    audience: 'visitor',
    summary: 'A new slider, and what has to be computed for it: keyBits when the arrow keys will move it, else bits',
    query: z.object({ t: z.optional(z.string().check(z.maxLength(20))) }),
    data: z.object({
      sessionId: z.string(),
      challenge: z.string(),
      bits: z.number(),
      keyBits: z.number(),
      scene: z.string(),
      width: z.number(),
      height: z.number(),
    }),
  }),
  validate: call({
    method: 'POST',
    path: '/account/validate',
    audience: 'visitor',
    summary: 'How the handle was moved; a slider takes one try',
    body: z.object({
      sessionId,
      hand: z.enum(sliderHands),
      track: z.array(point).check(z.maxLength(MOST_POINTS)),
      verifyProof,
    }),
    data: captchaResult,
  }),
  sliderCaptcha: call({
    method: 'POST',
    path: '/account/sliderCaptcha',
    audience: 'visitor',
    summary: 'Show the result of a slider: the next SMS code may be sent from this address',
    body: z.object({
      scene: z.string().check(z.maxLength(20)),
      sessionId,
      sig: z.string().check(z.maxLength(64)),
      token: z.string().check(z.maxLength(64)),
    }),
    data: z.null(),
  }),
};
