import type { Plugin } from 'postcss'

const MEDIA = '(hover: hover)'

/**
 * A touch screen goes on showing `:hover` after a tap, until something else is tapped: what was pressed looks chosen. So each such style
 * is for what can really hover, wherever it is written.
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
