import { assignVars, createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css'
import { dark, light, PRESSED } from './palette.ts'

const values = {
  color: light,
  // On a phone the larger ones don't grow with the text size, because large text needs the room.
  space: { xs: '0.25rem', s: '0.5rem', m: 'min(1rem, 5vw)', l: 'min(1.5rem, 7.5vw)', xl: '2.5rem', xxl: '4rem' },
  size: {
    small: '0.9375rem',
    body: '1.0625rem',
    large: '1.25rem',
    h3: '1.125rem',
    h2: 'clamp(1.375rem, 1.1rem + 1.2vw, 1.875rem)',
    h1: 'clamp(1.875rem, 1.3rem + 2.6vw, 3.25rem)',
    /** Width of the page's column, of a line of text, of a form, a dialog and a drawer. */
    page: '80rem',
    prose: '37em',
    form: '28rem',
    dialog: '34rem',
    drawer: '22rem',
    /** Minimum width and height of anything that is pressed. */
    target: '2.75rem',
    tick: '1.5rem',
  },
  radius: { s: '0.375rem', m: '0.75rem', l: '1.25rem', pill: '999px' },
  shadow: {
    card: '0 1px 2px rgb(40 30 0 / 0.08)',
    raised: '0 8px 24px rgb(40 30 0 / 0.16)',
    /** Covers the background of what is pressed, below its text. */
    pressed: `inset 0 0 0 100vmax rgb(128 128 128 / ${PRESSED})`,
  },
  motion: { fast: '140ms', calm: '240ms' },
  // Devanagari fonts come from the system (Android includes Noto): no web font is downloaded.
  font: { text: `system-ui, 'Noto Sans Devanagari', 'Nirmala UI', 'Kohinoor Devanagari', sans-serif` },
  /** Stacking order (`z-index`). */
  layer: { sticky: '1', overlay: '20', message: '30' },
}

/** Short names in a build: the full ones would take 260 bytes, compressed, in the HTML of every page. */
let names = 0
const shortName = () => (names++).toString(36)

/** Every colour, distance and size. Contrasts in both themes: e2e/accessibility/every-state.spec.ts. */
export const theme = createGlobalThemeContract(values, (_value, path) =>
  process.env.NODE_ENV === 'production' ? `kv${shortName()}` : `kv-${path.join('-')}`,
)
createGlobalTheme(':root', theme, values)

const darkColors = assignVars(theme.color, dark)

/** The system's theme until a person chooses (theme-choice.ts). */
globalStyle(':root:not([data-theme])', {
  colorScheme: 'light dark',
  '@media': { 'screen and (prefers-color-scheme: dark)': { vars: darkColors } },
})
globalStyle('[data-theme=light]', { colorScheme: 'light' })
// Paper is light.
globalStyle('[data-theme=dark]', { '@media': { screen: { vars: darkColors, colorScheme: 'dark' } } })
