import { msg } from '@lingui/core/macro'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { ErrorSummary } from '../../src/ui/form/ErrorSummary.tsx'
import { TextField } from '../../src/ui/fields/TextField.tsx'
import { say, useForm } from '../../src/ui/form/useForm.ts'
import { show } from '../render.tsx'

const required = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(say(msg({ message: 'Name is required', comment: 'Test.' })))),
  city: v.string(),
})
type Refusal = { errors: Record<string, string[]> }

type Values = { name: string; city: string }
const EMPTY: Values = { name: '', city: '' }

function Example({
  onSubmit,
  schema = required,
  initial = EMPTY,
}: {
  onSubmit: (output: Values) => Promise<unknown>
  schema?: v.GenericSchema<Values>
  initial?: Values
}) {
  const fieldErrors = (failure: unknown) => (failure as Partial<Refusal>).errors
  const form = useForm({ schema, initial, onSubmit, fieldErrors })
  return (
    <form noValidate onSubmit={form.submit}>
      <ErrorSummary key={form.attempt} errors={form.summary} />
      <TextField label="Name" {...form.field('name')} />
      <TextField label="City" {...form.field('city')} />
      <button type="submit">Send</button>
      {form.isPending && <p>Sending</p>}
      {form.formFailure !== undefined && <p>Failed</p>}
    </form>
  )
}

const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

test('errors show in a focused summary and at their fields, until the field is edited', async () => {
  const onSubmit = vi.fn(() => Promise.resolve())
  await show(<Example onSubmit={onSubmit} />)
  await send()
  expect(document.activeElement).toBe(screen.getByRole('alert').parentElement)
  const name = screen.getByRole('textbox', { name: 'Name' })
  expect(name.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getByRole('textbox', { name: 'Name', description: 'Name is required' })).toBe(name)
  await userEvent.click(screen.getByRole('link', { name: 'Name is required' }))
  expect(document.activeElement).toBe(name)
  await send()
  expect(document.activeElement).toBe(screen.getByRole('alert').parentElement)
  await userEvent.type(name, ' Asha ')
  expect(name.hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
  await send()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ name: 'Asha', city: '' }, expect.any(Function))
})

test('submitting twice at the same moment sends once', async () => {
  let done = () => {}
  const onSubmit = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
  await show(<Example onSubmit={onSubmit} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha')
  const form = screen.getByRole('button', { name: 'Send' }).closest('form')!
  form.requestSubmit()
  form.requestSubmit()
  await screen.findByText('Sending')
  done()
  await waitFor(() => expect(screen.queryByText('Sending')).toBeNull())
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('the server’s field errors show at their fields until those are edited, in place of a failure of the form', async () => {
  const refusal = Object.assign(new Error('400'), { errors: { city: ['No such city'] } })
  await show(<Example onSubmit={() => Promise.reject(refusal)} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha')
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Atlantis')
  await send()
  const city = await screen.findByRole('textbox', { name: 'City', description: 'No such city' })
  expect((city as HTMLInputElement).value).toBe('Atlantis')
  expect(document.activeElement).toBe(screen.getByRole('alert').parentElement)
  await userEvent.type(city, 's')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText('Failed')).toBeNull()
})

test('a refusal of a field that was edited while the form was sent shows all the same', async () => {
  let refuse = () => {}
  const refused = Object.assign(new Error('400'), { errors: { city: ['No such city'] } })
  await show(<Example onSubmit={() => new Promise((_, reject) => (refuse = () => reject(refused)))} />)
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Asha')
  await send()
  await userEvent.type(screen.getByRole('textbox', { name: 'City' }), 'Pune')
  refuse()
  expect(await screen.findByRole('textbox', { name: 'City', description: 'No such city' })).toBeTruthy()
})

test('a field without its own message says that it is required', async () => {
  const schema = v.object({ name: v.string(), city: v.pipe(v.string(), v.nonEmpty()) })
  await show(<Example schema={schema} onSubmit={() => Promise.resolve()} />, { locale: 'mr' })
  await send()
  const description = 'ही माहिती देणे आवश्यक आहे'
  expect(await screen.findByRole('textbox', { name: 'City', description })).toBeTruthy()
})

test('an error about two fields stays until either is right', async () => {
  const short = v.check<Values, string>(({ name, city }) => name.length + city.length <= 6, 'At most 6 together')
  await show(
    <Example
      schema={v.pipe(v.object({ name: v.string(), city: v.string() }), v.forward(short, ['name']))}
      initial={{ name: 'Asha', city: 'Nashik' }}
      onSubmit={() => Promise.resolve()}
    />,
  )
  await send()
  const city = screen.getByRole('textbox', { name: 'City' })
  await userEvent.type(city, '{Backspace}')
  expect(screen.getByRole('textbox', { name: 'Name', description: 'At most 6 together' })).toBeTruthy()
  await userEvent.clear(city)
  expect(screen.getByRole('textbox', { name: 'Name' }).hasAttribute('aria-invalid')).toBe(false)
  expect(screen.queryByRole('alert')).toBeNull()
})
