import { Trans } from '@lingui/react/macro'
import { useId, type ReactNode } from 'react'
import { warning } from '../layout/icons.ts'
import * as styles from './field.css.ts'
import { Icon } from '../layout/Icon.tsx'

export type FieldProps = {
  label: ReactNode
  description?: ReactNode
  error?: ReactNode
  name?: string
  isRequired?: boolean
  /** Id of the field, to which the error summary links. */
  id?: string
}

/** Props for a field's control: the label names it, and `aria-describedby` refers to its hint and error. */
export type ControlProps = {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

export function Field({
  children,
  isMarkHeard = false,
  ...props
}: FieldProps & {
  /** Whether “required” is part of the control's name, because the control can't have `aria-required`. */
  isMarkHeard?: boolean
  children: (control: ControlProps) => ReactNode
}) {
  const { control, errorId, hintId } = useField(props)
  return (
    <div className={styles.field}>
      <label htmlFor={control.id} className={styles.label}>
        <span id={`${control.id}-label`}>{props.label}</span>
        {props.isRequired && <RequiredMark heard={isMarkHeard} />}
      </label>
      <Hint id={hintId}>{props.description}</Hint>
      {children(control)}
      <ErrorLine id={errorId}>{props.error}</ErrorLine>
    </div>
  )
}

/** `aria-required`, because screen readers announce an empty `required` field as invalid at once. */
export function useField({ id, description, error, isRequired }: Omit<FieldProps, 'label'>) {
  const own = useId()
  const fieldId = id ?? own
  const hintId = `${own}hint`
  const errorId = `${own}error`
  const describedBy = [description ? hintId : '', error ? errorId : ''].filter(Boolean).join(' ')
  const control: ControlProps = {
    id: fieldId,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': isRequired ? true : undefined,
  }
  return { control, hintId, errorId }
}

/** The mark of a required field; `heard` makes it part of the name where `aria-required` is not allowed. */
export const RequiredMark = ({ heard = false }: { heard?: boolean }) => (
  <span className={styles.mark} aria-hidden={!heard}>
    {' '}
    <Trans comment="After the label of a field that must be filled in. max 14">(required)</Trans>
  </span>
)

export const Hint = ({ id, children }: { id: string; children: ReactNode }) =>
  children ? (
    <span id={id} className={styles.description}>
      {children}
    </span>
  ) : null

export const ErrorLine = ({ id, children }: { id: string; children: ReactNode }) => (
  <span className={styles.error}>
    {children ? (
      <>
        <span className={styles.errorIcon}>
          <Icon icon={warning} />
        </span>
        <span id={id}>{children}</span>
      </>
    ) : null}
  </span>
)
