/** A bridge behind a cloud, never a broken one. */
export function CloudedBridge() {
  return (
    <svg width="152" height="110" viewBox="0 0 152 110" aria-hidden="true">
      <circle cx="116" cy="30" r="19" fill="var(--sun)" />
      <path fill="var(--stone)" d="M2 90v-8c26-6 40-52 74-52s48 46 74 52v8h-34a40 36 0 0 0-80 0Z" />
      <path
        fill="var(--h1)"
        d="M40 92a18 18 0 0 1-2-36 20 20 0 0 1 28-10 26 26 0 0 1 38 6 20 20 0 0 1 4 40Z"
      />
      <path d="M8 104h136" stroke="var(--water2)" strokeWidth="6" strokeLinecap="round" />
    </svg>
  );
}
