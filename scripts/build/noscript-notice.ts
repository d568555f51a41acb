/** Messages of a page whose app has not started. */
export type NoscriptTexts = Record<'failed' | 'reload' | 'old', string>

/** Works without any style sheet. */
export const NOSCRIPT_STYLE = [
  '#app-missing,#too-old{position:fixed;bottom:0;left:0;right:0;z-index:99;padding:1rem;background:#ffd84d;color:#1c1400;border-top:2px solid;text-align:center;font:600 1rem/1.5 sans-serif}',
  '#app-missing p,#too-old p{margin:0 0 .5rem}',
  '#app-missing button{min-height:2.75rem;padding:0 1rem;border:2px solid;border-radius:.5rem;background:#1c1400;color:#fff;font:inherit}',
  // A button pressed before the app has loaded (src/head/early-input.ts).
  'button[aria-busy=true]{cursor:progress;animation:busy .6s infinite alternate}',
  '@keyframes busy{to{opacity:.5}}',
  '@media (prefers-reduced-motion:reduce){button[aria-busy=true]{animation:none;outline:2px dashed}}',
].join('')

/**
 * Shows the message for browsers that can't parse the app (`??=`, modules), so it uses the oldest syntax itself. It blocks forms, because
 * a natively sent form would put a phone number into the address. It must follow the elements that it shows.
 */
export const TOO_OLD_SCRIPT = `(function(d){if(window.Promise&&Promise.any&&'noModule'in d.createElement('script'))return;d.getElementById('too-old').hidden=false;d.addEventListener('submit',function(e){e.preventDefault()},true)})(document)`

/** Two hidden messages: src/head/early-input.ts shows the first, `TOO_OLD_SCRIPT` the second. */
export const noscriptNotice = ({ failed, reload, old }: NoscriptTexts): string =>
  `<div id="app-missing" role="alert" hidden><p>${failed}</p><button type="button">${reload}</button></div>` +
  `<div id="too-old" role="alert" hidden><p>${old}</p></div><script>${TOO_OLD_SCRIPT}</script>`
