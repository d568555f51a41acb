import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as v from 'valibot'
import { ApiError } from '../../../src/api/errors.ts'
import { FormProblems } from '../../../src/features/registration/StepLayout.tsx'
import { fieldErrors } from '../../../src/features/registration/registration-error.ts'
import { TextField } from '../../../src/ui/fields/TextField.tsx'
import { useForm } from '../../../src/ui/form/useForm.ts'
import { show } from '../../render.tsx'

const refusal = { message: 'Please check', error: 'invalid' as const, errors: { company_pan: ['PAN is not known'] } }

function Example() {
  const form = useForm({
    schema: v.object({ company_pan: v.string() }),
    initial: { company_pan: '' },
    onSubmit: () => Promise.reject(new ApiError('http', { status: 400, refusal })),
    fieldErrors,
  })
  return (
    <form onSubmit={form.submit}>
      <FormProblems form={form} />
      <TextField label="PAN" {...form.field('company_pan')} />
      <button type="submit">Send</button>
    </form>
  )
}

test('what the server says about a field goes as it is corrected, and nothing says that the registration failed', async () => {
  await show(<Example />)
  screen.getByRole('button').click()
  await waitFor(() => expect(screen.getByRole('link', { name: 'PAN is not known' })).toBeTruthy())
  await userEvent.setup().type(screen.getByRole('textbox'), 'A')
  expect(screen.queryByRole('alert')).toBeNull()
})
