import { expect, test } from 'vitest'
import { notifyIfLeft } from '../../src/domain/forms/notify-if-left.ts'
import { typeNames } from '../../src/domain/enquiry/EnquiryFilters.tsx'
import { activate, addCatalog } from '../../src/i18n/catalog.ts'
import { watchMessages, type Message } from '../../src/ui/toast/messages.ts'

test('who left the form and chose another language meanwhile hears of the success in it', async () => {
  await activate('en')
  await addCatalog('shared')
  const send = notifyIfLeft(() => {
    history.pushState(null, '', '/elsewhere')
    return activate('hi')
  }, typeNames.buy)
  await send()
  let last: Message | undefined
  watchMessages((all) => (last = all.at(-1)))()
  expect(last).toMatchObject({ text: 'खरीद', lang: 'hi' })
})
