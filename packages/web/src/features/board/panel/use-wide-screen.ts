import { useMediaQuery } from '#ui/use-media-query';

/** Where the card panel has room beside the board. */
export const useWideScreen = (): boolean => useMediaQuery('(min-width: 900px)');
