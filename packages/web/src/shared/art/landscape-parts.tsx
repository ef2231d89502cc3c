// The things that stand in the landscape. Flat shapes in the page's own colours, so every theme draws itself.

type At = { at: string };

export const Tree = ({ at }: At) => (
  <g transform={at}>
    <path d="M0 0v-26" stroke="var(--trunk)" strokeWidth="4" strokeLinecap="round" />
    <path fill="var(--h3)" d="M-17-34c0-16 8-26 18-26s16 12 16 25-7 18-17 18-17-6-17-17Z" />
  </g>
);

export const House = ({ at }: At) => (
  <g transform={at}>
    <path fill="var(--surface)" d="M-20 0v-24h40V0Z" />
    <path fill="var(--roof)" d="M-26-22 0-44l26 22Z" />
    <rect x="-11" y="-18" width="9" height="11" rx="1.5" fill="var(--sun)" />
    <rect x="4" y="-18" width="9" height="18" rx="2" fill="var(--h4)" />
  </g>
);

export const Reeds = ({ at }: At) => (
  <g transform={at} fill="none" stroke="var(--h4)" strokeWidth="3.5" strokeLinecap="round">
    <path d="M0 0C-2-28-10-48-18-60M6 0C6-34 8-60 4-86M12 0c2-26 10-44 20-58M20 0c1-16 6-26 12-34" />
    <path d="M4-84v-14M-17-59l-4-10" stroke="var(--honey)" strokeWidth="8" />
  </g>
);

/** The bridge and its reflection, closing into a circle. */
export const Bridge = ({ at }: At) => (
  <g transform={at}>
    <path fill="var(--stone)" d="M-232 0v-14C-150-22-96-112 0-112S150-22 232-14V0H92A92 80 0 0 0-92 0Z" />
    <path
      fill="none"
      stroke="var(--h3)"
      strokeOpacity=".55"
      strokeWidth="3"
      strokeLinecap="round"
      strokeDasharray="20 7"
      d="M-112-2C-104-60-60-94 0-94S104-60 112-2"
    />
    <g fill="none" stroke="var(--stone)" strokeLinecap="round">
      <path strokeWidth="5" d="M-214-34C-140-46-92-136 0-136S140-46 214-34" />
      <path
        strokeWidth="4.5"
        d="M-150-56v26M-110-86v26M-66-118v24M66-118v24M110-86v26M150-56v26M0-136v24M-34-130v22M34-130v22"
      />
    </g>
    <path
      fill="var(--stone)"
      opacity=".2"
      d="M-232 6v8C-150 20-96 96 0 96S150 20 232 14V6H92A92 66 0 0 1-92 6Z"
    />
  </g>
);

/** A carer and a child, crossing together. */
export const Walkers = ({ at }: At) => (
  <g transform={at}>
    <path fill="var(--walker)" d="M-16 0c-1-15 1-29 9-29s10 14 9 29Z" />
    <circle cx="-7" cy="-36" r="7.5" fill="var(--skin)" />
    <path d="M-14.5-37c0-7 4-9.5 8-9.5s7.5 3 7 7c-4 0-9-1-10-3-1 3-2 5-5 5.5Z" fill="var(--hair)" />
    <path fill="var(--honey)" d="M9 0c-.8-9 1-18 6.5-18S23-9 22 0Z" />
    <circle cx="15.5" cy="-23.5" r="6" fill="var(--skin)" />
    <path d="M9.5-24c0-5.5 3-7.5 6-7.5s6 2 6 6.5c-3 0-6-1-7-2.5-1 2-3 3-5 3.5Z" fill="var(--hair)" />
    <path
      d="M0-16C4-11 7-10 11-12"
      stroke="var(--walker)"
      strokeWidth="4"
      fill="none"
      strokeLinecap="round"
    />
  </g>
);
