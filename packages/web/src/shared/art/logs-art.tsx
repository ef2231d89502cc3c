/** A box of papers. */
export function LogsArt() {
  return (
    <svg width="220" height="145" viewBox="0 0 220 144" aria-hidden="true">
      <path fill="var(--h1)" d="M4 128c4-18 60-30 106-24s82-6 104 8c10 8 6 24-6 24H14c-8 0-11-3-10-8Z" />
      <rect
        x="40"
        y="34"
        width="66"
        height="84"
        rx="8"
        fill="var(--story-routine)"
        transform="rotate(-5 70 80)"
      />
      <rect
        x="92"
        y="26"
        width="70"
        height="92"
        rx="8"
        fill="var(--story-social)"
        transform="rotate(4 130 70)"
      />
      <path
        fill="var(--stone)"
        d="M26 78h150a8 8 0 0 1 8 9l-5 40a9 9 0 0 1-9 8H32a9 9 0 0 1-9-8l-5-40a8 8 0 0 1 8-9Z"
      />
      <rect x="74" y="94" width="54" height="22" rx="6" fill="var(--surface)" />
      <path d="M84 105h34" stroke="var(--h3)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
