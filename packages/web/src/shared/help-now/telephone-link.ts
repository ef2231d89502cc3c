export const telephoneLink = (number: string): string => `tel:${number.replaceAll(/[^\d]/g, '')}`;
