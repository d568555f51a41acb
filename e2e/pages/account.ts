import { signIn } from '../sign-in.ts'
import { heading, type PageState } from './page-state.ts'

export const account: PageState[] = [
  {
    name: 'a guarded page',
    path: '/profile',
    before: (page) => signIn(page, 'farmer'),
    ready: (page) => page.getByRole('main').getByRole('link').waitFor(),
  },
  { name: 'coming soon', path: '/Support', ready: heading },
]
