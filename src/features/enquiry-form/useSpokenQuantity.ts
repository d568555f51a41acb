import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import type { Offer } from '../../domain/voice/Speak.tsx'
import type { EnquiryFormState } from './useEnquiryForm.ts'

/** What was heard as quantities, each with what it fills in: the number, and the unit if one was said (§voice.5). */
export function useSpokenQuantity(form: EnquiryFormState) {
  const { t } = useLingui()
  return async (texts: readonly string[]): Promise<Offer[]> => {
    const { spokenQuantity } = await import('../../domain/voice/quantity.ts')
    const offers = texts.flatMap((text) => {
      const said = spokenQuantity(text)
      if (!said) return []
      const { amount, unit } = said
      const name =
        unit === 'kg'
          ? t({ message: plural(amount, { one: '# kg', other: '# kg' }), comment: 'A quantity. kg: kilogram.' })
          : unit === 'quintal'
            ? t({
                message: plural(amount, { one: '# quintal', other: '# quintals' }),
                comment: 'A quantity. A quintal is 100 kg.',
              })
            : unit === 'ton'
              ? t({
                  message: plural(amount, { one: '# ton', other: '# tons' }),
                  comment: 'A quantity. A ton is 1,000 kg.',
                })
              : String(amount)
      return [{ text: name, take: () => form.change({ quantity: String(amount), ...(unit && { unit }) }) }]
    })
    return offers.filter(({ text }, place) => offers.findIndex((offer) => offer.text === text) === place)
  }
}
