import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { EntityType } from '../../domain/paths.ts'
import { Badge } from '../../ui/Badge.tsx'

const tones = { farmer: 'sell', buyer: 'buy', manufacturer: 'plain' } as const
const names = {
  farmer: msg({ message: 'Farmer', comment: 'Badge on the page of a business: what it is. max 16' }),
  buyer: msg({ message: 'Buyer', comment: 'Badge on the page of a business: what it is. max 16' }),
  manufacturer: msg({ message: 'Manufacturer', comment: 'Badge on the page of a business: what it is. max 16' }),
}

/** What kind of business it is. */
export function TypeBadge({ type }: { type: EntityType }) {
  const { t } = useLingui()
  return <Badge tone={tones[type]}>{t(names[type])}</Badge>
}
