// What the build makes of the route table (vite.page-modules.ts).

declare module 'virtual:pages' {
  type Page = {
    guard: import('./app/route-table.ts').Guard;
    /** Nothing of a page is loaded before it is visited. */
    load: () => Promise<import('react').ComponentType>;
  };
  export const pages: Record<import('./app/route-table.ts').PagePath, Page>;
}

declare module 'virtual:page-paths' {
  export const guards: Record<import('./app/route-table.ts').PagePath, import('./app/route-table.ts').Guard>;
  /** The links of the header, in their order. */
  export const navPaths: readonly import('./app/route-table.ts').NavPath[];
}

declare module 'virtual:first-paint' {
  type PagePath = import('./app/route-table.ts').PagePath;
  type Parts = Partial<Record<PagePath, import('react').ComponentType>>;
  export const publicPages: Parts;
  /** What a page behind the sign-in begins with for everyone. */
  export const openings: Parts;
}
