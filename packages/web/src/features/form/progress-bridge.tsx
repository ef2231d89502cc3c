/** An arch a step: done is teal, the current one holds the sun. The same stands in words beside it. */
export function ProgressBridge({ steps, done }: { steps: number; done: number }) {
  const width = 51.14 * steps;
  const doneWidth = Math.min(done, steps) * 51.14;
  const arches = Array.from({ length: steps }, (_, step) => step * 51.14);
  return (
    <svg viewBox={`0 0 ${width} 53.64`} width="100%" aria-hidden="true">
      <path fill="var(--line)" d={`M${doneWidth} 6H${width}V41.64H${doneWidth}Z`} />
      <path fill="var(--teal)" d={`M0 6H${doneWidth}V41.64H0Z`} />
      {arches.map((start) => (
        <path key={start} fill="var(--ground)" d={`M${start + 7.67} 41.74a17.9 17.9 0 0 1 35.8 0v1h-35.8Z`} />
      ))}
      {done < steps && (
        <path fill="var(--honey)" d={`M${doneWidth + 13.04} 41.64a12.52 12.52 0 0 1 25.05 0Z`} />
      )}
      <path
        d={`M4 48.64H${width - 4}`}
        stroke="var(--water2)"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeDasharray="36.82 14.32"
      />
    </svg>
  );
}
