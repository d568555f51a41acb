import postcss from 'postcss'
import { expect, test } from 'vitest'
import { hoverByMouse } from '../../scripts/build/hover.ts'

const plain = (css: string) => css.replaceAll(/\s+/g, '')

test.each([
  ['a:hover { color: red }', '@media (hover: hover) { a:hover { color: red } }'],
  [
    'a { color: red } a:hover, a:focus-visible { color: blue } a:active { color: green }',
    'a { color: red } a:focus-visible { color: blue } @media (hover: hover) { a:hover { color: blue } } a:active { color: green }',
  ],
  ['@media print { a:hover { color: red } }', '@media print { @media (hover: hover) { a:hover { color: red } } }'],
  ['@media (hover: hover) { a:hover { color: red } }', '@media (hover: hover) { a:hover { color: red } }'],
  ['a { color: red }', 'a { color: red }'],
])('%s', async (written, made) => {
  const { css } = await postcss([hoverByMouse]).process(written, { from: undefined })
  expect(plain(css)).toBe(plain(made))
})
