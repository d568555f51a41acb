import type { Plugin } from 'postcss'

const MEDIA = '(hover: hover)'

/**
 * Moves all `:hover` styles into a media query for devices that can hover. Touch screens keep `:hover` after a tap, so
 * that a pressed element would look selected.
 */
export const hoverByMouse: Plugin = {
  postcssPlugin: 'hover-by-mouse',
  OnceExit(root, { AtRule }) {
    root.walkRules(/:hover/, (rule) => {
      if (rule.parent?.type === 'atrule' && (rule.parent as { params?: string }).params === MEDIA) return
      const others = rule.selectors.filter((selector) => !selector.includes(':hover'))
      const media = new AtRule({ name: 'media', params: MEDIA })
      media.append(rule.clone({ selectors: rule.selectors.filter((selector) => selector.includes(':hover')) }))
      rule.after(media)
      if (others.length > 0) rule.selectors = others
      else rule.remove()
    })
  },
}
