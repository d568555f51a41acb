import { Trans, useLingui } from '@lingui/react/macro'
import type * as v from 'valibot'
import { GSTIN_LENGTH, isOtherTaxpayer, PAN_LENGTH } from '../../domain/business/tax-numbers.ts'
import { numberIn } from '../../domain/formats.ts'
import { usePlaceNames } from '../../domain/places/place-names.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { atStart } from '../../ui/controls/button.css.ts'
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx'
import { CodeField, NumberField } from '../../ui/fields/NumberField.tsx'
import { FileField } from '../../ui/fields/FileField.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import type { Form } from '../../ui/form/useForm.ts'
import * as styles from './form.css.ts'
import { Optional, Warning } from './StepLayout.tsx'
import type { FieldDeclaration } from './declarations.ts'
import { SIZE_UNITS, tidiedSize, unitOf } from './farm-size.ts'
import type { ProfileValues } from './profile-form.ts'

type DeclaredForm = Pick<Form<v.GenericSchema<ProfileValues>>, 'values' | 'field' | 'change'>

/** File types of a bill (§registration.22). */
export const BILL_TYPES = ['application/pdf', 'image/jpeg', 'image/png'] as const

export function DeclaredField(props: { name: string; field: FieldDeclaration; form: DeclaredForm; isEdit: boolean }) {
  const { name, field, form, isEdit } = props
  const { t } = useLingui()
  const { value, ...control } = form.field(name)
  const label = t(field.label)
  const common = {
    ...control,
    label: field.isRequired || field.kind === 'yesNo' ? label : <Optional>{label}</Optional>,
    description: field.description && t(field.description),
    isRequired: field.isRequired,
  }
  const text = typeof value === 'string' ? value : ''
  /** Turns 'about 340 of them' into '340'. A text without exactly one number stays, and the check rejects it. */
  const tidyCount = () => {
    const number = numberIn(text)
    if (number !== undefined && number !== text) control.onChange(number)
  }
  switch (field.kind) {
    case 'text':
      return (
        <div className={styles.fullWidth}>
          <TextField {...common} value={text} autoComplete={field.autoComplete} />
          {field.isPlace && <SameAsAddress {...{ name, label, form }} />}
        </div>
      )
    case 'size': {
      const { value: unit, ...unitControl } = form.field(unitOf(name))
      const tidySize = () => {
        const tidied = tidiedSize(name, text)
        if (tidied[name] !== undefined && tidied[name] !== text) form.change(tidied)
      }
      return (
        <div className={`${styles.fullWidth} ${styles.pair}`} onBlur={tidySize}>
          <NumberField {...common} value={text} />
          <SelectField
            {...unitControl}
            label={t({ message: 'Unit', context: 'farm size', comment: 'Label of the unit beside the farm’s size.' })}
            options={SIZE_UNITS.map(({ id, name }) => ({ id, name: t(name) }))}
            value={SIZE_UNITS.find(({ id }) => id === unit)?.id ?? ''}
          />
        </div>
      )
    }
    case 'count':
      return (
        <div className={styles.fullWidth} onBlur={tidyCount}>
          <NumberField {...common} value={text} inputMode="numeric" />
        </div>
      )
    case 'pan':
      return <CodeField {...common} value={text} length={PAN_LENGTH} />
    case 'gstin': {
      const pan = form.values['company_pan'] ?? form.values['organization_pan']
      return (
        <>
          <CodeField {...common} value={text} length={GSTIN_LENGTH} />
          {/* No error: a person may be responsible for several PANs (§registration.24). */}
          <Warning below={control}>
            {typeof pan === 'string' && isOtherTaxpayer(text, pan) && (
              <Trans comment="Under the field for a GST number. PAN and GST number are tax numbers.">
                This GST number does not contain your PAN. Please check both.
              </Trans>
            )}
          </Warning>
        </>
      )
    }
    case 'yesNo':
      return (
        <div className={styles.tick}>
          <CheckboxField {...common} value={value === true} />
        </div>
      )
    case 'file':
      return (
        <div className={styles.fullWidth}>
          <FileField
            {...common}
            isRequired={!isEdit}
            description={
              isEdit &&
              t({
                message: 'A file is stored already. Choose one only to replace it.',
                comment: 'Hint at a file field, when details of a registered business are changed.',
              })
            }
            file={value instanceof File ? value : null}
            accept={BILL_TYPES}
          />
        </div>
      )
    default:
      return field satisfies never
  }
}

/** Button that copies the address, so that nobody types it twice (WCAG 3.3.7). */
function SameAsAddress(props: { name: string; label: string; form: DeclaredForm }) {
  const { t } = useLingui()
  const { name, label, form } = props
  const { address, pincode } = form.values
  const places = [...new Set([address, ...usePlaceNames()(form.values)])].filter(Boolean).join(', ')
  // A field of one line would drop the address's line ends.
  const full = `${places} ${pincode}`.trim().replace(/\s+/g, ' ')
  if (!address || form.values[name] === full) return null
  return (
    <div className={`${styles.under} ${form.field(name).error ? styles.lower : ''}`}>
      <Button
        tone="quiet"
        className={atStart}
        label={t({
          message: `Same as my address: ${label}`,
          comment: 'Screen reader: button under a field. {label}: the label of the field.',
        })}
        onPress={() => {
          form.field(name).onChange(full)
          // The button disappears, so the focus moves to the field.
          document.getElementById(form.field(name).id)?.focus()
        }}
      >
        <Icon name="place" />
        <Trans comment="Button under a place: takes over the address. max 34">Same as my address</Trans>
      </Button>
    </div>
  )
}
