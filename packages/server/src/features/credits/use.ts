/** One use of one carer, by the id their browser made for it. */
export type Use = { uid: string; useId: string };

export const keyOf = ({ uid, useId }: Use) => `${uid} ${useId}`;
