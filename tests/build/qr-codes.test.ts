import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { brand } from '../../src/domain/texts/brand.ts'

/** Dark on white in every theme, because phones can't read it otherwise; 15 % may be covered (M). */
function picture(address: string): string {
  const { data, size } = encode(address, { ecc: 'M', border: 4 })
  const runs = data.flatMap((row, y) =>
    [...row.map(Number).join('').matchAll(/1+/g)].map(
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">` +
    `<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${runs.join('')}"/></svg>\n`
  )
}

// After an address changes, `npm run unit -- qr-codes -u` redraws its picture.
test.each(Object.entries(brand.stores))('the QR code for %s is that of its address', async (store, address) => {
  await expect(picture(address)).toMatchFileSnapshot(`../../public/qr/${store}.svg`)
})
