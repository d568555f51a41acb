import { recipe } from '@vanilla-extract/recipes'
import { theme } from '../theme/theme.css.ts'

export const badge = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: theme.space.xs,
    justifySelf: 'start',
    paddingInline: theme.space.s,
    border: '1px solid transparent', // visible in forced colours
    borderRadius: theme.radius.pill,
    fontSize: theme.size.small,
    fontWeight: 650,
    lineHeight: 1.5,
    overflowWrap: 'anywhere', // an unknown status of the server may be one long word
  },
  variants: {
    tone: {
      plain: { background: theme.color.tint, color: theme.color.text },
      buy: { background: theme.color.buy, color: theme.color.onBuy },
      sell: { background: theme.color.sell, color: theme.color.onSell },
      good: { background: theme.color.sell, color: theme.color.onSell },
      warning: { background: theme.color.warning, color: theme.color.onWarning },
      danger: { background: theme.color.dangerTint, color: theme.color.danger },
    },
  },
  defaultVariants: { tone: 'plain' },
})
