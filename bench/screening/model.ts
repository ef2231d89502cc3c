// The shipped model, read from the assets of the domain package.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readModel } from '@calmbridge/domain/screening/screen-model';

const asset = (name: string) => readFileSync(join(import.meta.dirname, '../../packages/domain/assets', name));

export const loadModel = () => readModel(asset);
