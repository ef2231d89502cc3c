// As much of autocannon as the bench uses; the package brings no types.
declare module 'autocannon' {
  type Options = {
    url: string;
    connections: number;
    duration: number;
    overallRate: number;
    headers?: Record<string, string>;
  };
  type Result = { non2xx: number; errors: number; timeouts: number };
  type Running = Promise<Result> & {
    on(
      event: 'response',
      heard: (client: unknown, status: number, bytes: number, responseMs: number) => void,
    ): void;
  };
  export default function autocannon(options: Options): Running;
}
