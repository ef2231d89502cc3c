export const crisisKinds = ['K1', 'K2', 'K3', 'K4', 'K5', 'K6', 'K7', 'K8', 'K9'] as const;
export type CrisisKind = (typeof crisisKinds)[number];

/** In the words of the domain notes. */
export const crisisNames: Record<CrisisKind, string> = {
  K1: 'suicide or self-harm',
  K2: 'abuse or safeguarding',
  K3: 'missing child',
  K4: 'choking or swallowed object',
  K5: 'severe allergic reaction',
  K6: 'seizure',
  K7: 'poison, drowning, injury or burn',
  K8: 'carer at breaking point',
  K9: 'danger to others now',
};
