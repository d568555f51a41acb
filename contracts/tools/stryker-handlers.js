import { mutating } from './stryker.js'

/** What the mock says of money, contacts and sessions: no change goes unnoticed. */
export default mutating({
  mutate: [
    'mock-server/handlers/{contact-access,payment,sign-in}.ts',
    'mock-server/{tokens,wishes}.ts',
    'mock-server/checkout/*.ts',
  ],
  tests: ['tests/mock-server/{checkout,directory,enquiries,payment,sign-in,somebody-else,wishes}.test.ts'],
  least: 100,
})
