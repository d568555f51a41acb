import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'

/**
 * The look in one contract: every colour, distance and size of the product comes from here. Text passes 7:1 on every
 * ground that it is used on, in both themes; borders of controls and icons pass 3:1 (tests/e2e check both).
 */
export const theme = createGlobalThemeContract(
  {
    color: {
      /** The page: warm paper. */
      ground: null,
      /** Cards, fields, menus. */
      surface: null,
      /** A quiet band or a skeleton on either. */
      tint: null,
      text: null,
      muted: null,
      /** Deep leaf green: the one strong colour. Links, prices, the header. */
      leaf: null,
      onLeaf: null,
      /** Marigold: the single main action on a screen. */
      marigold: null,
      marigoldHover: null,
      onMarigold: null,
      /** Borders that a person must see (fields), and those that only divide. */
      border: null,
      line: null,
      focus: null,
      buy: null,
      onBuy: null,
      sell: null,
      onSell: null,
      danger: null,
      /** The head of the page and its foot, dark in both themes. */
      bark: null,
      onBark: null,
      onBarkMuted: null,
    },
    space: { xs: null, s: null, m: null, l: null, xl: null, xxl: null },
    size: { small: null, body: null, large: null, h3: null, h2: null, h1: null, page: null, target: null },
    radius: { s: null, m: null, l: null, pill: null },
    shadow: { card: null, raised: null },
    motion: { fast: null },
    font: { text: null },
  },
  (_value, path) => `kv-${path.join('-')}`,
)

const shared = {
  space: { xs: '0.25rem', s: '0.5rem', m: '1rem', l: '1.5rem', xl: '2.5rem', xxl: '4rem' },
  size: {
    small: '0.9375rem',
    body: '1.0625rem',
    large: '1.25rem',
    h3: '1.125rem',
    h2: 'clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem)',
    h1: 'clamp(1.875rem, 1.3rem + 2.6vw, 3.25rem)',
    page: '80rem',
    target: '2.75rem',
  },
  radius: { s: '0.375rem', m: '0.75rem', l: '1.25rem', pill: '999px' },
  motion: { fast: '140ms' },
  // Devanagari from the system (Android ships Noto): no web font is downloaded.
  font: { text: `system-ui, 'Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', sans-serif` },
}

createGlobalTheme(':root', theme, {
  ...shared,
  color: {
    ground: '#fbf7ee',
    surface: '#ffffff',
    tint: '#efe8d8',
    text: '#1a261d',
    muted: '#434d41',
    leaf: '#0f4d2b',
    onLeaf: '#ffffff',
    marigold: '#f6a821',
    marigoldHover: '#ffbd4a',
    onMarigold: '#231500',
    border: '#7c8374',
    line: '#e3dbc8',
    focus: '#123fa8',
    buy: '#e1ebfb',
    onBuy: '#143766',
    sell: '#ddf0df',
    onSell: '#0f4526',
    danger: '#8a1212',
    bark: '#0e3d24',
    onBark: '#ffffff',
    onBarkMuted: '#d9ead9',
  },
  shadow: { card: '0 1px 2px rgb(40 30 0 / 0.08)', raised: '0 8px 24px rgb(40 30 0 / 0.16)' },
})

const dark = assignVars(theme.color, {
  ground: '#0e1611',
  surface: '#17221b',
  tint: '#233128',
  text: '#eef3ea',
  muted: '#c6d0c3',
  leaf: '#93dca8',
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
  danger: '#ffb4a8',
  bark: '#0a2416',
  onBark: '#f3f8f1',
  onBarkMuted: '#c9dccb',
})

globalStyle(':root', { '@media': { '(prefers-color-scheme: dark)': { vars: dark } } })
