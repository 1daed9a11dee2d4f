export { deleteSlidersBefore } from './slider.repository.ts';
export { registerSliderCalls } from './slider.routes.ts';
export { forgiveSlider, requirePassedSlider } from './slider-captcha.ts';
