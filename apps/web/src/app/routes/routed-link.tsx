import { useLocation, useRouter } from '@tanstack/react-router';
import { type MouseEvent, type PointerEvent, useRef } from 'react';
import type { AppLinkProps } from './app-link.tsx';
import { beginPage } from './begin-page.ts';
import { useIsOwnPage } from './use-go.ts';

/** A pointer that only passes a link does not stay so long. */
const PASSES_MS = 30;

/**
 * A link in a program with a router. Within the bundle it navigates in place, with the page's script on its way as soon as the pointer
 * comes near, and what the page shows first once it stays; to another bundle it loads the page.
 */
export function RoutedLink({
  to,
  onClick,
  onPointerEnter,
  onPointerLeave,
  onPointerDown,
  children,
  ...rest
}: AppLinkProps) {
  const router = useRouter();
  const isOwnPage = useIsOwnPage();
  const path = useLocation({ select: location => location.pathname });
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    // New tab, new window, download: the browser knows better.
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (event.defaultPrevented || !isPlain || rest.target || !isOwnPage(to)) return;
    event.preventDefault();
    router.history.push(to);
  };
  const target = to.split(/[?#]/, 1)[0]!;
  const isBegunBy = ({ pointerType }: PointerEvent) =>
    // A finger that scrolls meets links, too.
    pointerType !== 'touch' && target !== path && isOwnPage(to);
  const staying = useRef<ReturnType<typeof setTimeout>>(undefined);
  const comeNear = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerEnter?.(event);
    const { [target]: route } = router.routesByPath as Partial<typeof router.routesByPath>;
    if (!route) return;
    // What fails is fetched again by whoever goes there.
    router.loadRouteChunk(route)?.catch(() => {});
    clearTimeout(staying.current);
    if (isBegunBy(event)) staying.current = setTimeout(() => beginPage(router, to), PASSES_MS);
  };
  // Whoever comes back to a page finds the pointer where it was, and it comes near nothing.
  const press = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerDown?.(event);
    clearTimeout(staying.current);
    if (event.button === 0 && isBegunBy(event)) beginPage(router, to);
  };
  const goAway = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerLeave?.(event);
    clearTimeout(staying.current);
  };
  return (
    <a
      aria-current={target === path ? 'page' : undefined}
      {...rest}
      href={to}
      onClick={follow}
      onPointerEnter={comeNear}
      onPointerLeave={goAway}
      onPointerDown={press}
    >
      {children}
    </a>
  );
}
