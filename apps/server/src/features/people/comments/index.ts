export { listCommentsBy, removeCommentsOn } from './comment.repository.ts';
export { registerCommentCalls } from './comment.routes.ts';
export type { CommentParts } from './comment-part.ts';
