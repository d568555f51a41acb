import { mutating } from './stryker.js'

/** What talks to the server, what is said of its failures, and money: no change goes unnoticed. */
export default mutating({
  mutate: [
    'src/api/{client,errors,once,paging,form}.ts',
    'src/domain/failures/trouble.ts',
    'src/payments/checkout/{order-rules,payment-error}.ts',
    'src/domain/mandi/mandi-price.ts',
  ],
  tests: [
    'tests/api/{client,early,hostile-size,once,operations,origin,paging,receiving,shapes,upload}.test.ts',
    'tests/domain/trouble.test.ts',
    'tests/payments/*.test.ts',
    'tests/features/mandi/price.test.ts',
  ],
  least: 100,
})
