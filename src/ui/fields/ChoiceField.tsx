import { useId } from 'react'
import * as styles from './field.css.ts'
import { ErrorLine, Hint, RequiredMark, useField, type FieldProps } from './Field.tsx'

export function CheckboxField({
  value,
  onChange,
  ...props
}: FieldProps & {
  value: boolean
  onChange: (value: boolean) => void
}) {
  const { control, hintId, errorId } = useField(props)
  return (
    <div className={styles.field}>
      <label className={styles.choice()}>
        <input
          {...control}
          ref={(box) => {
            // On Back, the browser restores the tick in the HTML, and React keeps it when it hydrates.
            if (box) box.checked = value
          }}
          type="checkbox"
          name={props.name}
          className={styles.input}
          checked={value}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>
          {props.label}
          {props.isRequired && <RequiredMark />}
        </span>
      </label>
      <Hint id={hintId}>{props.description}</Hint>
      {(props.isRequired || props.error) && <ErrorLine id={errorId}>{props.error}</ErrorLine>}
    </div>
  )
}

/** One choice of a few options that are all visible. Native radios: arrow keys choose, Tab moves on. */
export function RadioField<Id extends string>({
  options,
  value,
  onChange,
  ...props
}: FieldProps & {
  /** `lang`: language of a name, where it isn't the page's. */
  options: readonly { id: Id; name: string; lang?: string }[]
  value: Id | ''
  onChange: (value: Id) => void
}) {
  const { control, hintId, errorId } = useField(props)
  const own = useId()
  return (
    <fieldset {...control} role="radiogroup" className={styles.group}>
      <legend className={styles.legend}>
        {props.label}
        {props.isRequired && <RequiredMark />}
      </legend>
      <Hint id={hintId}>{props.description}</Hint>
      <div className={styles.options}>
        {options.map(({ id, name, lang }) => (
          <label key={id} className={styles.choice({ framed: true })}>
            <input
              type="radio"
              name={props.name ?? own}
              value={id}
              className={styles.input}
              checked={id === value}
              onChange={() => onChange(id)}
            />
            <span lang={lang}>{name}</span>
          </label>
        ))}
      </div>
      <ErrorLine id={errorId}>{props.error}</ErrorLine>
    </fieldset>
  )
}
