import { LOCALES, type Locale } from '../../src/i18n/locales.ts'

/** Texts of a page while the app isn't running. */
export type WithoutApp = Record<'failed' | 'reload' | 'old', string>

/** Works without any style sheet. */
export const WITHOUT_APP_STYLE = [
  '#app-missing,#too-old{position:fixed;bottom:0;left:0;right:0;z-index:99;padding:1rem;background:#ffd84d;color:#1c1400;border-top:2px solid;text-align:center;font:600 1rem/1.5 sans-serif}',
  '#app-missing p,#too-old p{margin:0 0 .5rem}',
  '#app-missing button{min-height:2.75rem;padding:0 1rem;border:2px solid;border-radius:.5rem;background:#1c1400;color:#fff;font:inherit}',
  // A button pressed before the app has loaded (head-script.ts).
  'button[aria-busy=true]{cursor:progress;animation:busy .6s infinite alternate}',
  '@keyframes busy{to{opacity:.5}}',
  '@media (prefers-reduced-motion:reduce){button[aria-busy=true]{animation:none;outline:2px dashed}}',
].join('')

/**
 * For browsers that can't parse the app (`??=`, modules), written in the oldest syntax. Shows in all languages what to
 * do, and blocks forms, which would put a phone number into the URL. Must come after the elements that it shows.
 */
export const TOO_OLD_SCRIPT = `(function(d){if(window.Promise&&Promise.any&&'noModule'in d.createElement('script'))return;d.getElementById('too-old').hidden=false;d.addEventListener('submit',function(e){e.preventDefault()},true)})(document)`

/** Both messages are hidden. head-script.ts shows the first in the visitor's language, TOO_OLD_SCRIPT the second. */
export const withoutApp = (texts: Record<Locale, WithoutApp>): string => {
  const each = (write: (texts: WithoutApp, locale: Locale) => string) =>
    LOCALES.map((locale) => write(texts[locale], locale)).join('')
  return (
    `<div id="app-missing" role="alert" hidden>${each(({ failed, reload }, locale) => `<div lang="${locale}" hidden><p>${failed}</p><button type="button">${reload}</button></div>`)}</div>` +
    `<div id="too-old" role="alert" hidden>${each(({ old }, locale) => `<p lang="${locale}">${old}</p>`)}</div>` +
    `<script>${TOO_OLD_SCRIPT}</script>`
  )
}
