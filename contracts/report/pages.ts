import { allOperations, type Document } from '../document.ts'

/** The app's pages, by the names used in the report, and what all pages share. */
export const PAGES = {
  home: 'Home (/)',
  signIn: 'Sign-in (/auth)',
  register: 'Registration (/register)',
  board: 'Board (/global-enquiry)',
  boardEnquiry: 'Enquiry of the board (/global-enquiry/{id})',
  enquiries: 'Own enquiries (/enquiry)',
  enquiry: 'Own enquiry (/enquiry/{id})',
  enquiryForm: 'Enquiry form (/enquiry/new, /enquiry/edit/{id})',
  directory: 'Directory (/directory)',
  business: 'Business (/farmer, /buyer, /manufacturer, /products)',
  mandi: 'Mandi prices (/price-mandi)',
  profile: 'Profile (/profile)',
  subscription: 'Premium (/subscription)',
  deletion: 'Deleting the account (/delete-account)',
  everywhere: 'Menus and session (every page)',
} as const
export type PageName = keyof typeof PAGES

/** What each page needs an operation for, as `x-needed-by` in the document says: page → words. */
export const needsOf = (document: Document, operation: string): Partial<Record<PageName, string>> =>
  allOperations(document).find(([, , { operationId }]) => operationId === operation)?.[2]['x-needed-by'] ?? {}

/** Every operation names a page that needs it. Tests compare this with the first reads in the table of pages. */
export function unneeded(document: Document): string[] {
  const rows = allOperations(document).map(([, , operation]) => operation)
  const silent = rows.filter(({ 'x-needed-by': needs = {} }) => Object.keys(needs).length === 0)
  const named = rows.flatMap(({ operationId, 'x-needed-by': needs = {} }) =>
    Object.keys(needs).map((page) => ({ operationId, page })),
  )
  return [
    ...silent.map(({ operationId }) => `${operationId}: x-needed-by does not say what the app needs it for`),
    ...named
      .filter(({ page }) => !Object.hasOwn(PAGES, page))
      .map(({ operationId, page }) => `${operationId}: x-needed-by has "${page}", which is none of PAGES`),
  ]
}
