import { useLocation, useRouter } from '@tanstack/react-router';
import type { CommentPartKind } from '@wenshu/api-contract';
import { commentTexts } from '@wenshu/texts/people/comments';
import { Drawer } from 'antd';
import { useTexts } from '../../../app/language/language.ts';
import { CommentPanel } from './comment-panel.tsx';
import { withComment } from './with-comment.ts';

interface CommentDrawerProps {
  readonly scrollId: string;
  readonly partKind: CommentPartKind;
  /** What the part is called; undefined for one that is not on this page. */
  nameOf(partId: string): string | undefined;
}

/** The part that the address names, `?comment=…`: so a message leads to it, and going back closes it. */
export function useOpenComments() {
  const router = useRouter();
  const { path, search } = useLocation({
    select: location => ({ path: location.pathname, search: location.searchStr }),
    structuralSharing: true,
  });
  const to = (partId: string | undefined) => `${path}${withComment(search, partId)}`;
  return {
    openId: new URLSearchParams(search).get('comment') ?? undefined,
    open: (partId: string) => router.history.push(to(partId)),
    close: () => router.history.replace(to(undefined)),
  };
}

/** Beside the page: what is said about one part of it. */
export function CommentDrawer({ scrollId, partKind, nameOf }: CommentDrawerProps) {
  const t = useTexts(commentTexts);
  const { openId, close } = useOpenComments();
  const name = openId === undefined ? undefined : nameOf(openId);
  if (openId === undefined || name === undefined) return null;
  return (
    <Drawer open size={420} title={t.titleOf({ name })} onClose={close}>
      <CommentPanel key={openId} part={{ scrollId, partKind, partId: openId }} />
    </Drawer>
  );
}
