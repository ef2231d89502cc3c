import type IconDots from '#icon/IconDots';

export type MenuChoice = {
  words: string;
  Icon: typeof IconDots;
  act: () => unknown;
};

/** The buttons of a menu's panel: each closes it and acts. */
export const MenuChoices = ({ choices, close }: { choices: readonly MenuChoice[]; close: () => void }) =>
  choices.map(({ words, Icon, act }) => (
    <button
      key={words}
      type="button"
      onClick={() => {
        close();
        void act();
      }}
    >
      <Icon size={22} aria-hidden="true" />
      {words}
    </button>
  ));
