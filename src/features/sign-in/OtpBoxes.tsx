import { useLingui } from '@lingui/react/macro'
import { useRef, useState, type ClipboardEvent, type KeyboardEvent, type ReactNode, type SyntheticEvent } from 'react'
import { ErrorLine, Hint, useField } from '../../ui/fields/Field.tsx'
import { group, legend } from '../../ui/fields/field.css.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { isComposing } from '../../ui/fields/NumberField.tsx'
import * as styles from './sign-in.css.ts'
import { runOfDigits } from '../../domain/formats.ts'
import { toLatinDigits } from '../../i18n/locales.ts'

/** Number of characters of an OTP (§sign-in.7). */
export const OTP_LENGTH = 6

/** The boxes' contents: one character per box, '' for an empty one. */
export type Boxes = string[]
export const EMPTY: Boxes = Array.from({ length: OTP_LENGTH }, () => '')

export const boxId = (id: string, index: number): string => `${id}-${index}`

/** The letters and digits of a text, with ०-९ as 0-9. An OTP may have letters. */
const charactersOf = (text: string): string[] => toLatinDigits(text).match(/[\p{L}\p{N}]/gu) ?? []

/** A complete code, even within its SMS, fills all boxes; a shorter text those from `at`. Undefined if unclear. */
export function fill(boxes: Boxes, at: number, text: string): { boxes: Boxes; focus: number } | undefined {
  let characters = charactersOf(text)
  if (characters.length > OTP_LENGTH) {
    const code = runOfDigits(text, OTP_LENGTH)
    if (!code) return undefined
    characters = charactersOf(code)
  }
  const from = characters.length === OTP_LENGTH ? 0 : at
  const next = boxes.map((before, index) => characters[index - from] ?? before)
  return { boxes: next, focus: Math.min(from + characters.length, OTP_LENGTH - 1) }
}

/** The text added to a box: "1" typed beside "4" gives "41" or "14". The same character typed again counts as added. */
function added(before: string, value: string): string {
  const count = charactersOf(value).length
  const old = before ? toLatinDigits(value).indexOf(before) : -1
  if (old < 0 || count < 2 || count === OTP_LENGTH) return value
  return value.slice(0, old) + value.slice(old + before.length)
}

/** A complete code can be pasted into any box, so none has a maximum length (§sign-in.7). Letters are taken too. */
export function OtpBoxes(props: {
  label: ReactNode
  description: ReactNode
  error: ReactNode
  id: string
  value: Boxes
  onChange: (value: Boxes) => void
}) {
  const { label, description, error, id, value, onChange } = props
  const { t } = useLingui()
  const [isLost, setLost] = useState(false)
  const lost = t({
    message: 'No OTP of 6 digits was found in that text. Enter it from the SMS.',
    comment: 'At the boxes of the OTP: a text was pasted in which the code could not be found.',
  })
  const shownError = isLost ? lost : error
  const { control, hintId, errorId } = useField({ id, description, error: shownError })
  const boxes = useRef<HTMLFieldSetElement>(null)
  /** The text that an input method is composing. The focus moves on when it is finished. */
  const [composed, setComposed] = useState<{ at: number; text: string }>()
  const goTo = (index: number) => boxes.current?.querySelectorAll('input')[index]?.focus()

  function put(at: number, text: string) {
    const next = fill(value, at, text)
    setLost(!next)
    if (!next) return
    onChange(next.boxes)
    goTo(next.focus)
  }
  function take(index: number, now: string) {
    setComposed(undefined)
    const text = added(value[index]!, now)
    if (text.trim()) put(index, text)
    else {
      setLost(false)
      onChange(value.with(index, ''))
    }
  }
  function onType(event: SyntheticEvent<HTMLInputElement>, index: number) {
    const text = event.currentTarget.value
    if (isComposing(event)) setComposed({ at: index, text })
    else take(index, text)
  }
  function onPaste(event: ClipboardEvent, index: number) {
    event.preventDefault()
    put(index, event.clipboardData.getData('text'))
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>, index: number) {
    if (isComposing(event)) return
    const { selectionStart, selectionEnd, value: text } = event.currentTarget
    const move =
      (event.key === 'Backspace' && !text) || (event.key === 'ArrowLeft' && selectionEnd === 0)
        ? -1
        : event.key === 'ArrowRight' && selectionStart === text.length
          ? 1
          : 0
    if (!move) return
    event.preventDefault()
    goTo(index + move)
  }

  return (
    <fieldset ref={boxes} id={id} aria-describedby={control['aria-describedby']} className={group}>
      <legend className={legend}>{label}</legend>
      <Hint id={hintId}>{description}</Hint>
      <div className={styles.boxes}>
        {value.map((character, index) => {
          const number = index + 1
          return (
            <input
              // The boxes never change order.
              // oxlint-disable-next-line react/no-array-index-key
              key={index}
              id={boxId(id, index)}
              className={styles.box}
              inputMode="numeric"
              autoCapitalize="off"
              autoComplete={index === 0 ? 'one-time-code' : 'off'}
              spellCheck={false}
              aria-label={t({
                message: `Character ${number} of ${OTP_LENGTH}`,
                comment: 'Screen reader: name of one of the boxes of the OTP. {number}, {OTP_LENGTH}: 1 to 6, and 6.',
              })}
              aria-invalid={control['aria-invalid']}
              aria-describedby={shownError ? errorId : undefined}
              value={composed?.at === index ? composed.text : character}
              // onChange misses the same character typed again.
              onInput={(event) => onType(event, index)}
              onChange={(event) => onType(event, index)}
              onCompositionEnd={(event) => take(index, event.currentTarget.value)}
              onPaste={(event) => onPaste(event, index)}
              onKeyDown={(event) => onKeyDown(event, index)}
              // The character is selected, so that typing replaces it.
              onFocus={(event) => event.currentTarget.select()}
            />
          )
        })}
      </div>
      <ErrorLine id={errorId}>{shownError}</ErrorLine>
      <span role="status" className={visuallyHidden}>
        {isLost && lost}
      </span>
    </fieldset>
  )
}
