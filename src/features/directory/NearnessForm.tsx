import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import * as v from 'valibot'
import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { pincodeQuery } from '../../api/registration.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { goToField } from '../../ui/form/ErrorSummary.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { useForm } from '../../ui/form/useForm.ts'
import { districtPointsQuery, type DistrictName, NoPosition } from '../../domain/places/district-points.ts'
import { districtsHere, locationError } from '../../domain/places/find-here.ts'
import * as styles from './directory.css.ts'
import { isMissing } from '../../api/errors.ts'
import { PINCODE_LENGTH, runOfDigits } from '../../domain/formats.ts'
import { pincodeCheck } from '../../domain/forms/rules.ts'

/** Takes the pincode out of a text: 'Nashik ४२२ ००१' → '422001' */
export const pinCode = v.pipe(
  v.string(),
  v.transform((text) => runOfDigits(text, PINCODE_LENGTH) ?? text),
  pincodeCheck,
)

const schema = v.object({ pin: pinCode })

/** The position stays on the device, the pincode goes only to the look-up, and neither is stored (§directory.6). */
export default function NearnessForm({ onChoose }: { onChoose: (district: DistrictName) => void }) {
  const { t } = useLingui()
  const locale = useLocale()
  // The person may change their mind before the answer: only the latest search counts.
  const search = useMutation({
    gcTime: 0,
    mutationFn: async (pin: string | undefined, { client }): Promise<DistrictName> => {
      if (pin === undefined) {
        const [district] = await districtsHere(client, 1)
        if (!district) throw new NoSuchPlace()
        return district
      }
      const [{ state, district }, points] = await Promise.all([
        client.fetchQuery({ ...pincodeQuery(locale, pin), gcTime: 0 }),
        client.fetchQuery(districtPointsQuery),
      ])
      if (!points.pointOf({ state, district })) throw new NoSuchPlace()
      return { state, district }
    },
  })
  const { mutate: find, data: found, error } = search
  // An event of the latest rendering: the person may have filtered the list before the answer.
  const choose = useEffectEvent(onChoose)
  useEffect(() => {
    if (found) choose(found)
  }, [found])
  const form = useForm({ schema, initial: { pin: '' }, onSubmit: async ({ pin }) => find(pin) })
  const pin = form.field('pin')
  return (
    <div className={styles.form}>
      <p className={styles.reach}>
        <Trans comment="In the directory, over the ways to say where one is.">
          The nearest businesses come first. Where you are stays on this device.
        </Trans>
      </p>
      <Button tone="leaf" onPress={() => find(undefined)} isPending={search.isPending && !search.variables}>
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
          onChange={(text) => {
            // An answer to an earlier question would close the form.
            search.reset()
            pin.onChange(text)
          }}
          label={<Trans comment="Field in the directory: the postal code of where one is.">Or your pincode</Trans>}
          inputMode="numeric"
          autoComplete="postal-code"
        />
        <Button type="submit" className={styles.sort} isPending={search.isPending && !!search.variables}>
          <Trans comment="Button in the directory: sorts by how near to a pincode. max 20">Sort</Trans>
        </Button>
      </form>
      <p role="alert" className={styles.refusal}>
        {error && `${t(nearnessError(error))} `}
        {error instanceof NoPosition && (
          <Trans comment="In the directory, when the device did not say where it is.">
            You can give a pincode instead.
          </Trans>
        )}
      </p>
    </div>
  )
}

class NoSuchPlace extends Error {}

function nearnessError(error: unknown): MessageDescriptor {
  if (error instanceof NoSuchPlace) return texts.nowhere
  if (isMissing(error)) return texts.unknown
  return locationError(error)
}

const texts = {
  nowhere: msg({
    message: 'We do not know the distances from this place. You can give another pincode nearby.',
    comment: 'In the directory, when the district is not on our map.',
  }),
  unknown: msg({
    message: 'This pincode was not found. Check it, or give another one nearby.',
    comment: 'In the directory, when the pincode does not exist.',
  }),
}
