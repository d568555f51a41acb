import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as v from 'valibot'
import { pincodeQuery } from '../../api/registration.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { goToField } from '../../ui/form/ErrorSummary.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { districtPointsQuery, type DistrictName } from '../../domain/places/district-points.ts'
import { locate } from '../../domain/places/locate.ts'
import { nearnessError, NoSuchPlace } from './nearness-error.ts'
import * as styles from './nearness.css.ts'
import { pinCode } from './pin-code.ts'

const schema = v.object({ pin: pinCode })

/**
 * Asks where the person is: by device position or PIN code. The position never leaves the device. The PIN code goes
 * only to the look-up, and neither is stored (§directory.6).
 */
export default function NearnessForm({ onChoose }: { onChoose: (district: DistrictName) => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  const queryClient = useQueryClient()
  const [refusal, setRefusal] = useState<unknown>()
  const form = useForm({ schema, initial: { pin: '' }, onSubmit: ({ pin }) => byPin(pin) })

  async function byPosition() {
    setRefusal(undefined)
    try {
      // In parallel: the map loads while the person is asked for permission.
      const [position, points] = await Promise.all([locate(), queryClient.fetchQuery(districtPointsQuery)])
      const [district] = points.nearest(position)
      if (!district) throw new NoSuchPlace()
      onChoose(district)
    } catch (error) {
      setRefusal(error)
    }
  }

  async function byPin(pin: string) {
    setRefusal(undefined)
    try {
      const [{ state, district }, points] = await Promise.all([
        queryClient.fetchQuery({ ...pincodeQuery(locale, pin), gcTime: 0 }),
        queryClient.fetchQuery(districtPointsQuery),
      ])
      if (!points.pointOf({ state, district })) throw new NoSuchPlace()
      onChoose({ state, district })
    } catch (error) {
      setRefusal(error)
    }
  }

  const pin = form.field('pin')
  return (
    <div className={styles.form}>
      <p className={styles.reach}>
        <Trans comment="In the directory, over the ways to say where one is.">
          The nearest businesses on each page come first. Where you are stays on this device.
        </Trans>
      </p>
      <Button tone="leaf" onPress={byPosition}>
        <Icon name="place" />
        <Trans comment="Button in the directory: the device says where it is. max 28">Use my location</Trans>
      </Button>
      <form
        noValidate
        className={styles.pin}
        onSubmit={(event) => {
          form.submit(event)
          if (!v.safeParse(schema, form.values).success) goToField(pin.id)
        }}
      >
        <TextField
          {...pin}
          label={
            <Trans comment="Label of a field in the directory: the postal code of where one is.">
              Or your PIN code
            </Trans>
          }
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <Button type="submit" className={styles.sort} isPending={form.isPending}>
          <Trans comment="Button in the directory: sorts by how near to a PIN code. max 20">Sort</Trans>
        </Button>
      </form>
      <p role="alert" className={styles.refusal}>
        {refusal !== undefined && t(nearnessError(refusal))}
      </p>
    </div>
  )
}
