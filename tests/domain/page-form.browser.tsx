import { useId } from 'react'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { FormFailure, PageForm } from '../../src/domain/forms/PageForm.tsx'
import { useForm } from '../../src/ui/form/useForm.ts'
import { show } from '../ui/show.tsx'

function LongForm() {
  const form = useForm({ schema: v.object({}), initial: {}, onSubmit: () => Promise.reject(new Error('refused')) })
  return (
    <PageForm form={form} failure={<FormFailure serverMessage="Try again tomorrow." />} className={useId()}>
      <div style={{ height: 2000 }} />
      <button type="submit">Next</button>
    </PageForm>
  )
}

test('why a form could not be sent comes into view, also from above the window, at each attempt', async () => {
  await page.viewport(360, 640)
  await show(<LongForm />)
  const next = page.getByRole('button', { name: 'Next' })
  for (let attempt = 0; attempt < 2; attempt++) {
    await next.click()
    await expect.element(page.getByRole('alert')).toBeInViewport({ ratio: 1 })
    await expect.element(next).toHaveFocus()
    next.element().scrollIntoView()
  }
})
