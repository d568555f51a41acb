import { vi } from 'vitest'

/** Makes these calls of the browser's storage throw, until the mocks are restored. */
export function failStorage(
  name: 'QuotaExceededError' | 'SecurityError' = 'QuotaExceededError',
  calls: readonly ('getItem' | 'setItem' | 'removeItem')[] = ['setItem'],
) {
  for (const call of calls)
    vi.spyOn(Storage.prototype, call).mockImplementation(() => {
      throw new DOMException('no', name)
    })
}
