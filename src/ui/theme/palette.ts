/** Plain values: texts have 7:1, borders 3:1 (e2e/accessibility/every-state.spec.ts). Styles use `theme`. */
export type Palette = typeof light

/** Opacity of the grey over a pressed control. */
export const PRESSED = 0.12

export const light = {
  /** Background of the page: warm paper. */
  ground: '#fbf7ee',
  /** Background of cards, fields and menus. */
  surface: '#ffffff',
  /** Background of bands and skeletons, on `ground` or `surface`. */
  tint: '#efe8d8',
  text: '#1a261d',
  muted: '#3d473b',
  /** The one strong colour: links, prices. */
  leaf: '#0f4d2b',
  leafHover: '#0a3a1f',
  onLeaf: '#ffffff',
  /** Background and text of the one main action on a screen. */
  marigold: '#f6a821',
  marigoldHover: '#ffbd4a',
  onMarigold: '#231500',
  /** Borders that a person must see (fields), and those that only divide. */
  border: '#7c8374',
  line: '#e3dbc8',
  focus: '#123fa8',
  buy: '#e1ebfb',
  onBuy: '#143766',
  sell: '#ddf0df',
  onSell: '#0f4526',
  warning: '#fdeccb',
  onWarning: '#5a3600',
  /** Errors and destructive actions. */
  danger: '#8a1212',
  dangerHover: '#6d0a0a',
  onDanger: '#ffffff',
  dangerTint: '#fbe6e2',
  /** Header and footer of the page, dark in both themes. */
  headerSurface: '#0e3d24',
  headerSurfaceHover: '#185236',
  onHeader: '#ffffff',
  onHeaderMuted: '#d9ead9',
  /** Colour that covers the page while a dialog is open. */
  backdrop: '#0b150eb3',
  /** Background of a QR code: white in both themes. */
  codeGround: '#ffffff',
}

export const dark: Palette = {
  ground: '#0e1611',
  surface: '#17221b',
  tint: '#233128',
  text: '#eef3ea',
  muted: '#c6d0c3',
  leaf: '#93dca8',
  leafHover: '#b3edc3',
  onLeaf: '#06210f',
  marigold: '#f6b545',
  marigoldHover: '#ffc765',
  onMarigold: '#231500',
  border: '#879488',
  line: '#2d3b32',
  focus: '#ffd27a',
  buy: '#1b3050',
  onBuy: '#d9e7ff',
  sell: '#163823',
  onSell: '#d4f3da',
  warning: '#473200',
  onWarning: '#ffe3a8',
  danger: '#ffb4a8',
  dangerHover: '#ffcdc5',
  onDanger: '#3b0503',
  dangerTint: '#3a1a16',
  headerSurface: '#0a2416',
  headerSurfaceHover: '#143a25',
  onHeader: '#f3f8f1',
  onHeaderMuted: '#c9dccb',
  backdrop: '#000000b3',
  codeGround: '#ffffff',
}
