/** The small honey arch under the current page's link. */
export function NavArch({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} width="34" height="9" viewBox="0 0 34 9" aria-hidden="true">
      <path
        d="M2 7.5C8 .5 26 .5 32 7.5"
        fill="none"
        stroke="var(--honey)"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </svg>
  );
}
