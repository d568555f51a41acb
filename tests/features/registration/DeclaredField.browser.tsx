import { msg } from '@lingui/core/macro'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { DeclaredField } from '../../../src/features/registration/DeclaredField.tsx'
import { fields } from '../../../src/features/registration/form.css.ts'
import { noPersonal } from '../../../src/features/registration/personal.ts'
import { show } from '../../ui/show.tsx'

test('two checkboxes align even if one label has two lines', async () => {
  await page.viewport(1280, 800)
  const form = {
    values: noPersonal,
    change: () => undefined,
    field: <Name extends string>(name: Name) => ({
      id: name,
      name,
      value: false,
      onChange: () => undefined,
      error: undefined,
    }),
  }
  const labels = [msg`Organic`, msg`I have my own transport, with a lorry of ten tons and a driver for the night`]
  await show(
    <div className={fields} style={{ width: 480 }}>
      {labels.map((label, at) => (
        <DeclaredField key={label.id} name={`box${at}`} field={{ kind: 'yesNo', label }} form={form} isEdit={false} />
      ))}
    </div>,
  )
  const [one, two] = page
    .getByRole('checkbox')
    .elements()
    .map((box) => box.getBoundingClientRect())
  const [, wide] = document.querySelectorAll('label')
  expect(wide!.getBoundingClientRect().height).toBeGreaterThan(50)
  expect(two!.left).toBeGreaterThan(one!.right)
  expect(Math.abs(one!.top - two!.top)).toBeLessThan(1)
})
