import * as styles from './choice.css.ts'
import { field } from './field.css.ts'
import { ErrorLine, Hint, RequiredMark, useField, type FieldProps } from './Field.tsx'

/** A single checkbox. Label and box are one target. */
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
    <div className={field}>
      <label className={styles.choice()}>
        <input
          {...control}
          type="checkbox"
          name={props.name}
          disabled={props.isDisabled}
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
