import { expect, test } from 'vitest'
import { firstStyles, styledClasses } from '../../scripts/build/first-styles.ts'

const css = [
  ':root{--kv-used:1px;--kv-idle:2px}',
  '*{box-sizing:border-box}',
  '.card{color:red}',
  '.drawer,.card:focus-visible{outline:2px solid}',
  '.card{gap:var(--kv-used)}',
  '@media (prefers-color-scheme:dark){:root{--lightningcss-light: }}',
  'body:has(.drawer) b{margin:0}',
  '.card .title{margin:0}',
  '.card:not(.drawer){padding:0}',
  ':is(.card,.drawer)>b{gap:0}',
  '@media (hover:hover){.card:hover{color:blue}}',
  '@media print{.card{color:black}}',
  '@media screen and (min-width:40rem){.card{width:50%}.drawer{width:20rem}}',
  '@media (forced-colors:active){.card{border:1px solid}}',
  '@keyframes spin{from{opacity:0}to{opacity:1}}',
  '@keyframes slide{0%{opacity:0}}',
  '.drawer{animation:slide 1s}',
  '.busy{animation:spin 1s}',
].join('')

test('only rules that the markup uses come first', () => {
  expect(firstStyles(css, ['<p class="card">', '<p class="card busy"><b class="other">']).css).toBe(
    ':root{--kv-used:1px}*{box-sizing:border-box}.card{color:red}.card:focus-visible{outline:2px solid}.card{gap:var(--kv-used)}.card:not(.drawer){padding:0}:is(.card,.drawer)>b{gap:0}' +
      '@media screen and (min-width:40rem){.card{width:50%}}@keyframes spin{from{opacity:0}to{opacity:1}}.busy{animation:spin 1s}',
  )
})

test('every class with a rule is known', () => {
  expect(styledClasses(css)).toEqual(['card', 'drawer', 'title', 'busy'])
})
