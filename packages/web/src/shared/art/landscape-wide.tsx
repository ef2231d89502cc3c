import { Bridge, House, Reeds, Tree, Walkers } from './landscape-parts.tsx';

/** The landscape of the public pages on a wide screen: 1280 × 600, held at its lower edge. */
export function LandscapeWide({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 1280 600" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <circle cx="656" cy="230" r="72" fill="var(--sun)" />
      <path fill="var(--h1)" d="M0 264C154 180 282 204 435 264S742 312 896 228 1178 144 1280 204V600H0Z" />
      <path fill="var(--h2)" d="M0 360C128 300 256 336 410 372S704 396 870 324 1152 252 1280 312V600H0Z" />
      <Tree at="translate(687 400) scale(.918)" />
      <Tree at="translate(720 403) scale(1.17)" />
      <House at="translate(640 398) scale(1.07)" />
      <Tree at="translate(77 345) scale(1.122)" />
      <Tree at="translate(115 342) scale(.81)" />
      <path fill="var(--water)" d="M0 424H1280V600H0Z" />
      <path fill="var(--h3)" d="M0 394C77 388 97 400 158 428H0ZM1280 364C1152 364 658 388 546 428H1280Z" />
      <Bridge at="translate(352 424) scale(1.02)" />
      <Walkers at="translate(348 311) scale(.9384)" />
      <g stroke="var(--water2)" strokeWidth="5.1" strokeLinecap="round">
        <path d="M51 466h115M282 502h154M640 472h128M922 460h90M819 520h192M1075 496h90" />
      </g>
      <path
        d="M609 460h94M625 490h61M640 520h33"
        stroke="var(--sun)"
        strokeWidth="7.1"
        strokeLinecap="round"
        opacity=".75"
      />
      <Reeds at="translate(1222 600) scale(1.122)" />
      <Reeds at="translate(26 600) scale(.918)" />
    </svg>
  );
}
