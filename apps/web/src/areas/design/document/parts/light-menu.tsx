import type { MenuProps } from 'antd';
import { type ReactNode, useRef, useState } from 'react';
import { lockedProps } from '../state/use-lock.ts';
import classes from './light-menu.module.css';
import { OpenMenu } from './open-menu.tsx';

interface LightMenuProps {
  readonly label: string;
  /** As high as the buttons beside it, where there is only one of it. */
  readonly isLarge?: boolean;
  /** In place of the three points. */
  readonly children?: ReactNode;
  /** The button's look, where it stands among others. */
  readonly className?: string | undefined;
  /** Why it cannot be opened right now. */
  readonly lock?: string | undefined;
  /** Made when it opens: a list of a hundred options must not build a hundred menus. */
  items(): MenuProps['items'];
}

/** A button with a menu that does not exist before it is opened. */
export function LightMenu({ label, isLarge, children, className, lock, items }: LightMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <span className={classes.menu} data-large={isLarge} data-own={className !== undefined || undefined}>
      <button
        ref={button}
        type="button"
        className={className ?? classes.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        {...lockedProps(lock)}
        onClick={() => lock === undefined && setIsOpen(true)}
      >
        {children ?? <ThreePoints />}
      </button>
      {isOpen && <OpenMenu items={items()} anchorClass={classes.anchor} onChosen={close} onDismissed={close} />}
    </span>
  );
}

/** Drawn here: a list of a hundred options has a hundred of them, and a library's icon is a component with styles of its own. */
function ThreePoints() {
  return (
    <svg width="1em" height="1em" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true" className={classes.points}>
      <circle cx="8" cy="3" r="1.3" />
      <circle cx="8" cy="8" r="1.3" />
      <circle cx="8" cy="13" r="1.3" />
    </svg>
  );
}
