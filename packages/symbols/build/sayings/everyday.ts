import type { SaidSymbol } from '../topic.ts';
import { topic } from '../topic.ts';

export const everydaySayings: SaidSymbol[] = [...topic('thing', `red-apple = apple`)];
