import { Trans, useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { mandiAddress, type MandiView } from '../mandi-view.ts'
import { findDistrict, placeError } from './find-district.ts'
import * as styles from '../place-bar.css.ts'

/** Asks the device where it is, and goes to the prices of that district. Mounted by a press, and only then. */
export function FindPlace({ view, onFound }: { view: MandiView; onFound: () => void }) {
  const { t } = useLingui()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [error, setError] = useState<unknown>()
  useEffect(() => {
    let isGone = false
    async function find() {
      try {
        const district = await findDistrict(queryClient)
        if (isGone) return
        onFound()
        void navigate(mandiAddress({ ...view, filters: { ...view.filters, ...district }, page: 1 }))
      } catch (reason) {
        if (!isGone) setError(reason)
      }
    }
    void find()
    return () => {
      isGone = true
    }
    // Once, for the view at the moment of the press.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [])
  return error === undefined ? (
    <p role="status" className={styles.said}>
      <Trans comment="After a press on Near me, while the device finds out where it is.">Finding where you are…</Trans>
    </p>
  ) : (
    <p role="alert" className={styles.said}>
      {t(placeError(error))}
    </p>
  )
}
