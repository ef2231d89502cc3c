import type { ReactNode } from 'react';
import IconHeart from '#icon/IconHeart';
import IconTrash from '#icon/IconTrash';
import IconX from '#icon/IconX';
import { ActionLink, ActionRow, ActionRows } from '#ui/buttons/action-row';
import { Button, type ButtonLook } from '#ui/buttons/button';
import { ButtonLink } from '#ui/buttons/button-link';
import { CopyButton } from '#ui/buttons/copy-button';
import { IconButton } from '#ui/buttons/icon-button';
import { MenuButton } from '#ui/buttons/menu-button';
import { MenuChoices } from '#ui/buttons/menu-choices';
import { Pebble } from '#ui/buttons/pebble';
import { PriceTag } from '#ui/buttons/price-tag';
import { HoldButton } from '#ui/hold/hold-button';
import styles from './gallery.module.css';

const looks: readonly ButtonLook[] = ['primary', 'secondary', 'quiet', 'danger', 'danger-quiet'];
const nothing = () => undefined;

export const buttonSpecimens: Record<string, ReactNode> = {
  Button: looks.map((look) => (
    <div key={look} className={styles.row}>
      <Button look={look}>Usual</Button>
      <Button look={look} isSmall icon={<IconHeart size={20} aria-hidden="true" />}>
        Small, with an icon
      </Button>
      <Button look={look} priceHundredths={25}>
        With a price
      </Button>
      <Button look={look} isBusy>
        Busy
      </Button>
      <Button look={look} disabled>
        Disabled
      </Button>
    </div>
  )),
  ButtonLink: looks.map((look) => (
    <ButtonLink key={look} to="/gallery" look={look} isSmall>
      A link that looks {look}
    </ButtonLink>
  )),
  IconButton: <IconButton label="Close" icon={<IconX size={24} />} />,
  CopyButton: <CopyButton text="Copied from the gallery" />,
  MenuButton: <MenuButton panel={() => <button type="button">Print</button>}>Download</MenuButton>,
  MenuChoices: <MenuChoices choices={[{ words: 'Print', Icon: IconHeart, act: nothing }]} close={nothing} />,
  HoldButton: <HoldButton question="Leave the gallery?" hasHint onHeld={nothing} />,
  PriceTag: [<PriceTag key="price" hundredths={25} />, <PriceTag key="balance" text="∞" hasPebble={false} />],
  Pebble: <Pebble size={32} />,
  ActionRows: (
    <ActionRows>
      <ActionRow
        icon={<IconHeart size={24} aria-hidden="true" />}
        name="A row that opens something"
        help="And a word more about it"
        onPress={nothing}
      />
      <ActionLink
        icon={<IconHeart size={24} aria-hidden="true" />}
        name="A row that leads on"
        to="/gallery"
      />
      <ActionRow
        icon={<IconTrash size={24} aria-hidden="true" />}
        name="A row that removes something"
        isDangerous
        onPress={nothing}
      />
    </ActionRows>
  ),
};
