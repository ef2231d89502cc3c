/** The credit, everywhere. */
export function Pebble({ size = 20 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true">
      <path
        fill="var(--honey)"
        d="M2.2 11.4C1.8 7.2 5.6 3.6 10.3 3.4c4.6-.2 7.7 2.7 7.7 6.4 0 4.2-3.4 6.8-8 6.8-4.3 0-7.5-1.9-7.8-5.2Z"
      />
      <path
        fill="none"
        stroke="#fff"
        strokeOpacity=".65"
        strokeWidth="1.6"
        strokeLinecap="round"
        d="M5.6 9.3c.5-1.6 1.9-2.7 3.7-3"
      />
    </svg>
  );
}
