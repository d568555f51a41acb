import { useRef, useState, type HTMLInputAutoCompleteAttribute } from 'react'
import { withCatalogs } from '../../i18n/catalog.ts'
import { control, end } from '../fields/field.css.ts'
import { Field, type ControlProps, type FieldProps } from '../fields/Field.tsx'
import { useEventListener, useTimeout } from '../hooks/events.ts'
import { useLazyComponent } from '../hooks/useLazyComponent.ts'
import { Icon } from '../layout/Icon.tsx'
import { down } from '../layout/icons.ts'
import { ComboInput } from './ComboInput.tsx'
import { optionMeant, optionNamed, type Option } from './option.ts'
import type { Search } from './OptionList.tsx'

const loadOptionList = withCatalogs(() => import('./OptionList.tsx'), 'common')

type ComboProps = {
  options: readonly Option[]
  value: string | null
  onChange: (id: string | null) => void
  placeholder?: string
  /** A text that names no option is a choice too, with the text as its id: a village that no list has. */
  acceptsOther?: boolean
  /** Keeps a text that names no option, as the choice's id, for the form to take or to refuse. */
  keepsOther?: boolean
  isPending?: boolean
  /** There are no options yet, and the placeholder says why. The field can still be focused. */
  isWaiting?: boolean
  /** Time for which the list stays open after the field loses the focus (ms); the typed text is taken at once. */
  hidesAfter?: number
  /** The list is at most 200 px high. */
  isShort?: boolean
  /** The list's code loads when the field is touched; otherwise as soon as the form is rendered. */
  isLate?: boolean
  maxLength?: number
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/**
 * A list that is searched by typing, in any case, script and spelling of nasals (option-match.ts): React Aria's
 * ComboBox on a plain field. A text that names no option is replaced by the last choice, unless it is kept.
 */
export function ComboField({ label, description, error, isRequired, id, ...combo }: FieldProps & ComboProps) {
  return <Field {...{ label, description, error, isRequired, id }}>{(aria) => <Combo {...combo} aria={aria} />}</Field>
}

function Combo({
  options,
  value,
  onChange,
  aria,
  name,
  acceptsOther = false,
  keepsOther = acceptsOther,
  isPending = false,
  isWaiting = false,
  hidesAfter = 0,
  isShort = false,
  isLate = false,
  ...rest
}: ComboProps & Pick<FieldProps, 'name'> & { aria: ControlProps }) {
  const { Late: OptionList, fetchOnce } = useLazyComponent(loadOptionList)
  useTimeout(fetchOnce, isLate ? undefined : 0)
  const around = useRef<HTMLDivElement>(null)
  /** The typed text; null while the field shows the choice. */
  const [typed, setTyped] = useState<string | null>(null)
  /** Whether a person has focused the field; autofill changes it without focus. */
  const isEntered = useRef(false)
  const search = useRef<Search>(null)
  /** The typed text without waiting for a render: leaving the field may send two events. */
  const typing = useRef<string | null>(null)
  const chosen = options.find(({ id }) => id === value)
  const text = typed ?? chosen?.name ?? ((keepsOther && value) || '')

  function show(text: string | null) {
    typing.current = text
    setTyped(text)
  }
  function take(id: string) {
    show(null)
    if (id !== value) onChange(id)
  }
  function type(text: string) {
    show(text)
    if (!text && value !== null) onChange(null)
  }
  /** Chooses what the text names, or the text itself where that is accepted; otherwise the last choice returns. */
  function leave() {
    const wanted = typing.current?.trim() ?? ''
    const named = wanted && (optionNamed(options, wanted) ?? (acceptsOther ? undefined : optionMeant(options, wanted)))
    if (named) take(named.id)
    else if (wanted && keepsOther) take(wanted)
    else if (OptionList || !wanted) show(null)
  }

  // Chrome's autofill sends `change` but no `focusout`, and its profile may have a name in another script.
  function onFilled() {
    const text = typing.current?.trim()
    const [only, another] = text && !acceptsOther ? (search.current?.(text) ?? []) : []
    if (only && !another) take(only.id)
    else leave()
  }
  useEventListener('change', ({ target }) => {
    // `around` is null while the field is removed: the browser then sends a `change` for a typed text.
    const isOwn = around.current?.contains(target as Element)
    if (isOwn && (!isEntered.current || (target as Element).matches(':-webkit-autofill'))) onFilled()
  })

  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- what bubbles from the field
    <div
      ref={around}
      onFocus={() => (isEntered.current = true)}
      onBlur={() => {
        // React Aria also sends a blur event for an option's virtual focus, while the field keeps the real one.
        if (around.current?.contains(document.activeElement)) return
        isEntered.current = false
        leave()
      }}
      onKeyDown={({ key }) => key === 'Enter' && !OptionList && leave()}
    >
      <ComboInput
        {...rest}
        {...aria}
        name={name}
        autoCorrect="off"
        spellCheck={false}
        aria-disabled={isWaiting || undefined}
        readOnly={isWaiting}
        className={control({ kind: 'list' })}
        text={text}
        onText={type}
        onTouch={fetchOnce}
      >
        {(list) => (
          <>
            <span className={end}>
              <Icon icon={down} />
            </span>
            {OptionList && !isWaiting && (
              <OptionList
                {...list}
                {...{ options, value, typed, acceptsOther, isPending, isShort, hidesAfter }}
                searchRef={search}
                onChoose={({ id }) => take(id)}
                onLeave={leave}
                onEscape={() => {
                  show(null)
                  return typed !== null
                }}
              />
            )}
          </>
        )}
      </ComboInput>
    </div>
  )
}
