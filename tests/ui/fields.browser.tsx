import { type ComponentProps, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { pincodeOf } from '../../src/domain/formats.ts'
import { RadioField } from '../../src/ui/fields/ChoiceField.tsx'
import { ComboField } from '../../src/ui/combobox/ComboField.tsx'
import { ErrorSummary } from '../../src/ui/form/ErrorSummary.tsx'
import { CodeField, codeOf, NumberField } from '../../src/ui/fields/NumberField.tsx'
import { SelectField } from '../../src/ui/fields/SelectField.tsx'
import { TextField } from '../../src/ui/fields/TextField.tsx'
import { composeText } from './compose.ts'
import { show } from './show.tsx'
import { proves } from '../proves.ts'

const onChange = vi.fn()

function Text(props: Partial<ComponentProps<typeof TextField>>) {
  const [value, setValue] = useState('')
  return <TextField label="Village" {...props} value={value} onChange={setValue} />
}
function Amount(props: Partial<ComponentProps<typeof NumberField>>) {
  const [value, setValue] = useState(props.value ?? '')
  return (
    <NumberField
      label="Quantity"
      {...props}
      value={value}
      onChange={(text) => {
        onChange(text)
        setValue(text)
      }}
    />
  )
}
const yesNo = [
  { id: 'yes', name: 'Yes' },
  { id: 'no', name: 'No' },
] as const
function Radios(props: { error?: string }) {
  const [value, setValue] = useState<'' | 'yes' | 'no'>('')
  return (
    <RadioField id="organic" label="Organic" isRequired {...props} options={yesNo} value={value} onChange={setValue} />
  )
}

describe('every field', () => {
  test('has a label, a hint and an error; required doesn’t mean invalid', proves('check 37'), async () => {
    const { rerender } = await show(<Text isRequired />)
    const field = page.getByRole('textbox', { name: 'Village', exact: true })
    expect(field.element().hasAttribute('aria-invalid')).toBe(false)
    expect(field.element().hasAttribute('required')).toBe(false)
    await rerender(<Text description="As in the 7/12 extract" error="Enter the village" isRequired />)
    await expect.element(field).toHaveAccessibleDescription('As in the 7/12 extract Enter the village')
    await expect.element(field).toHaveAttribute('aria-required', 'true')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(page.getByText('(required)')).toBeVisible()
  })

  test('an error of one line moves nothing below it', async () => {
    const below = () => page.getByRole('button').element().getBoundingClientRect().top
    const form = (error?: string) => (
      <>
        <Text error={error} />
        <Radios error={error} />
        <button type="button">Send</button>
      </>
    )
    const { rerender } = await show(form())
    const before = below()
    await rerender(form('Enter the village'))
    expect(below()).toBe(before)
  })

  test('an error is nearer to its own field than to the next label', async () => {
    await show(
      <>
        <Text error="Enter the village" />
        <Amount />
      </>,
    )
    const { bottom } = page.getByRole('textbox', { name: 'Village' }).element().getBoundingClientRect()
    const error = page.getByText('Enter the village').element().getBoundingClientRect()
    const next = page.getByText('Quantity').element().getBoundingClientRect()
    expect(next.top - error.bottom).toBeGreaterThanOrEqual(2 * (error.top - bottom))
  })

  test('is 44 px high or more, in letters of 16 px or more', async () => {
    await show(
      <>
        <Text />
        <Amount />
        <SelectField label="Unit" options={yesNo} value="" onChange={onChange} />
      </>,
    )
    for (const field of document.querySelectorAll('input, select')) {
      expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
      expect(Number.parseFloat(getComputedStyle(field).fontSize)).toBeGreaterThanOrEqual(16)
    }
  })
})

test('a text field of several lines is a text area', async () => {
  await show(<Text multiline maxLength={10} />)
  await userEvent.type(page.getByRole('textbox'), 'one{Enter}two and more')
  await expect.element(page.getByRole('textbox')).toHaveValue('one\ntwo an')
})

describe('NumberField', () => {
  test('Devanagari digits become 0-9 as they are typed, and the caret stays', async () => {
    await show(<Amount />)
    const field = page.getByRole('textbox')
    await userEvent.type(field, '१२३')
    await expect.element(field).toHaveValue('123')
    expect(onChange).toHaveBeenLastCalledWith('123')
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}४.५')
    await expect.element(field).toHaveValue('14.523')
    expect((field.element() as HTMLInputElement).selectionStart).toBe(4)
  })

  test.each([
    ['४२२००१', undefined, '422001'],
    ['422 001', pincodeOf, '422001'],
    ['१२.५', undefined, '12.5'],
    ['१० कि', undefined, '10 कि'],
  ])('“%s” composed by an input method is converted when the composition ends', async (text, convert, value) => {
    await show(<Amount convert={convert} />)
    const field = page.getByRole('textbox')
    await field.click()
    await composeText(text)
    await expect.element(field).toHaveValue(value)
    expect(onChange).toHaveBeenLastCalledWith(value)
  })

  test('a text being composed is the value already, and is shown unconverted', async () => {
    await show(<Amount />)
    const field = page.getByRole('textbox')
    await field.click()
    await composeText('४२', { commits: false })
    await expect.element(field).toHaveValue('४२')
    expect(onChange).toHaveBeenLastCalledWith('42')
    await userEvent.tab()
    await expect.element(field).toHaveValue('42')
  })

  test('a rejected character doesn’t move the caret', async () => {
    await show(<Amount value="1234" convert={(text) => text.replace(/\D/g, '')} />)
    const field = page.getByRole('textbox')
    await field.click()
    await userEvent.keyboard('{End}{ArrowLeft}{ArrowLeft}x9')
    await expect.element(field).toHaveValue('12934')
    expect((field.element() as HTMLInputElement).selectionStart).toBe(3)
  })
})

