import { heading, type PageState } from './page-state.ts'

export const registration: PageState[] = [
  { name: 'registration', path: '/register', landmarks: ['main', 'complementary'], ready: heading },
]
