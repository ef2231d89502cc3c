/** Two banks, and a word on its way over the bridge between them. */
export function ChatArt() {
  return (
    <svg width="200" height="132" viewBox="0 0 200 132" fill="none" strokeLinecap="round" aria-hidden="true">
      <circle cx="150" cy="38" r="22" fill="var(--sun)" />
      <path
        fill="var(--h1)"
        d="M6 104c18-22 46-24 70-14s50 8 72-2 42-2 46 10c2 8-4 14-14 14H20c-12 0-18-2-14-8Z"
      />
      <path fill="var(--stone)" d="M44 106v-7c22-4 30-38 56-38s34 34 56 38v7h-26a30 26 0 0 0-60 0Z" />
      <g stroke="var(--stone)" strokeWidth="5" strokeLinejoin="round">
        <path
          fill="var(--surface)"
          d="M48 14h56a12 12 0 0 1 12 12v14a12 12 0 0 1-12 12H78L64 64V52H48a12 12 0 0 1-12-12V26a12 12 0 0 1 12-12Z"
        />
      </g>
      <path d="M54 28h44M54 39h26" stroke="var(--h3)" strokeWidth="5" />
      <path d="M30 120h60M112 120h52" stroke="var(--water2)" strokeWidth="6" />
    </svg>
  );
}