describe('SelectField', () => {
  test('is chosen with the keyboard; its name says that it is required', async () => {
    await show(<SelectField label="Unit" isRequired options={yesNo} value="" onChange={onChange} />)
    const field = page.getByRole('combobox', { name: 'Unit (required)', exact: true })
    await userEvent.selectOptions(field, 'No')
    expect(onChange).toHaveBeenLastCalledWith('no')
  })

  test('shows a prompt in the page’s language while nothing is chosen', async () => {
    await show(<SelectField label="मात्रा" options={yesNo} value="" onChange={onChange} />, 'hi')
    const field = page.getByRole('combobox').element() as HTMLElement
    expect(field.textContent).toMatch(/^\p{Script=Devanagari}/u)
    const height = field.offsetHeight
    field.style.width = '6rem' // a long choice has two lines
    expect(field.offsetHeight).toBeGreaterThan(height)
  })
})

test('a link of the summary focuses a group’s first choice, or the list that a waiting list depends on', async () => {
  const list = { options: [], value: null, onChange: () => undefined }
  await show(
    <>
      <ErrorSummary
        errors={[
          { fieldId: 'organic', message: 'Say whether it is organic' },
          { fieldId: 'variety', message: 'Choose a variety' },
        ]}
      />
      <Radios />
      <ComboField {...list} id="category" label="Category" error="Choose a category" />
      <ComboField {...list} id="sub" label="Subcategory" error="Choose a subcategory" isWaiting />
      <ComboField {...list} id="variety" label="Variety" error="Choose a variety" isWaiting />
    </>,
  )
  await page.getByRole('link', { name: 'Say whether it is organic' }).click()
  await expect.element(page.getByRole('radio', { name: 'Yes' })).toHaveFocus()
  expect(location.hash).toBe('')
  await page.getByRole('link', { name: 'Choose a variety' }).click()
  await expect.element(page.getByRole('combobox', { name: 'Category', exact: true })).toHaveFocus()
})

function Pan() {
  const [value, setValue] = useState('')
  return <CodeField label="PAN" description="As on the card" value={value} onChange={setValue} length={10} />
}
const field = () => page.getByRole('textbox', { name: 'PAN', exact: true })

test.each([
  [' abcde१२३४ f', 'ABCDE1234F'],
  ['27-aapfu 0939-f1zv', '27AAPFU0939F1ZV'],
  ['27\u2011aapfu–0939f1zv', '27AAPFU0939F1ZV'],
  ['', ''],
])('"%s" is the code "%s"', (text, code) => expect(codeOf(text)).toBe(code))

test('a code is typed in upper case, without spaces, in digits 0-9', async () => {
  await show(<Pan />)
  await expect.element(field()).toHaveAccessibleDescription('As on the card')
  await userEvent.type(field(), 'abcde 1234 f')
  await expect.element(field()).toHaveValue('ABCDE1234F')
  await userEvent.fill(field(), 'abcde-१२३४-f')
  await expect.element(field()).toHaveValue('ABCDE1234F')
})

test.each([
  ['PAN: ABCDE1234F', 'ABCDE1234F'],
  ['My PAN is abcde1234f.', 'ABCDE1234F'],
  ['ABCDE 1234 F', 'ABCDE1234F'],
  ['abcde1234fx', 'ABCDE1234FX'],
  ['ABCDE1234F or FGHIJ5678K', 'ABCDE1234FORFGHIJ5678K'],
])('pasted “%s” becomes %s', async (text, code) => {
  await show(<Pan />)
  await userEvent.fill(field(), text)
  await expect.element(field()).toHaveValue(code)
})
