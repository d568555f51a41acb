import { useLingui } from '@lingui/react/macro'
import { useCallback, useId, useRef, useState, type DragEvent as ReactDragEvent, type ReactNode } from 'react'
import { formatList, formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../controls/Button.tsx'
import { button } from '../controls/button.css.ts'
import { useEventListener } from '../hooks/events.ts'
import { trash, upload } from '../layout/icons.ts'
import { Field, RequiredMark, type FieldProps } from './Field.tsx'
import { fileProblem, hasFileType, megabytes, MAX_BYTES, PHOTO_TYPES, type FileProblem } from './file-rules.ts'
import * as styles from './field.css.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import { Icon } from '../layout/Icon.tsx'
import { Photo } from '../layout/Photo.tsx'

const shortName = (type: string) => type.replace(/^.*\//, '').toUpperCase()

/** Type in a drag's data when it contains files. */
const FILES = 'Files'

/**
 * Chooses one file, by a button, by dropping, or by pasting on the button. The native input speaks the browser's
 * language, so it is hidden. A file that can't be used is refused, and the earlier choice stays.
 */
export function FileField({
  file,
  onChange,
  accept = PHOTO_TYPES,
  preview,
  refusals,
  children,
  ...field
}: FieldProps & {
  file: File | null
  onChange: (file: File | null) => void
  accept?: readonly string[]
  preview?: string
  /** The page's own messages for refused files, instead of the default ones. */
  refusals?: { [Problem in FileProblem]?: string }
  children?: ReactNode
}) {
  const { t } = useLingui()
  const locale = useLocale()
  const actionId = useId()
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const [isOver, setOver] = useState(false)
  const [refused, setRefused] = useState<{ name: string; problem: FileProblem }>()

  const types = formatList(locale, accept.map(shortName), 'disjunction')
  const most = formatNumber(locale, megabytes(MAX_BYTES))
  const limit = t({
    message: `${types}, at most ${most} MB.`,
    comment: 'Under the label of a file field. {types}: "JPEG, PNG or WEBP". {most}: a number. MB: megabytes.',
  })

  function reason({ name, problem }: NonNullable<typeof refused>): string {
    const reasons: Record<FileProblem, string> = {
      type: t({
        message: `${name} is not of a type that can be used here. Choose ${types}.`,
        comment: 'A file was refused. {name}: its name. {types}: "JPEG, PNG or WEBP".',
      }),
      size: t({
        message: `${name} is too large. Choose a file of at most ${most} MB.`,
        comment: 'A file was refused. {name}: its name. {most}: a number. MB: megabytes.',
      }),
      empty: t({
        message: `${name} is empty. Choose another file.`,
        comment: 'A file of 0 bytes was refused. {name}: its name.',
      }),
    }
    return refusals?.[problem] ?? reasons[problem]
  }

  /** What the form has. */
  const taken = useRef<File>(null)
  const wrongType = useRef(new WeakSet<File>())
  async function take(chosen: File | undefined) {
    // The input is emptied: otherwise choosing the same file again would send no event.
    if (input.current) input.current.value = ''
    if (!chosen) return
    const { name } = chosen
    const problem = fileProblem(chosen, accept)
    setRefused(problem && { name, problem })
    if (problem) return
    // A file in a cloud is slow to read, and the form may be sent before.
    taken.current = chosen
    onChange(chosen)
    if ((await hasFileType(chosen, accept)) !== false) return
    wrongType.current.add(chosen)
    if (taken.current !== chosen) return
    setRefused({ name, problem: 'type' })
    taken.current = file && !wrongType.current.has(file) ? file : null
    onChange(taken.current)
  }

  useEventListener('paste', (event) => {
    const pasted = event.clipboardData?.files[0]
    if (!pasted || document.activeElement !== opener.current) return
    event.preventDefault()
    void take(pasted)
  })
  function onDrag(event: ReactDragEvent) {
    if (!event.dataTransfer.types.includes(FILES)) return
    event.preventDefault()
    setOver(event.type === 'dragover')
    if (event.type === 'drop') void take(event.dataTransfer.files[0])
  }
  useNoDropBeside()

  const error = refused ? reason(refused) : field.error
  const size = file && formatNumber(locale, megabytes(file.size))
  const name = file?.name
  return (
    <Field
      {...field}
      error={error}
      description={
        <>
          {field.description} {limit}
        </>
      }
    >
      {({ 'aria-invalid': isInvalid, 'aria-describedby': described, id }) => (
        <>
          <div
            onDragOver={onDrag}
            onDragLeave={({ currentTarget, relatedTarget }) =>
              setOver(currentTarget.contains(relatedTarget as Element))
            }
            onDrop={onDrag}
            className={styles.zone}
            data-over={isOver || undefined}
            data-invalid={isInvalid}
            data-chosen-file={file ? '' : undefined}
          >
            <input
              ref={input}
              type="file"
              hidden
              accept={accept.join()}
              onChange={({ currentTarget }) => void take(currentTarget.files?.[0])}
            />
            <button
              type="button"
              id={id}
              aria-labelledby={`${id}-label ${actionId}`}
              aria-describedby={described}
              ref={opener}
              className={button({ tone: 'outline' })}
              onClick={() => input.current?.click()}
            >
              <Icon icon={upload} />
              <span id={actionId}>
                {field.isRequired && (
                  <span className={visuallyHidden}>
                    <RequiredMark heard />{' '}
                  </span>
                )}
                {file || preview
                  ? t({
                      message: 'Choose another file',
                      comment: 'Button of a file field, in place of the chosen one. max 28',
                    })
                  : t({ message: 'Choose a file', comment: 'Button of a file field. max 28' })}
              </span>
            </button>
            <span className={styles.drop}>
              {t({
                message: 'or drop or paste it here',
                comment: 'Beside the button “Choose a file”, where there is a mouse and a keyboard. max 28',
              })}
            </span>
          </div>
          <span role="status" className={visuallyHidden}>
            {refused
              ? reason(refused)
              : file && t({ message: `${name} is chosen.`, comment: 'Screen reader: a file was chosen.' })}
          </span>
          {(file || preview) && (
            <div className={styles.chosen}>
              {file ? (
                <>
                  {file.type.startsWith('image/') && <Picture file={file} />}
                  <span className={styles.name}>
                    <span>{name}</span>
                    <span className={styles.size}>
                      {t({ message: `${size} MB`, comment: 'Size of a file. {size}: a number. MB: megabytes.' })}
                    </span>
                  </span>
                  <Button
                    tone="quiet"
                    label={t({
                      message: `Remove ${name}`,
                      comment: 'Screen reader: button beside a chosen file. {name}: its name.',
                    })}
                    onPress={() => {
                      taken.current = null
                      onChange(null)
                      setRefused(undefined)
                      opener.current?.focus()
                    }}
                  >
                    <Icon icon={trash} />
                    {t({ message: 'Remove', context: 'file', comment: 'Button beside a chosen file.' })}
                  </Button>
                </>
              ) : (
                <Photo src={preview} alt="" width={96} height={72} className={styles.preview} eager />
              )}
            </div>
          )}
          {children}
        </>
      )}
    </Field>
  )
}

/** The browser would open a file dropped beside the field in place of the page, and typed text would be lost. */
function useNoDropBeside() {
  const refuse = (event: DragEvent) => {
    if (event.defaultPrevented || !event.dataTransfer?.types.includes(FILES)) return
    event.preventDefault()
    event.dataTransfer.dropEffect = 'none'
  }
  useEventListener('dragover', refuse)
  useEventListener('drop', refuse)
}

function Picture({ file }: { file: File }) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(file)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [file],
  )
  return <img ref={show} alt="" width={96} height={72} className={styles.preview} />
}
