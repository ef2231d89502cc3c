/** A sheet of paper with a plan on it, and a pencil. */
export function PlanArt() {
  return (
    <svg width="200" height="144" viewBox="0 0 200 144" fill="none" strokeLinecap="round" aria-hidden="true">
      <path fill="var(--h1)" d="M10 128c22-26 68-24 96-14s62-8 82 2c10 6 8 22-4 22H20c-11 0-15-5-10-10Z" />
      <g transform="rotate(-3 92 72)">
        <rect x="50" y="14" width="84" height="110" rx="12" fill="var(--surface)" />
        <g stroke="var(--h3)" strokeWidth="6">
          <path d="M66 36h38M66 80h52M66 98h40" />
        </g>
        <path fill="var(--stone)" d="M64 66v-4c10-2 14-16 28-16s18 14 28 16v4h-14a14 14 0 0 0-28 0Z" />
        <path fill="var(--honey)" d="M83 66a9 9 0 0 1 18 0Z" />
      </g>
      <g transform="rotate(24 156 92)">
        <path fill="var(--honey)" d="M150 54h14v52l-7 14-7-14Z" />
        <path fill="var(--stone)" d="m154 112 6 0-3 8Z" />
      </g>
    </svg>
  );
}
