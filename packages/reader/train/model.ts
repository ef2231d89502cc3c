// The shipped model, read from the assets.
import { readModel } from '#screening/screen-model';
import { readAsset } from './assets.ts';

export const loadModel = () => readModel(readAsset);
