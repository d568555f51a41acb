import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { chooseTheme, THEME_CHOICES, useThemeChoice } from '../../ui/theme/theme-choice.ts'
import { NativeSelect } from '../../ui/fields/NativeSelect.tsx'
import * as styles from './selector.css.ts'

/**
 * Chooses the light, the dark or the device's theme.
 * @param props.label shows a label above it, for the slide-out menu; without it, the selector is styled for the dark header
 */
export function ThemeSelector({ label = false }: { label?: boolean }) {
  const { t } = useLingui()
  const id = useId()
  const choice = useThemeChoice()
  const name = t({ message: 'Theme', comment: 'Name of the selector for light or dark colours.' })
  const names = {
    system: t({ message: 'Device theme', comment: 'Choice of colours: light or dark as the device is set. max 20' }),
    light: t({ message: 'Light theme', comment: 'Choice of colours. max 20' }),
    dark: t({ message: 'Dark theme', comment: 'Choice of colours. max 20' }),
  }
  return (
    <div className={styles.wrapper}>
      {label && (
        <label htmlFor={id} className={styles.label}>
          {name}
        </label>
      )}
      <NativeSelect
        id={id}
        className={styles.select({ on: label ? 'surface' : 'header' })}
        aria-label={label ? undefined : name}
        value={choice}
        onChange={({ currentTarget }) => {
          const wanted = THEME_CHOICES.find((each) => each === currentTarget.value)
          if (wanted) chooseTheme(wanted)
        }}
      >
        {THEME_CHOICES.map((each) => (
          <option key={each} value={each}>
            {names[each]}
          </option>
        ))}
      </NativeSelect>
    </div>
  )
}
