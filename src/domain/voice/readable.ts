import type { I18n } from '@lingui/core'
import { msg, plural } from '@lingui/core/macro'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { formatDate, foreignLang } from '../../i18n/format.ts'
import type { Locale } from '../../i18n/locales.ts'
import { enquiryTitle } from '../enquiry/EnquiryTitle.tsx'
import { priceIn, type PriceUnit } from '../mandi/mandi-price.ts'

/** An enquiry, with its notes only if they are visible. */
export type ReadableEnquiry = EnquirySummary & { additional_notes?: string | null | undefined }
/** A price with the facts on its card; prices in rupees per quintal, read out per `unit`. */
export type ReadablePrice = {
  commodity: string
  /** Market, district and state. */
  place: string
  date: string
  unit: PriceUnit
  modal: number | null | undefined
  min: number | null | undefined
  max: number | null | undefined
}
export type Readable = { enquiry: ReadableEnquiry } | { price: ReadablePrice }

/** The sentences to read aloud. Numbers have no ₹ and no commas, because not every voice can read them. */
export const sentencesOf = (i18n: I18n, locale: Locale, of: Readable): string[] =>
  ('enquiry' in of ? ofEnquiry(i18n, locale, of.enquiry) : ofPrice(i18n, locale, of.price)).filter(
    (sentence) => sentence !== undefined,
  )

function ofEnquiry(i18n: I18n, locale: Locale, enquiry: ReadableEnquiry) {
  const { quantity, unit, expected_price: price, additional_notes: notes } = enquiry
  const date = formatDate(locale, enquiry.created_at)
  return [
    i18n._(enquiryTitle(enquiry)),
    unit === 'kg'
      ? i18n._(
          msg({
            message: `Quantity: ${quantity} kilograms.`,
            comment: 'Read aloud, of an enquiry. {quantity}: a number.',
          }),
        )
      : unit === 'ton'
        ? i18n._(
            msg({
              message: plural(quantity, { one: 'Quantity: # ton.', other: 'Quantity: # tons.' }),
              comment: 'Read aloud, of an enquiry. A ton is 1,000 kg.',
            }),
          )
        : i18n._(
            msg({
              message: plural(quantity, { one: 'Quantity: # quintal.', other: 'Quantity: # quintals.' }),
              comment: 'Read aloud, of an enquiry. A quintal is 100 kg.',
            }),
          ),
    i18n._(
      msg({
        message: `Price: ${price} rupees per kilogram.`,
        comment: 'Read aloud, of an enquiry. {price}: a number.',
      }),
    ),
    date && i18n._(msg({ message: `Posted on ${date}.`, comment: 'Read aloud, of an enquiry. {date}: 21 Apr 2026.' })),
    // The voice would spell out notes in another script.
    notes && foreignLang(locale, notes) === undefined ? notes : undefined,
  ]
}

function ofPrice(i18n: I18n, locale: Locale, { commodity, place, date: day, unit, ...per }: ReadablePrice) {
  const [modal, min, max] = [per.modal, per.min, per.max].map((price) => priceIn(unit, price))
  const date = formatDate(locale, day)
  return [
    `${commodity}, ${place}.`,
    modal === undefined
      ? undefined
      : unit === 'kg'
        ? i18n._(
            msg({
              message: `Average price: ${modal} rupees per kilogram.`,
              comment: 'Read aloud, of a mandi price. {modal}: a number.',
            }),
          )
        : i18n._(
            msg({
              message: `Average price: ${modal} rupees per quintal.`,
              comment: 'Read aloud, of a mandi price. {modal}: a number.',
            }),
          ),
    min === undefined || max === undefined
      ? undefined
      : i18n._(
          msg({
            message: `Lowest ${min}, highest ${max} rupees.`,
            comment: 'Read aloud, of a mandi price, after the common price. {min}, {max}: numbers.',
          }),
        ),
    date && i18n._(msg({ message: `On ${date}.`, comment: 'Read aloud, of a mandi price. {date}: 21 Apr 2026.' })),
  ]
}
