import { Bridge, House, Reeds, Tree, Walkers } from './landscape-parts.tsx';

/** The same landscape as a band for narrow screens and the sidebar: 390 × 250. */
export function LandscapePhone({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 390 250" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="268" cy="78" r="30" fill="var(--sun)" />
      <path fill="var(--h1)" d="M0 110C47 75 86 85 133 110S226 130 273 95 359 60 390 85V250H0Z" />
      <path fill="var(--h2)" d="M0 150C39 125 78 140 125 155S215 165 265 135 351 105 390 130V250H0Z" />
      <Tree at="translate(356 114) scale(.5)" />
      <Tree at="translate(374 117) scale(.644)" />
      <House at="translate(330 112) scale(.58)" />
      <Tree at="translate(23 144) scale(.61)" />
      <Tree at="translate(35 142) scale(.44)" />
      <path fill="var(--water)" d="M0 186H390V250H0Z" />
      <path fill="var(--h3)" d="M0 173C23 171 10 176 44 190H0ZM390 161C351 161 318 171 256 190H390Z" />
      <Bridge at="translate(150 186) scale(.56)" />
      <Walkers at="translate(148 124) scale(.51)" />
      <g stroke="var(--water2)" strokeWidth="2.8" strokeLinecap="round">
        <path d="M16 203h35M86 218h47M195 206h39M281 201h27M250 226h58M328 216h27" />
      </g>
      <path
        d="M242 201h52M251 213h34M259 226h18"
        stroke="var(--sun)"
        strokeWidth="3.9"
        strokeLinecap="round"
        opacity=".75"
      />
      <Reeds at="translate(372 240) scale(.61)" />
      <Reeds at="translate(8 240) scale(.5)" />
    </svg>
  );
}
