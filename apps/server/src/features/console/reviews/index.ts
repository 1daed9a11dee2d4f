export { registerReviewCalls } from './reviews.routes.ts';
