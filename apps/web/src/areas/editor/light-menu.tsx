import { MoreOutlined } from '@ant-design/icons';
import { Dropdown, type MenuProps } from 'antd';
import { useRef, useState } from 'react';
import classes from './light-menu.module.css';

interface LightMenuProps {
  readonly label: string;
  /** As high as the buttons beside it, where there is only one of it. */
  readonly isLarge?: boolean;
  /** Made when it opens: a list of a hundred options must not build a hundred menus. */
  items(): MenuProps['items'];
}

/** A button with a menu that does not exist before it is opened. */
export function LightMenu({ label, isLarge, items }: LightMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  return (
    <span className={classes.menu} data-large={isLarge}>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={() => setIsOpen(true)}
      >
        <MoreOutlined aria-hidden />
      </button>
      {isOpen && (
        <Dropdown
          open
          autoFocus
          trigger={['click']}
          menu={{ items: items(), onClick: close }}
          onOpenChange={isWanted => !isWanted && close()}
        >
          <span className={classes.anchor} />
        </Dropdown>
      )}
    </span>
  );
}
