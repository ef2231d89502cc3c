/** Where a section stands on the page. A plan's own words can't take an address of the page's. */
export const addressOf = (sectionId: string): string => `plan-${sectionId}`;
