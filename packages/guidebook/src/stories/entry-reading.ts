export type EntryReading = { nearest: readonly { id: string; chance: number }[]; none: number };
