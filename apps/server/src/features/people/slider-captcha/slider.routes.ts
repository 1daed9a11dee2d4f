import { sliderCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../../http/call-context.ts';
import { registerCalls } from '../../../http/register-calls.ts';
import { confirmSlider, drawSlider, validateSlider } from './slider-captcha.ts';

export function registerSliderCalls(app: FastifyInstance): void {
  registerCalls(app, sliderCalls, {
    register: (_input, context) => drawSlider(context.platform, context.clientAddress, placeOf(context)),
    validate: (input, context) => validateSlider(context.platform, input, placeOf(context)),
    sliderCaptcha: async (input, context) => {
      await confirmSlider(context.platform, input, placeOf(context));
      return null;
    },
  });
}

/** Where a slider is good. With CAPTCHA=off that is everywhere: programs that try the platform call from where they like. */
function placeOf({ platform, clientAddress }: CallContext): string {
  return platform.env.isCaptchaOn ? clientAddress : '';
}
