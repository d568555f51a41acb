import { useLingui } from '@lingui/react/macro'
import { businessTypeNames } from '../../domain/business/business-types.ts'
import type { EntityType } from '../../domain/navigation/paths.ts'
import { Badge } from '../../ui/layout/Badge.tsx'

const tones = { farmer: 'sell', buyer: 'buy', manufacturer: 'plain' } as const

export function TypeBadge({ type }: { type: EntityType }) {
  const { t } = useLingui()
  return <Badge tone={tones[type]}>{t(businessTypeNames[type])}</Badge>
}
