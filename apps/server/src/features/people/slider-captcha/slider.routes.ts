import { sliderCalls } from '@wenshu/api-contract';
import type { FastifyInstance } from 'fastify';
import { registerCalls } from '../../../http/register-calls.ts';
import { confirmSlider, drawSlider, validateSlider } from './slider-captcha.ts';

export function registerSliderCalls(app: FastifyInstance): void {
  registerCalls(app, sliderCalls, {
    register: (_input, { platform, clientAddress }) => drawSlider(platform, clientAddress),
    validate: (input, { platform, clientAddress }) => validateSlider(platform, input, clientAddress),
    sliderCaptcha: async (input, { platform, clientAddress }) => {
      await confirmSlider(platform, input, clientAddress);
      return null;
    },
  });
}
