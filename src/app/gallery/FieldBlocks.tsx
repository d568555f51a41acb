/* oxlint-disable lingui/no-unlocalized-strings -- development only */
import { Fragment, useMemo, useState, type ComponentProps, type ReactNode } from 'react'
import { CheckboxField, RadioField } from '../../ui/fields/ChoiceField.tsx'
import { CodeField, NumberField } from '../../ui/fields/NumberField.tsx'
import { ErrorSummary } from '../../ui/form/ErrorSummary.tsx'
import { FileField } from '../../ui/fields/FileField.tsx'
import { OtpBoxes, EMPTY } from '../../features/sign-in/OtpBoxes.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { Button } from '../../ui/controls/Button.tsx'
import { Block, useSamples } from './samples.tsx'
import * as styles from './gallery.css.ts'
import { ComboField } from '../../ui/combobox/ComboField.tsx'
import { ComboInput } from '../../ui/combobox/ComboInput.tsx'
import { optionSearch } from '../../ui/combobox/option-match.ts'
import SuggestList from '../../ui/combobox/SuggestList.tsx'
import { control } from '../../ui/fields/field.css.ts'
import { Field, type FieldProps } from '../../ui/fields/Field.tsx'

const CHOSEN = new File(['bill'], 'bill.pdf', { type: 'application/pdf' })

/** A field in each of its states: plain, required with a hint, with an error. */
function States({ id, children }: { id?: string; children: (state: FieldProps) => ReactNode }) {
  const { label, hint, error } = useSamples()
  const states: FieldProps[] = [
    { label },
    { label, description: hint, isRequired: true },
    { label, error, ...(id && { id }) },
  ]
  return states.map((state) => <Fragment key={Object.keys(state).join()}>{children(state)}</Fragment>)
}

export function FieldBlocks({ prefix }: { prefix: string }) {
  const text = useSamples()
  const [words, setWords] = useState('')
  const [amount, setAmount] = useState('12.5')
  const [code, setCode] = useState('ABCDE1234F')
  const [select, setSelect] = useState('')
  const [agreed, setAgreed] = useState(true)
  const [crop, setCrop] = useState('onion')
  const [file, setFile] = useState<File | null>(null)
  const [boxes, setBoxes] = useState(EMPTY)
  const [attempt, setAttempt] = useState(0)
  return (
    <>
      <Block
        title="Text"
        by="Native: input and textarea; label, hint and error by aria-describedby. React Aria’s TextField adds nothing to them."
      >
        <div className={styles.grid}>
          <States id={`${prefix}-text`}>
            {(state) => <TextField {...state} placeholder={text.place} value={words} onChange={setWords} />}
          </States>
          <TextField label={text.long} error={text.long} value={words} onChange={setWords} isRequired />
          <TextField label={text.label} error={text.error} value={text.sentence} onChange={setWords} multiline />
        </div>
      </Block>
      <Block
        title="Number (type १२३), code (type abc), select"
        by="Native: what is typed stays as it is typed, Devanagari digits and compositions too; a phone’s own wheel for a select, which shows nothing that a native one can’t."
      >
        <div className={styles.grid}>
          <States>{(state) => <CodeField {...state} maxLength={10} value={code} onChange={setCode} />}</States>
          <States id={`${prefix}-number`}>
            {(state) => <NumberField {...state} unit="kg" value={amount} onChange={setAmount} />}
          </States>
          <NumberField label={text.label} prefix="+91" value="98765 00001" onChange={setAmount} />
          <States>
            {(state) => <SelectField {...state} options={text.crops} value={select} onChange={setSelect} />}
          </States>
        </div>
      </Block>
      <Block
        title="OTP"
        by="Native: six inputs in a fieldset, the first for the phone’s autofill, none with a limit, so that a whole code can be pasted into any. React Aria has no such field."
      >
        {[undefined, text.error].map((error) => (
          <OtpBoxes
            key={String(error)}
            id={`${prefix}-otp${error ? '-error' : ''}`}
            label={text.label}
            description={text.hint}
            error={error}
            value={boxes}
            onChange={setBoxes}
          />
        ))}
      </Block>
      <Block
        title="Checkbox, radios, file"
        by="Checkbox and radios are native inputs in labels: keys, group and forced colours are the browser’s. The file field is React Aria’s FileTrigger and useDrop on the one button that is seen, and that its label names: drop on it, or paste while it has the focus; its DropZone would add a second button that does nothing."
      >
        <div className={styles.grid}>
          <States>{(state) => <CheckboxField {...state} value={agreed} onChange={setAgreed} />}</States>
          <States>{(state) => <RadioField {...state} options={text.crops} value={crop} onChange={setCrop} />}</States>
        </div>
        <States>{(state) => <FileField {...state} file={file} onChange={setFile} />}</States>
        <FileField label={text.label} file={CHOSEN} onChange={setFile} />
        <FileField label={text.label} file={null} onChange={setFile} preview="/crop-default.svg" />
      </Block>
      <Block title="Error summary" by="Native: links that lead to the fields, in a box that takes the focus.">
        <Button onPress={() => setAttempt(attempt + 1)}>{text.action}</Button>
        {attempt > 0 && (
          <ErrorSummary
            key={attempt}
            title={text.error}
            errors={[
              { fieldId: `${prefix}-text`, message: text.error },
              { fieldId: `${prefix}-number`, message: text.long },
            ]}
          />
        )}
      </Block>
    </>
  )
}

const OTHER = { id: 'other', name: '…', isAlways: true }

/** Uncontrolled: starts with `value`, then keeps what is chosen. */
function Chosen({ value: first, ...rest }: Omit<ComponentProps<typeof ComboField>, 'onChange'>) {
  const [value, setValue] = useState(first)
  return <ComboField {...rest} value={value} onChange={setValue} />
}

function Suggested({ isPending = false }: { isPending?: boolean }) {
  const text = useSamples()
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

/** Searchable lists: in all states, chosen, accepting other texts, long, loading, without options. */
export function ComboBlocks() {
  const text = useSamples()
  const field = { label: text.label, options: text.crops, value: null }
  const many = Array.from({ length: 800 }, (_, index) => ({ id: `${index}`, name: `${text.place} ${index + 1}` }))
  return (
    <Block
      title="Searchable list, search with suggestions"
      by="React Aria’s ComboBox, put to a native field: its keys, touch, accessibility actions, announcements and the place of the list above a phone’s keyboard. The field is the browser’s own and there from the first paint, so that no key and no composed word is lost while the rest is fetched. Search and count are ours. For lists of which one types the beginning; a unit or a sort order is a native select."
    >
      <div className={styles.grid}>
        <States>{(state) => <Chosen {...field} {...state} placeholder={text.place} />}</States>
        <Chosen {...field} value="onion" />
        <Chosen {...field} description="Any text will do" acceptsOther />
        <Chosen {...field} description="800 options, of which the window is in the document" options={many} />
        <Chosen {...field} description="Options on their way" options={[]} isPending />
        <Chosen {...field} description="No options" options={[]} />
        <Chosen {...field} description="Not yet: another field goes first" isWaiting placeholder={text.place} />
        <Chosen {...field} description="One is always offered, behind what is found" options={[...text.crops, OTHER]} />
        <Suggested />
        <Suggested isPending />
      </div>
    </Block>
  )
}
