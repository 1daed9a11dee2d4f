import { CommentSign } from '../../../people/comments/comment-sign.tsx';
import { useCreateScreen } from '../../document/state/create-screen.ts';

interface QuestionCommentsProps {
  readonly questionId: string;
  readonly name: string;
  /** The selected one invites to say something; on the others only what was said is seen. */
  readonly isAlways: boolean;
}

export function QuestionComments({ questionId, name, isAlways }: QuestionCommentsProps) {
  const { scrollId } = useCreateScreen().loaded;
  return <CommentSign part={{ scrollId, partKind: 'question', partId: questionId }} name={name} isAlways={isAlways} />;
}
