import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { speaker, stop } from '../../ui/layout/icons.ts'
import type { ListenProps, Readable, ReadableEnquiry, ReadablePrice } from './late-buttons.tsx'
import { read, stopReading, useReading, voiceOf, watchVoices } from './reader.ts'
import { drawing, withWord } from './speak.css.ts'
import { i18n } from '@lingui/core'
import { plural, t } from '@lingui/core/macro'
import { formatDate, foreignLang } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { enquiryTitle } from '../enquiry/EnquiryTitle.tsx'
import { priceIn } from '../mandi/mandi-price.ts'

/** Reads aloud. Stops on a second press, when the content changes, and with the page or the session. */
export default function ListenButton({ content, about }: ListenProps) {
  const locale = useLocale()
  const hasVoice = useSyncExternalStore(watchVoices, () => voiceOf(locale) !== undefined)
  const [me] = useState({})
  const isOn = useReading()?.by === me
  const sentences = sentencesOf(locale, content)
  const text = sentences.join('\n')
  useEffect(
    () => () => stopReading(me),
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another text ends what is being read
    [me, text],
  )
  if (!hasVoice) return null
  const name = isOn
    ? t({ message: 'Stop reading', comment: 'Button while something is read aloud. max 20' })
    : t({ message: 'Listen', comment: 'Button: an enquiry or a price is read aloud. max 14' })
  return (
    <Button
      tone="quiet"
      className={about ? drawing : withWord}
      label={about ? name : undefined}
      describedBy={about}
      onPress={() => (isOn ? stopReading() : read(me, locale, sentences))}
      icon={isOn ? stop : speaker}
    >
      {!about && name}
    </Button>
  )
}

/** Sentences without ₹ and commas, which not every voice can read. */
const sentencesOf = (locale: Locale, of: Readable): string[] =>
  ('enquiry' in of ? ofEnquiry(locale, of.enquiry) : ofPrice(locale, of.price)).filter(
    (sentence) => sentence !== undefined,
  )

function ofEnquiry(locale: Locale, enquiry: ReadableEnquiry) {
  const { quantity, unit, expected_price: price, additional_notes: notes } = enquiry
  const date = formatDate(locale, enquiry.created_at)
  // Not `#`, which has commas.
  const quantities = {
    kg: t({ message: `Quantity: ${quantity} kilograms.`, comment: 'Read aloud, of an enquiry. {quantity}: a number.' }),
    quintal: t({
      message: plural(quantity, { one: `Quantity: ${quantity} quintal.`, other: `Quantity: ${quantity} quintals.` }),
      comment: 'Read aloud, of an enquiry. A quintal is 100 kg.',
    }),
    ton: t({
      message: plural(quantity, { one: `Quantity: ${quantity} ton.`, other: `Quantity: ${quantity} tons.` }),
      comment: 'Read aloud, of an enquiry. A ton is 1,000 kg.',
    }),
  }
  return [
    i18n._(enquiryTitle(enquiry)),
    quantities[unit],
    t({
      message: `Price: ${price} rupees per kilogram.`,
      comment: 'Read aloud, of an enquiry. {price}: a number.',
    }),
    date && t({ message: `Posted on ${date}.`, comment: 'Read aloud, of an enquiry. {date}: 21 Apr 2026.' }),
    // Only notes in the page's script: the voice would spell out others.
    notes && foreignLang(locale, notes) === undefined ? notes : undefined,
  ]
}

function ofPrice(locale: Locale, { commodity, place, date: day, unit, ...per }: ReadablePrice) {
  const [modal, min, max] = [per.modal, per.min, per.max].map((price) => priceIn(unit, price))
  const date = formatDate(locale, day)
  return [
    `${commodity}, ${place}.`,
    modal === undefined
      ? undefined
      : unit === 'kg'
        ? t({
            message: `Average price: ${modal} rupees per kilogram.`,
            comment: 'Read aloud, of a mandi price. {modal}: a number.',
          })
        : t({
            message: `Average price: ${modal} rupees per quintal.`,
            comment: 'Read aloud, of a mandi price. {modal}: a number.',
          }),
    min === undefined || max === undefined
      ? undefined
      : t({
          message: `Lowest ${min}, highest ${max} rupees.`,
          comment: 'Read aloud, of a mandi price, after the common price. {min}, {max}: numbers.',
        }),
    date && t({ message: `On ${date}.`, comment: 'Read aloud, of a mandi price. {date}: 21 Apr 2026.' }),
  ]
}
