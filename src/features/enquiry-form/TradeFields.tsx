import { Trans, useLingui } from '@lingui/react/macro'
import { quantityText, unitNames } from '../../domain/enquiry/EnquiryWords.tsx'
import { type Offer, Speak } from '../../domain/voice/late-buttons.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { ComboInput, loadSuggestList } from '../../ui/combobox/ComboInput.tsx'
import { Field } from '../../ui/fields/Field.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { RadioField } from '../../ui/fields/ChoiceField.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { control } from '../../ui/fields/field.css.ts'
import { useLazyComponent } from '../../ui/hooks/useLazyComponent.ts'
import { LocationSuggestions } from './LocationSuggestions.tsx'
import { PriceHint } from './PriceHint.tsx'
import { type EnquiryFormState, labels, UNITS } from './enquiry-schema.ts'
import * as styles from './form.css.ts'

/** Buyers choose, everyone else sells (§enquiries.14). */
export function TypeField({ form, fixedToSell }: { form: EnquiryFormState; fixedToSell: boolean }) {
  const { t } = useLingui()
  if (fixedToSell) {
    return (
      <p className={styles.fixed}>
        <Trans comment="In the enquiry form, instead of the choice between buying and selling. Buyer: a kind of business.">
          <strong>I want to sell.</strong> Only businesses registered as buyers can post buy enquiries.
        </Trans>
      </p>
    )
  }
  return (
    <RadioField
      {...form.field('type')}
      label={t({ message: 'I want to', comment: 'Label in the enquiry form, of the choices Buy and Sell. max 16' })}
      isRequired
      options={[
        {
          id: 'buy',
          name: t({
            message: 'Buy',
            context: 'choice',
            comment: 'Choice in the enquiry form, after "I want to". max 20',
          }),
        },
        {
          id: 'sell',
          name: t({
            message: 'Sell',
            context: 'choice',
            comment: 'Choice in the enquiry form, after "I want to". max 20',
          }),
        },
      ]}
    />
  )
}

export function QualityFields({ form }: { form: EnquiryFormState }) {
  const { t } = useLingui()
  return (
    <>
      <TextField
        {...form.field('grade')}
        label={t(labels.grade)}
        placeholder={t({
          message: 'A, FAQ…',
          comment: 'Example in the empty field Grade. FAQ: fair average quality, a name of the markets. max 10',
        })}
        autoComplete="off"
      />
      <RadioField
        {...form.field('is_organic')}
        label={t({ message: 'Is it organic?', comment: 'Label of a choice: grown without chemicals? max 24' })}
        isRequired
        options={[
          { id: 'yes', name: t({ message: 'Yes', comment: 'Answer to: Is it organic?' }) },
          { id: 'no', name: t({ message: 'No', comment: 'Answer to: Is it organic?' }) },
        ]}
      />
    </>
  )
}

/** Prices are per kg (§enquiries.16). */
export function AmountFields({ form }: { form: EnquiryFormState }) {
  const { t } = useLingui()
  const quantitiesIn = useSpokenQuantity(form)
  const perKg = t({ message: 'per kg', comment: 'At the end of a price field. kg: kilogram. max 12' })
  return (
    <>
      <NumberField
        {...form.field('quantity')}
        label={t(labels.quantity)}
        isRequired
        renderControl={(control) => (
          <Speak what="quantity" offersFor={quantitiesIn}>
            {control}
          </Speak>
        )}
        autoComplete="off"
      />
      <SelectField
        {...form.field('unit')}
        label={t({ message: 'Unit', comment: 'Label in the enquiry form: kg, quintal or ton. max 20' })}
        isRequired
        options={UNITS.map((id) => ({ id, name: t(unitNames[id]) }))}
      />
      <div className={styles.price}>
        <NumberField
          {...form.field('expected_price')}
          label={t(labels.price)}
          description={t({ message: 'In rupees per kg', comment: 'Under the label of a price.' })}
          isRequired
          autoComplete="off"
          unit={perKg}
        />
        <PriceHint form={form} />
      </div>
      <NumberField
        {...form.field('minimum_expected_price')}
        label={t(labels.minimumPrice)}
        description={t({ message: 'In rupees per kg; 0.00 when left empty', comment: 'Under the label of a price.' })}
        autoComplete="off"
        unit={perKg}
      />
    </>
  )
}

/** The location may be any text (§enquiries.21). */
export function TradePlaceFields({ form }: { form: EnquiryFormState }) {
  const { t } = useLingui()
  const { Late, fetchOnce } = useLazyComponent(loadSuggestList)
  const { value, onChange, ...location } = form.field('location')
  return (
    <div className={styles.wide}>
      <Field
        {...location}
        label={t(labels.location)}
        description={t({
          message: 'Village or town, and district or state',
          comment: 'Hint at the location of an enquiry.',
        })}
        isRequired
      >
        {(aria) => (
          <Speak what="place" onText={onChange}>
            <ComboInput
              {...aria}
              name={location.name}
              text={value}
              onText={onChange}
              onTouch={fetchOnce}
              autoComplete="address-level2"
              className={control()}
            >
              {(list) => Late && <LocationSuggestions {...list} SuggestList={Late} onText={onChange} />}
            </ComboInput>
          </Speak>
        )}
      </Field>
      <TextField {...form.field('additional_notes')} label={t(labels.notes)} multiline />
    </div>
  )
}

/** Finds spoken quantities. Each one fills in the number, and a unit that was said (§voice.5). */
function useSpokenQuantity(form: EnquiryFormState) {
  const { t } = useLingui()
  const locale = useLocale()
  return async (texts: readonly string[]): Promise<Offer[]> => {
    const { spokenQuantity } = await import('../../domain/voice/quantity.ts')
    const offers = texts.flatMap((text) => {
      const said = spokenQuantity(text)
      if (!said) return []
      const { amount, unit } = said
      const name = unit ? t(quantityText(locale, { quantity: amount, unit })) : String(amount)
      return [{ text: name, take: () => form.change({ quantity: String(amount), ...(unit && { unit }) }) }]
    })
    return offers.filter(({ text }, place) => offers.findIndex((offer) => offer.text === text) === place)
  }
}
