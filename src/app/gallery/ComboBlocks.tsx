/* oxlint-disable lingui/no-unlocalized-strings -- development only */
import { useMemo, useState, type ComponentProps } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { ComboField } from '../../ui/combobox/ComboField.tsx'
import { ComboInput } from '../../ui/combobox/ComboInput.tsx'
import { optionSearch } from '../../ui/combobox/option-match.ts'
import SuggestList from '../../ui/combobox/SuggestList.tsx'
import { control } from '../../ui/fields/field.css.ts'
import { Field } from '../../ui/fields/Field.tsx'
import { Block } from './Block.tsx'
import * as styles from './gallery.css.ts'
import { samples } from './samples.ts'

const OTHER = { id: 'other', name: '…', isAlways: true }

type Props = ComponentProps<typeof ComboField>

/** Uncontrolled: starts with `value`, then keeps what is chosen. */
function Chosen({ value: first, ...rest }: Omit<Props, 'onChange'>) {
  const [value, setValue] = useState(first)
  return <ComboField {...rest} value={value} onChange={setValue} />
}

/** A search field with suggestions, or with suggestions still loading. */
function Suggested({ isPending = false }: { isPending?: boolean }) {
  const text = samples[useLocale()]
  const [words, setWords] = useState('')
  const search = useMemo(() => optionSearch(text.crops.map((crop, id) => ({ ...crop, id }))), [text])
  return (
    <Field label={text.label} description={isPending ? 'Suggestions on their way' : 'A search with suggestions'}>
      {(aria) => (
        <ComboInput {...aria} text={words} onText={setWords} onTouch={() => undefined} className={control()}>
          {(list) => (
            <SuggestList
              {...list}
              items={isPending ? [] : search(words)}
              isPending={isPending}
              onChoose={({ name }) => setWords(name)}
            />
          )}
        </ComboInput>
      )}
    </Field>
  )
}

/** Searchable lists: empty, chosen, accepting other texts, long, loading, without options, with an error, disabled. */
export function ComboBlocks() {
  const text = samples[useLocale()]
  const field = { label: text.label, options: text.crops, value: null }
  const many = Array.from({ length: 800 }, (_, index) => ({ id: `${index}`, name: `${text.place} ${index + 1}` }))
  return (
    <Block
      title="Searchable list, search with suggestions"
      by="React Aria’s ComboBox, put to a native field: its keys, touch, accessibility actions, announcements and the place of the list above a phone’s keyboard. The field is the browser’s own and there from the first paint, so that no key and no composed word is lost while the rest is fetched. Search and count are ours. For lists of which one types the beginning; a unit or a sort order is a native select."
    >
      <div className={styles.grid}>
        <Chosen {...field} placeholder={text.place} />
        <Chosen {...field} description={text.hint} value={text.crops[0]!.id} isRequired />
        <Chosen {...field} description="Any text will do" acceptsOther />
        <Chosen {...field} description="800 options, of which the window is in the document" options={many} />
        <Chosen {...field} description="Options on their way" options={[]} isPending />
        <Chosen {...field} description="No options" options={[]} />
        <Chosen {...field} description="Not yet: another field goes first" isWaiting placeholder={text.place} />
        <Chosen {...field} description="One is always offered, behind what is found" options={[...text.crops, OTHER]} />
        <Chosen {...field} error={text.error} />
        <Chosen {...field} value={text.crops[0]!.id} isDisabled />
        <Suggested />
        <Suggested isPending />
      </div>
    </Block>
  )
}
