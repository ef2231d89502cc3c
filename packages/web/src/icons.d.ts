// Icons are imported one by one (`#icon/IconEye`): the package's index would pull all six thousand into every test.
declare module '#icon/*' {
  import type { ComponentType, SVGProps } from 'react';

  const Icon: ComponentType<
    Omit<SVGProps<SVGSVGElement>, 'stroke'> & { size?: number | string; stroke?: number | string }
  >;
  export default Icon;
}
