import { useId } from 'react'
import * as styles from './choice.css.ts'
import { group, legend } from './field.css.ts'
import { ErrorLine, Hint, RequiredMark, useField, type FieldProps } from './Field.tsx'

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
    <fieldset {...control} role="radiogroup" disabled={props.isDisabled} className={group}>
      <legend className={legend}>
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
