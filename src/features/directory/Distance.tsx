import { Trans } from '@lingui/react/macro'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Badge } from '../../ui/layout/Badge.tsx'
import { roundedDistance } from '../../domain/places/distance.ts'
import type { Whereabouts } from './nearness.ts'

/** The distance to a business, measured between the centres of the two districts. */
export function Distance({ near }: { near: Whereabouts }) {
  const locale = useLocale()
  if (near.km === undefined) return null
  if (near.isSameDistrict) {
    return (
      <Badge tone="sell">
        <Trans comment="On a card of the directory: the business is in the district that is sorted by. max 28">
          In this district
        </Trans>
      </Badge>
    )
  }
  const km = formatNumber(locale, roundedDistance(near.km))
  return (
    <Badge>
      <Trans comment="On a card of the directory: how far the business is. {km}: 40, 1,250. max 20">
        about {km} km away
      </Trans>
    </Badge>
  )
}
