export function findPostgres(): string | null;
export function startPostgres(): Promise<{
  url: string;
  port: number;
  folder: string;
  pid: number;
  stop(): Promise<void>;
}>;
