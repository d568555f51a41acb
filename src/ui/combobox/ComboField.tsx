import { Trans, useLingui } from '@lingui/react/macro'
import {
  useEffect,
  useEffectEvent,
  useId,
  useMemo,
  useRef,
  useState,
  type HTMLInputAutoCompleteAttribute,
  type KeyboardEvent,
} from 'react'
import { foreignLang } from '../../i18n/script.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import * as styles from './combo-field.css.ts'
import { check, down } from '../layout/icons.ts'
import { control, endButton, withEnd } from '../fields/field.css.ts'
import { Field, type ControlProps, type FieldProps } from '../fields/Field.tsx'
import { Icon } from '../layout/Icon.tsx'
import { OptionCount } from './OptionCount.tsx'
import { optionNamed, optionSearch, type Option } from './option-match.ts'
import { useTimer } from '../hooks/useTimer.ts'

/** So many options are put on the page at a time; more come as the list is scrolled. */
const STEP = 60

type ComboProps = {
  options: readonly Option[]
  value: string | null
  onChange: (id: string | null) => void
  /** Shown while nothing is chosen: "All states". */
  placeholder?: string
  /** A text that names no option is a choice too, and its own id: a village that no list has. */
  acceptsOther?: boolean
  /** The list stays so long after the field was left, in ms; what was typed counts at once. */
  hidesAfter?: number
  /** The list scrolls after 200 px, in a form where it would cover the next fields. */
  isShort?: boolean
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/**
 * A list to choose from that is searched by typing: the editable combobox of the ARIA Authoring Practices on a plain input.
 * Case, nasals and script don't matter (option-match.ts). A text that names no option goes back to what was chosen.
 */
export function ComboField({ label, description, error, isRequired, id, ...combo }: FieldProps & ComboProps) {
  return <Field {...{ label, description, error, isRequired, id }}>{(aria) => <Combo {...combo} aria={aria} />}</Field>
}

function Combo(props: ComboProps & Pick<FieldProps, 'name' | 'isDisabled'> & { aria: ControlProps }) {
  const { options, value, onChange, placeholder, aria, isDisabled, acceptsOther = false, hidesAfter = 0 } = props
  const { t } = useLingui()
  const locale = useLocale()
  const listId = useId()
  const list = useRef<HTMLDivElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const popup = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  /** What is being typed; null while the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState<string | null>(null)
  const [room, setRoom] = useState(STEP)

  const search = useMemo(() => optionSearch(options), [options])
  const other = acceptsOther ? (typed ?? '').trim() : ''
  const found = useMemo(() => {
    const matches = search(typed ?? '')
    return !other || optionNamed(matches, other) ? matches : [...matches, { id: other, name: other }]
  }, [search, typed, other])
  const chosen = options.find(({ id }) => id === value)
  const hiding = useTimer()
  const at = found.findIndex(({ id }) => id === active)
  const optionId = (index: number) => `${listId}-${index}`

  useEffect(() => {
    if (isOpen) popup.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  useEffect(() => {
    if (isOpen && active !== null) list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active])

  // Chrome's autofill sends no `focusout`, only `change`, to a field that hasn't the focus: what it filled in is a choice.
  const onFilled = useEffectEvent(() => {
    if (document.activeElement !== input.current) leave()
  })
  useEffect(() => {
    const field = input.current!
    const fill = () => onFilled()
    field.addEventListener('change', fill)
    return () => field.removeEventListener('change', fill)
  }, [])

  function open() {
    hiding.stop()
    if (isOpen) return
    setOpen(true)
    setActive(null)
    setRoom(STEP)
  }
  function close() {
    setOpen(false)
    setActive(null)
  }
  function take(option: Option | undefined) {
    if (option && option.id !== value) onChange(option.id)
  }
  function choose(option: Option | undefined) {
    close()
    setTyped(null)
    take(option)
  }
  function type(text: string) {
    open()
    setTyped(text)
    setActive(null)
    setRoom(STEP)
    if (!text && value !== null) onChange(null)
  }
  function walk(step: 1 | -1) {
    open()
    const next = found[at < 0 && step < 0 ? found.length - 1 : (at + step + found.length) % found.length]
    if (!next) return
    setActive(next.id)
    setRoom(Math.max(room, found.indexOf(next) + 1))
  }
  /** Left without a choice: a text that names an option counts as one, any other goes back. */
  const named = () => (typed ? optionNamed(found, typed) : undefined)
  function leave() {
    if (hidesAfter === 0) return choose(named())
    take(named())
    hiding.start(() => choose(undefined), hidesAfter)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (event.key === 'ArrowDown' && event.altKey) open()
      else if (event.altKey) close()
      else walk(event.key === 'ArrowDown' ? 1 : -1)
    } else if (event.key === 'Enter' && isOpen) {
      // A text that leaves one option is as good as a choice.
      if (at >= 0) choose(found[at])
      else if (typed && found.length === 1) choose(found[0])
      else choose(named())
    } else if (event.key === 'Escape' && (isOpen || typed !== null)) {
      if (isOpen) close()
      else setTyped(null)
    } else return
    // A dialog around the field stays open, a form is not sent yet.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div className={`${withEnd} ${styles.box}`}>
      <input
        {...aria}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen && found.length > 0}
        aria-controls={listId}
        aria-activedescendant={isOpen && at >= 0 ? optionId(at) : undefined}
        type="text"
        name={props.name}
        autoComplete={props.autoComplete ?? 'off'}
        autoCorrect="off"
        spellCheck={false}
        disabled={isDisabled}
        placeholder={placeholder}
        className={control({ kind: 'list' })}
        value={typed ?? chosen?.name ?? (acceptsOther ? (value ?? '') : '')}
        onChange={(event) => type(event.currentTarget.value)}
        onClick={open}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <button
        type="button"
        tabIndex={-1}
        aria-label={t({ message: 'Show suggestions', comment: 'Screen reader: button beside a search field.' })}
        aria-expanded={isOpen && found.length > 0}
        aria-controls={listId}
        disabled={isDisabled}
        className={endButton}
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => {
          input.current?.focus()
          if (isOpen) close()
          else open()
        }}
      >
        <Icon icon={down} />
      </button>
      <div
        ref={popup}
        role="presentation"
        hidden={!isOpen}
        className={`${styles.popup} ${props.isShort ? styles.short : ''}`}
        // The focus stays in the field while the list is scrolled and an option is pressed.
        onMouseDown={(event) => event.preventDefault()}
        onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
          if (scrollHeight - scrollTop < 2 * clientHeight && room < found.length) setRoom(room + STEP)
        }}
      >
        {isOpen && !found.length && (
          <p className={styles.none}>
            <Trans comment="In a searchable list, when what was typed is not in it.">Nothing found</Trans>
          </p>
        )}
        <div
          ref={list}
          id={listId}
          role="listbox"
          hidden={!found.length}
          aria-label={t({ message: 'Suggestions', comment: 'Screen reader: name of the list under a search field.' })}
        >
          {isOpen &&
            found.slice(0, room).map((option, index) => (
              // The keyboard's part is played by the field, through aria-activedescendant.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={option.id}
                id={optionId(index)}
                role="option"
                tabIndex={-1}
                aria-selected={option.id === value}
                // A place that the data knows in English only.
                lang={foreignLang(locale, option.name)}
                aria-setsize={found.length}
                aria-posinset={index + 1}
                data-active={option.id === active || undefined}
                className={styles.option}
                onClick={() => choose(option)}
              >
                {option.name}
                {option.id === value && <Icon icon={check} />}
              </div>
            ))}
        </div>
      </div>
      <OptionCount of={isOpen ? found.length : undefined} />
    </div>
  )
}
