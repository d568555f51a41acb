import '../../i18n/aria.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useEffectEvent, useId, useRef, useState, type RefObject } from 'react'
import { useDrop } from 'react-aria/useDrop'
import { Button as AriaButton } from 'react-aria-components/Button'
import { FileTrigger } from 'react-aria-components/FileTrigger'
import { formatNumber } from '../../i18n/format.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { Button } from '../controls/Button.tsx'
import { button } from '../controls/button.css.ts'
import { trash, upload } from '../layout/icons.ts'
import { Field, RequiredMark, type FieldProps } from './Field.tsx'
import { fileProblem, megabytes, MAX_BYTES, PHOTO_TYPES, type FileProblem } from './file-rules.ts'
import * as styles from './file-field.css.ts'
import { visuallyHidden } from '../theme/global.css.ts'
import { Icon } from '../layout/Icon.tsx'
import { Photo } from '../layout/Photo.tsx'

/** image/jpeg → JPEG */
const shortName = (type: string) => type.replace(/^.*\//, '').toUpperCase()

/**
 * One file: a button in the language of the page, named by the label, opens the browser's own file input; or the file is dropped on
 * its place, or pasted while the button has the focus. That input is hidden, because it says "Choose File, No file chosen" in the language of
 * the browser, beside a chosen file too. What can't be taken is refused at once, with the reason, and what was chosen before stays.
 *
 * React Aria's `DropZone` would put a second, invisible button beside ours, which does nothing when it is pressed: TalkBack and
 * VoiceOver stop at it. So what it is made of (`useDrop`) is put on the button that everybody sees.
 */
export function FileField({
  file,
  onChange,
  accept = PHOTO_TYPES,
  maxBytes = MAX_BYTES,
  preview,
  refusals,
  ...field
}: FieldProps & {
  file: File | null
  onChange: (file: File | null) => void
  /** MIME types. */
  accept?: readonly string[]
  maxBytes?: number
  /** A picture that is there already, shown until another is chosen. */
  preview?: string
  /** What is said of a file that can't be taken, where a page has its own words for it. */
  refusals?: { [Problem in FileProblem]?: string }
}) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const does = useId()
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  useNoDropBeside()
  const [refused, setRefused] = useState<{ name: string; problem: FileProblem }>()

  const types = new Intl.ListFormat(i18n.locales, { type: 'disjunction' }).format(accept.map(shortName))
  const most = formatNumber(locale, megabytes(maxBytes))
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

  function take(chosen: File | undefined) {
    // Otherwise choosing the same file again would go unnoticed.
    if (input.current) input.current.value = ''
    if (!chosen) return
    const problem = fileProblem(chosen, { accept, maxBytes })
    setRefused(problem && { name: chosen.name, problem })
    if (!problem) onChange(chosen)
  }

  const { isDisabled = false } = field
  const { dropProps, dropButtonProps, isDropTarget } = useDrop({ ref: opener, hasDropButton: true, isDisabled })
  usePaste(opener, take)

  const error = refused ? reason(refused) : field.error
  const size = file && formatNumber(locale, megabytes(file.size))
  const name = file?.name
  return (
    <div className={styles.whole}>
      <Field
        {...field}
        // The browser's own click of a labelled button is none for React Aria, which has seen no press.
        onLabelClick={(event) => {
          event.preventDefault()
          opener.current?.click()
        }}
        error={error}
        description={
          <>
            {field.description} {limit}
          </>
        }
      >
        {({ 'aria-invalid': isInvalid, 'aria-describedby': described, id }) => (
          <div
            {...dropProps}
            // Not by way of React Aria, which leaves out a picture from another page: there is no file behind it.
            onDropCapture={({ dataTransfer }) => !isDisabled && take(dataTransfer.files[0])}
            className={styles.zone}
            data-over={isDropTarget || undefined}
            data-invalid={isInvalid}
            data-chosen-file={file ? '' : undefined}
          >
            <FileTrigger ref={input} acceptedFileTypes={accept} onSelect={(files) => take(files?.[0])}>
              <AriaButton
                {...dropButtonProps}
                id={id}
                aria-labelledby={`${id}-label ${does}`}
                aria-describedby={described}
                ref={opener}
                isDisabled={isDisabled}
                className={button({ tone: 'outline', isDisabled })}
              >
                <Icon icon={upload} />
                <span id={does}>
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
              </AriaButton>
            </FileTrigger>
            <span className={styles.drop}>
              {t({
                message: 'or drop or paste it here',
                comment: 'Beside the button “Choose a file”, where there is a mouse and a keyboard. max 28',
              })}
            </span>
          </div>
        )}
      </Field>
      <span role="status" className={visuallyHidden}>
        {refused
          ? reason(refused)
          : file && t({ message: `${name} is chosen.`, comment: 'Screen reader: a file was chosen.' })}
      </span>
      {(file || preview) && (
        <div className={styles.chosen}>
          {file ? (
            file.type.startsWith('image/') && <Picture file={file} />
          ) : (
            <Photo src={preview} alt="" width={96} height={72} className={styles.preview} eager />
          )}
          {file && (
            <span className={styles.name}>
              <span>{name}</span>
              <span className={styles.size}>
                {t({ message: `${size} MB`, comment: 'Size of a file. {size}: a number. MB: megabytes.' })}
              </span>
            </span>
          )}
          {file && (
            <Button
              tone="quiet"
              label={t({
                message: `Remove ${name}`,
                comment: 'Screen reader: button beside a chosen file. {name}: its name.',
              })}
              onPress={() => {
                onChange(null)
                setRefused(undefined)
                opener.current?.focus()
              }}
            >
              <Icon icon={trash} />
              {t({ message: 'Remove', context: 'file', comment: 'Button beside a chosen file.' })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}

/**
 * A file that is pasted while the button has the focus. React Aria's `useClipboard` leaves out what has no file behind it: a picture
 * of the screen, which is what people paste.
 */
function usePaste(button: RefObject<HTMLElement | null>, take: (file: File) => void) {
  const hear = useEffectEvent((event: ClipboardEvent) => {
    const file = event.clipboardData?.files[0]
    if (!file || document.activeElement !== button.current) return
    event.preventDefault()
    take(file)
  })
  useEffect(() => {
    const listener = (event: ClipboardEvent) => hear(event)
    document.addEventListener('paste', listener)
    return () => document.removeEventListener('paste', listener)
  }, [])
}

/** What a drag says of itself when it is of files. */
const FILES = 'Files'

/** What is dropped beside the field: the browser would open the file in the place of the page, and what was typed would be gone. */
function useNoDropBeside() {
  useEffect(() => {
    const refuse = (event: DragEvent) => {
      if (event.defaultPrevented || !event.dataTransfer?.types.includes(FILES)) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'none'
    }
    addEventListener('dragover', refuse)
    addEventListener('drop', refuse)
    return () => {
      removeEventListener('dragover', refuse)
      removeEventListener('drop', refuse)
    }
  }, [])
}

/** A chosen picture, from a local address that is given back when it is no longer shown. */
function Picture({ file }: { file: File }) {
  const image = useRef<HTMLImageElement>(null)
  useEffect(() => {
    const url = URL.createObjectURL(file)
    if (image.current) image.current.src = url
    return () => URL.revokeObjectURL(url)
  }, [file])
  return <img ref={image} alt="" width={96} height={72} className={styles.preview} />
}
