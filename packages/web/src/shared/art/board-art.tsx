/** Picture cards on a washing line. */
export function BoardArt() {
  return (
    <svg width="240" height="144" viewBox="0 0 240 144" aria-hidden="true">
      <path fill="var(--h1)" d="M6 128c24-28 74-28 114-16s86-10 110 4c8 8 6 24-6 24H16c-10 0-14-6-10-12Z" />
      <path
        d="M10 26C70 48 170 48 230 26"
        fill="none"
        stroke="var(--stone)"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <g fill="var(--surface)" strokeWidth="4">
        <rect
          x="36"
          y="42"
          width="50"
          height="58"
          rx="9"
          stroke="var(--word-things)"
          transform="rotate(4 60 60)"
        />
        <rect x="96" y="46" width="50" height="58" rx="9" stroke="var(--word-doing)" />
        <rect
          x="154"
          y="42"
          width="50"
          height="58"
          rx="9"
          stroke="var(--word-describing)"
          transform="rotate(-4 180 60)"
        />
      </g>
      <g fill="var(--honey)">
        <rect x="56" y="34" width="8" height="18" rx="3" />
        <rect x="117" y="36" width="8" height="18" rx="3" />
        <rect x="176" y="34" width="8" height="18" rx="3" />
        <circle cx="61" cy="72" r="13" />
      </g>
      <path d="M106 84c6-18 24-18 30 0Z" fill="var(--h4)" />
      <path d="M168 80c0-14 22-14 22 0-4 6-18 6-22 0Z" fill="var(--word-describing)" />
    </svg>
  );
}
