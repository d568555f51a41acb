import { heading, type PageState } from './page-state.ts'

export const signIn: PageState[] = [
  { name: 'sign-in', path: '/auth', landmarks: ['main', 'complementary'], ready: heading },
]
