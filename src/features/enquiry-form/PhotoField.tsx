import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../ui/controls/Button.tsx'
import { atStart } from '../../ui/controls/button.css.ts'
import { retry, trash } from '../../ui/layout/icons.ts'
import { FileField } from '../../ui/fields/FileField.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import * as styles from './form.css.ts'
import type { EnquiryFormState } from './useEnquiryForm.ts'

/**
 * One photo: chosen, shown with its size, changed, removed. A stored one that is to go can be kept after all until the form
 * is sent.
 */
export function PhotoField({ form, stored }: { form: EnquiryFormState; stored: string | null | undefined }) {
  const { t } = useLingui()
  const { value, onChange, ...field } = form.field('photo')
  const file = value instanceof File ? value : null
  const isRemoved = value === 'removed'
  return (
    <div className={styles.photo}>
      <FileField
        {...field}
        label={t({ message: 'Photo', comment: 'Label in the enquiry form: a photo of the produce. max 20' })}
        file={file}
        onChange={onChange}
        description={
          stored === undefined &&
          t({
            message: 'You can add more photos once the enquiry is posted.',
            comment: 'Hint at the field for the photo, in the form of a new enquiry.',
          })
        }
        preview={(!isRemoved && stored) || undefined}
      />
      {stored && !file && (
        <div className={styles.stored}>
          <p role="status">
            {isRemoved && (
              <Trans comment="In the form that changes an enquiry, after the button Remove photo.">
                The photo will be removed when you update the enquiry.
              </Trans>
            )}
          </p>
          <Button tone="quiet" className={atStart} onPress={() => onChange(isRemoved ? null : 'removed')}>
            <Icon icon={isRemoved ? retry : trash} />
            {isRemoved ? (
              <Trans comment="Button: the photo stays after all. max 20">Keep photo</Trans>
            ) : (
              <Trans comment="Button: the stored photo shall go. max 20">Remove photo</Trans>
            )}
          </Button>
        </div>
      )}
    </div>
  )
}
