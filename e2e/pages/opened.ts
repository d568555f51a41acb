import { pageAt, pages, type Page } from '../../src/app/routing/pages.ts'
import { signIn } from '../sign-in.ts'
import { AUTH_LANDMARKS, heading, type PageState } from './page-state.ts'

/** A page as it opens; a page that requires a sign-in opens for a farmer. */
const opened = ({ path, isGuarded, isAuth }: Page): PageState => {
  if (path.includes(':'))
    throw new Error(`${path} is seen in no state: which record it shows is said by a row of e2e/pages`)
  return {
    name: `${path} as it opens`,
    path,
    ...(isGuarded && { before: (page) => signIn(page, 'farmer') }),
    ...(isAuth && { landmarks: AUTH_LANDMARKS }),
    ready: heading,
  }
}

/** A state for each page of the route table that no other row covers. */
export const otherPages = (rows: readonly PageState[]): PageState[] => {
  const shown = new Set(rows.map((row) => pageAt(row.path.replace(/[?#].*/, ''))))
  return pages.filter((page) => !shown.has(page)).map(opened)
}
