import { count } from '../../tests/figures.ts'
import { test } from '../fixture.ts'

/** Counts each test of a file as one case, whether it passes or fails. */
export function countTests(what: string): void {
  test.afterEach(() => {
    const { status, expectedStatus } = test.info()
    count('accessibility', what, 1, status === expectedStatus ? 1 : 0)
  })
}
