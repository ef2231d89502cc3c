import IconMaximize from '#icon/IconMaximize';
import IconPlus from '#icon/IconPlus';
import { m } from '#paraglide/messages';
import { Button } from '#ui/buttons/button';

type Pressed = { isWide: boolean; onClick: () => void };

/** On a phone it is what the page is for, and stands in the dock. */
export function ChildViewButton({ isWide, onClick }: Pressed) {
  return (
    <Button
      look={isWide ? 'secondary' : 'primary'}
      isWide={!isWide}
      icon={<IconMaximize size={20} aria-hidden="true" />}
      onClick={onClick}
    >
      {m.board_child_view()}
    </Button>
  );
}

export function AddCardButton({ isWide, onClick }: Pressed) {
  return (
    <Button
      look="secondary"
      isWide={!isWide}
      icon={<IconPlus size={20} aria-hidden="true" />}
      onClick={onClick}
    >
      {m.board_add_card()}
    </Button>
  );
}
