/** The table of pages (pages.ts) as the router needs it: scripts/build/virtual-pages.ts makes it. */
declare module 'virtual:pages' {
  export type PageRoute = {
    path: string
    /** From src on. */
    module: string
    isGuarded?: true
    hasPublicPart?: true
    isAuth?: true
    /** What it is downloaded with. */
    catalogs: string[]
  }
  export const pages: PageRoute[]
  /** Older addresses, and where they lead. */
  export const moved: Record<string, string>
}
