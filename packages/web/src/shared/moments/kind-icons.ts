import type { MomentKind } from '@calmbridge/domain/moments/moment';
import IconBandage from '#icon/IconBandage';
import IconMoon from '#icon/IconMoon';
import IconPencil from '#icon/IconPencil';
import IconRun from '#icon/IconRun';
import IconStar from '#icon/IconStar';
import IconSun from '#icon/IconSun';
import IconToolsKitchen2 from '#icon/IconToolsKitchen2';
import IconTornado from '#icon/IconTornado';

export const kindIcons: Record<MomentKind, typeof IconMoon> = {
  meltdown: IconTornado,
  bolt: IconRun,
  hurt: IconBandage,
  sleep: IconMoon,
  food: IconToolsKitchen2,
  joy: IconSun,
  skill: IconStar,
  other: IconPencil,
};
