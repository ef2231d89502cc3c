/** What the carer may tell of the event, each with the words that stand there otherwise: "{what|the trip} is cancelled". */
export const factSlots = ['who', 'what', 'where', 'when', 'why'] as const;
export type FactSlot = (typeof factSlots)[number];
export const factPattern = /\{(\w+)\|([^}]+)\}/g;

/** By slot and the words that stand there otherwise: one slot may be open for two kinds in one scene. */
export type SceneFacts = ReadonlyMap<string, string>;
export const factKey = (slot: string, otherwise: string): string => `${slot}|${otherwise}`.toLowerCase();
export const noFacts: SceneFacts = new Map();
