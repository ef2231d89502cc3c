/** The name a failure shows unless the configuration has another. */
export const usualImageServiceName = 'Grok Aurora API';
