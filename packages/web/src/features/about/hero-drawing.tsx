import { Bridge, House, Reeds, Tree, Walkers } from '#shared/art/landscape-parts';

/** The bridge at dusk with room for words on the left: 1280 × 480, held at its lower edge. */
export function HeroDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1280 480" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="640" cy="270" r="52" fill="var(--sun)" />
      <path fill="var(--h1)" d="M0 284C170 226 300 250 460 290S760 312 930 262 1170 196 1280 238V480H0Z" />
      <path fill="var(--h2)" d="M0 340C130 312 300 338 470 356S760 366 900 328 1150 282 1280 300V480H0Z" />
      <Tree at="translate(77 332) scale(.92)" />
      <Tree at="translate(115 332) scale(.66)" />
      <Tree at="translate(1186 268) scale(.72)" />
      <Tree at="translate(1213 273) scale(.94)" />
      <House at="translate(1150 279) scale(.84)" />
      <path
        fill="var(--h3)"
        d="M0 364C120 360 420 366 640 384H0ZM1280 342C1180 344 1060 358 1000 386H1280Z"
      />
      <path fill="var(--water)" d="M0 384H1280V480H0Z" />
      <Bridge at="translate(849 384) scale(.8)" />
      <Walkers at="translate(846 296) scale(.74)" />
      <g stroke="var(--water2)" strokeWidth="4.5" strokeLinecap="round">
        <path d="M51 404h115M320 425h115M640 407h128M940 403h72M1076 422h90" />
      </g>
      <g stroke="var(--sun)" strokeWidth="6" strokeLinecap="round" opacity=".75">
        <path d="M603 401h74M616 418h48" />
      </g>
      <Reeds at="translate(22 480) scale(.7)" />
      <Reeds at="translate(1222 480) scale(.88)" />
    </svg>
  );
}
