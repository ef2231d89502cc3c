// Looks at a server process from outside, by its /metrics. What it says of the event loop covers the time since it was
// last asked.

export type Sight = {
  rssMb: number;
  heapMb: number;
  handles: number;
  cpuSeconds: number;
  /** Above the ten milliseconds between two looks of the instrument itself. */
  loopP99Ms: number;
};

const sampleEveryMs = 10;
/** In production the server tells its metrics only to who knows this. */
export const metricsToken = 'a-token-for-the-load-bench';

export async function look(url: string): Promise<Sight> {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
  const text = await answer.text();
  const value = (name: string) =>
    Number(new RegExp(`^calmbridge_${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    rssMb: value('process_resident_memory_bytes') / 1e6,
    heapMb: value('nodejs_heap_size_used_bytes') / 1e6,
    handles: value('nodejs_active_resources_total'),
    cpuSeconds: value('process_cpu_seconds_total'),
    loopP99Ms: Math.max(0, value('nodejs_eventloop_lag_p99_seconds') * 1000 - sampleEveryMs),
  };
}
