import { Dropdown, type MenuProps } from 'antd';

interface OpenMenuProps {
  readonly items: MenuProps['items'];
  /** Where it hangs. */
  readonly anchorClass: string | undefined;
  onChosen(): void;
  onDismissed(): void;
}

/** A menu that exists while it is open: a list of a hundred options must not build a hundred menus. */
export function OpenMenu({ items, anchorClass, onChosen, onDismissed }: OpenMenuProps) {
  const choose: MenuProps['onClick'] = ({ domEvent }) => {
    // The button gets the focus back while Enter is still down: what that key does there would open the menu again.
    domEvent.preventDefault();
    onChosen();
  };
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      menu={{ items, onClick: choose }}
      onOpenChange={isWanted => !isWanted && onDismissed()}
    >
      <span className={anchorClass} />
    </Dropdown>
  );
}
