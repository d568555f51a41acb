import type { Page } from '@playwright/test'

export type PageState = {
  name: string
  path: string
  /** Brings the page into its state, and shows that it is there. Called again after a walk through the page. */
  ready: (page: Page) => Promise<unknown>
  /** What comes before the page is opened: signing in, say. */
  before?: (page: Page) => Promise<unknown>
  /** Where the state exists; without it, at every width. */
  at?: readonly number[]
  /** Looked at by axe at every width, not only at the narrowest. */
  everywhere?: boolean
  landmarks?: readonly ('banner' | 'main' | 'contentinfo' | 'complementary' | 'dialog' | 'alertdialog')[]
  /**
   * React Aria hides the page behind an overlay with aria-hidden and keeps the focus inside; axe, which looks at markup
   * only, sees what could be focused there (notes/accessibility.md: the one waiver).
   */
  overlay?: boolean
}

/** Of a page in its ordinary frame. */
export const LANDMARKS: NonNullable<PageState['landmarks']> = ['banner', 'main', 'contentinfo']

/** Shown as soon as its heading is. */
export const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor()
