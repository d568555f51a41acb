import type { PageState } from './page-state.ts'

export const enquiries: PageState[] = []
