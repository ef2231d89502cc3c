import type { Ports } from '#ports';
import { libraryMaker } from './library-maker.ts';
import type { PictureMaker } from './picture-maker.ts';
import { serviceMaker } from './service-maker.ts';

/** The configured services in their order, or the symbol library that is always there. */
export function chooseMaker({ config, clock }: Pick<Ports, 'config' | 'clock'>): PictureMaker {
  const services = [config.image, config.secondImage].filter((service) => service !== undefined);
  if (services.length === 0) return libraryMaker;
  return serviceMaker({ services, name: config.imageServiceName, hosts: config.imageHosts }, clock);
}
