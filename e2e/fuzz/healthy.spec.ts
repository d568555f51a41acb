import { openHealthy } from './cases.ts'
import { expect, LOCALES, test } from './page.ts'
import { places } from './places.ts'

test.use({ trace: 'off' })
for (const [index, place] of places.entries())
  test(place.name, async ({ pageIn }) => {
    for (const operation of place.operations) {
      const target = { page: await pageIn(LOCALES[index % 3]!), locale: LOCALES[index % 3]!, place, operation }
      const seen = await openHealthy(target)
      console.log(place.name, operation, JSON.stringify({ ...seen, text: seen.text.slice(0, 100) }))
      if (!seen.called)
        console.log(
          await target.page.evaluate(() =>
            document.body.innerHTML
              .replace(/<svg.*?<\/svg>/g, '')
              .replace(/class="[^"]*"/g, '')
              .slice(0, 9000),
          ),
        )
      expect.soft(seen.called).toBe(true)
      expect.soft(seen.faults).toEqual([])
    }
  })
