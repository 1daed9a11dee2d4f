import { type AnchorHTMLAttributes, type ComponentType, createContext, useContext } from 'react';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
}

/** How a link leads on: the programs that have a router put theirs here, on the public site every address is a page of its own. */
export const LinkContext = createContext<ComponentType<AppLinkProps>>(PlainLink);

function PlainLink({ to, ...rest }: AppLinkProps) {
  return <a {...rest} href={to} />;
}

/** A link to any page of the product. */
export function AppLink(props: AppLinkProps) {
  const Link = useContext(LinkContext);
  return <Link {...props} />;
}
