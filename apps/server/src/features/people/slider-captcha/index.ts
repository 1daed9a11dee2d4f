export { deleteSlidersBefore } from './slider.repository.ts';
export { registerSliderCalls } from './slider.routes.ts';
export { requirePassedSlider, sliderLimit } from './slider-captcha.ts';
