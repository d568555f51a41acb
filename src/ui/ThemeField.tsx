import { useLingui } from '@lingui/react/macro'
import { RadioField } from './RadioField.tsx'
import { chooseTheme, useThemeChoice } from './theme-choice.ts'

/** Light, dark, or as the device says. */
export function ThemeField() {
  const { t } = useLingui()
  return (
    <RadioField
      label={t({ message: 'Appearance', comment: 'Label of the choice between a light and a dark look.' })}
      name="theme"
      value={useThemeChoice()}
      onChange={chooseTheme}
      options={[
        {
          id: 'system',
          name: t({ message: 'As on this device', comment: 'Light or dark look: whatever the device is set to.' }),
        },
        { id: 'light', name: t({ message: 'Light', context: 'appearance', comment: 'Light look.' }) },
        { id: 'dark', name: t({ message: 'Dark', context: 'appearance', comment: 'Dark look.' }) },
      ]}
    />
  )
}
