import { useLayoutEffect, useRef, useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'
import type { ComboField } from '../../ui/combobox/ComboField.tsx'
import { down } from '../../ui/layout/icons.ts'
import { control, end, withEnd } from '../../ui/fields/field.css.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { MAX_FILTER } from './mandi-view.ts'

type Props = ComponentProps<typeof ComboField> & { id: string }

/**
 * A searchable list of places. It starts as a plain field that costs nothing; when somebody touches it, the combobox takes
 * its place. Where that can't be downloaded, the plain field goes on working: what is typed is the choice.
 */
export function PlaceField(props: Props) {
  const { id, label, placeholder, options, value, onChange } = props
  const input = useRef<HTMLInputElement>(null)
  const loading = useRef(false)
  const composing = useRef(false)
  const pressed = useRef(false)
  const [Combo, setCombo] = useState<typeof ComboField>()
  /** Of the plain field, if somebody was in it. */
  const [caret, setCaret] = useState<[number | null, number | null]>()

  // Before anybody sees or hears that the focus was gone for a moment.
  useLayoutEffect(() => {
    const field = document.getElementById(id)
    if (!Combo || !caret || !(field instanceof HTMLInputElement)) return
    field.focus({ preventScroll: true })
    field.setSelectionRange(...caret) // anyone who is in the middle of a word goes on
    if (pressed.current) field.click() // the press that brought the combobox here opens it
  }, [Combo, caret, id])

  /** A whole name is that place, however it was written and with whatever dictation put behind it. */
  function settle(text: string) {
    const wanted = text.trim().toLowerCase()
    const named = options.find(({ id, name }) => id !== text && name.toLowerCase() === wanted)
    if (named) onChange(named.id)
  }

  async function enhance() {
    if (loading.current) return
    loading.current = true
    try {
      const { ComboField } = await import('../../ui/combobox/ComboField.tsx')
      // An input method that is in the middle of a word (most Indian keyboards) must not lose its field.
      while (composing.current) {
        await new Promise((resolve) => input.current?.addEventListener('compositionend', resolve, { once: true }))
      }
      const field = input.current
      // At once, so that no key comes between.
      flushSync(() => {
        if (field && field === document.activeElement) setCaret([field.selectionStart, field.selectionEnd])
        setCombo(() => ComboField)
      })
    } catch {
      loading.current = false
    }
  }

  if (Combo) return <Combo {...props} />
  return (
    <Field id={id} label={label}>
      {(aria) => (
        <div className={withEnd}>
          <input
            {...aria}
            ref={input}
            type="text"
            autoComplete="off"
            maxLength={MAX_FILTER}
            placeholder={placeholder}
            className={control({ kind: 'list' })}
            value={options.find((option) => option.id === value)?.name ?? ''}
            onChange={(event) => onChange(event.currentTarget.value)}
            onBlur={(event) => settle(event.currentTarget.value)}
            onFocus={() => void enhance()}
            onPointerDown={() => (pressed.current = true)}
            onPointerEnter={() => void enhance()}
            onCompositionStart={() => (composing.current = true)}
            onCompositionEnd={() => (composing.current = false)}
          />
          <span className={end}>
            <Icon icon={down} />
          </span>
        </div>
      )}
    </Field>
  )
}
