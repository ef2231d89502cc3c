/** An open book before the sun. */
export function StoriesArt() {
  return (
    <svg width="200" height="144" viewBox="0 0 200 144" fill="none" aria-hidden="true">
      <circle cx="140" cy="42" r="26" fill="var(--sun)" />
      <path fill="var(--h2)" d="M8 104c20-34 58-32 90-18s66-6 88 0c12 6 12 34 0 38H20c-12 0-16-10-12-20Z" />
      <g stroke="var(--stone)" strokeWidth="5">
        <path
          fill="var(--surface)"
          strokeLinejoin="round"
          d="M100 70C84 58 60 56 30 62v60c30-6 54-4 70 8 16-12 40-14 70-8V62c-30-6-54-4-70 8Z"
        />
        <path d="M100 70v60" />
      </g>
      <path
        stroke="var(--h3)"
        strokeWidth="5"
        strokeLinecap="round"
        d="M46 78c12-2 26-1 38 4M46 93c12-2 26-1 38 4M46 108c12-2 20-1 28 2"
      />
      <path fill="var(--h4)" d="M114 112c8-16 18-26 22-16 6-12 14-8 22 10Z" />
    </svg>
  );
}
