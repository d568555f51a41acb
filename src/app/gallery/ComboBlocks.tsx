/* oxlint-disable lingui/no-unlocalized-strings -- development only */
import { useState, type ComponentProps } from 'react'
import { useLocale } from '../../i18n/useLocale.ts'
import { ComboField } from '../../ui/combobox/ComboField.tsx'
import { Block } from './Block.tsx'
import * as styles from './gallery.css.ts'
import { samples } from './samples.ts'

const OTHER = { id: 'other', name: '…', isAlways: true }

type Props = ComponentProps<typeof ComboField>

/** Starts as it is said; what is chosen then stays. */
function Chosen({ value: first, ...rest }: Omit<Props, 'onChange'>) {
  const [value, setValue] = useState(first)
  return <ComboField {...rest} value={value} onChange={setValue} />
}

/** Searchable lists: empty, chosen, with other texts, long, loading, with nothing to offer, with an error, disabled. */
export function ComboBlocks() {
  const text = samples[useLocale()]
  const field = { label: text.label, options: text.crops, value: null }
  const many = Array.from({ length: 800 }, (_, index) => ({ id: `${index}`, name: `${text.place} ${index + 1}` }))
  return (
    <Block title="Searchable list: React Aria’s ComboBox, put to a native field">
      <p>
        React Aria’s, for its keys, touch, accessibility actions, announcements and the place of the list above a
        phone’s keyboard. The field is the browser’s own and there from the first paint, so that no key and no composed
        word is lost while the rest is fetched. Search and count are ours. For lists of which one types the beginning; a
        unit or a sort order is a native select.
      </p>
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
      </div>
    </Block>
  )
}
