import { useLocation, useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, PointerEvent } from 'react';
import { useIsOwnPage } from './use-go.ts';

interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/**
 * A link to any page of the product. Within the bundle it navigates in place, with the page's script on its way as soon as the pointer
 * comes near; to another bundle it loads the page.
 */
export function AppLink({ to, onClick, onPointerEnter, children, ...rest }: AppLinkProps) {
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
  const fetchScript = (event: PointerEvent<HTMLAnchorElement>) => {
    onPointerEnter?.(event);
    const { [target]: route } = router.routesByPath as Partial<typeof router.routesByPath>;
    // What fails is fetched again by whoever goes there.
    if (route) router.loadRouteChunk(route)?.catch(() => {});
  };
  return (
    <a
      aria-current={target === path ? 'page' : undefined}
      {...rest}
      href={to}
      onClick={follow}
      onPointerEnter={fetchScript}
    >
      {children}
    </a>
  );
}
