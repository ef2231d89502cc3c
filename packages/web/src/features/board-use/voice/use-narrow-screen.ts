import { useMediaQuery } from '#ui/use-media-query';

export const useNarrowScreen = (): boolean => useMediaQuery('(max-width: 599px)');
