import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { enquiryQuery, type Enquiry } from '../../api/enquiries.ts'
import { isMissing, refusalOf } from '../../api/errors.ts'
import { produceName } from '../../domain/enquiry/EnquiryTitle.tsx'
import { Loaded } from '../../domain/LoadFailure.tsx'
import { notifyIfLeft } from '../../domain/forms/notify-if-left.ts'
import { idIn, paths } from '../../domain/navigation/paths.ts'
import { Page } from '../../domain/navigation/Page.tsx'
import { useOnward } from '../../domain/navigation/useOnward.ts'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { useLocale } from '../../i18n/useLocale.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { EmptyState } from '../../ui/feedback/Panel.tsx'
import { SkeletonParts } from '../../ui/feedback/Skeleton.tsx'
import * as panel from '../../ui/feedback/feedback.css.ts'
import { takeFocus } from '../../ui/hooks/focus.ts'
import { useTimeout } from '../../ui/hooks/events.ts'
import { showMessage } from '../../ui/toast/messages.ts'
import { EnquiryForm } from './EnquiryForm.tsx'
import type { EnquiryOutput, EnquiryValues } from './enquiry-schema.ts'
import * as styles from './form.css.ts'
import { changeEnquiry } from './post-enquiry.ts'

/** Time after which the enquiry opens (ms); its page repeats the message (§enquiries.28). */
const UPDATED_SHOWS_FOR = 1000

const updated = msg({ message: 'Enquiry updated successfully!', comment: 'After an enquiry was changed.' })

/** The produce in the page's language, which may change while the form stays. */
function Produce({ stored }: { stored: Enquiry }) {
  const { data = stored } = useQuery({ ...enquiryQuery(useLocale(), stored.id), staleTime: Infinity })
  return <ForeignText text={produceName(data)} />
}

/** Page where an own enquiry is changed (§enquiries.13). */
export default function EditEnquiryPage() {
  const id = idIn(useParams()['id']) ?? 0
  const { t } = useLingui()
  const locale = useLocale()
  const onward = useOnward()
  const queryClient = useQueryClient()
  const [isUpdated, setUpdated] = useState(false)
  // A change of language must not reset the form. Its values are ids.
  const [firstLocale] = useState(locale)
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...enquiryQuery(firstLocale, id),
    refetchOnMount: 'always',
    enabled: !isUpdated && id > 0,
  })
  useTimeout(
    () => {
      showMessage(t(updated))
      void onward(paths.enquiry(id), { replace: true })
    },
    isUpdated ? UPDATED_SHOWS_FOR : undefined,
  )

  async function change(output: EnquiryOutput, initial: EnquiryValues) {
    try {
      await changeEnquiry(locale, id, initial, output)
    } catch (error) {
      // Closed on another device: the way back takes the form's place.
      if (refusalOf(error).error === 'enquiry_closed') void refetch()
      throw error
    }
    setUpdated(true)
    void queryClient.invalidateQueries({ queryKey: ['enquiries'] })
  }

  const isUnknown = id === 0 || (!isFetching && isMissing(error))
  const stored = isFetchedAfterMount && !isUnknown ? data : undefined
  const toList = (
    <Link to={paths.enquiries()} tone={isUnknown ? 'leaf' : 'outline'}>
      <Trans comment="Link to the list of the person’s own enquiries. max 24">My enquiries</Trans>
    </Link>
  )
  return (
    <Page
      title={t({ message: 'Edit enquiry', comment: 'Title of the page.' })}
      hasForm={!!stored && !isUpdated && stored.status !== 'closed'}
      className={styles.page}
      sub={stored && <Produce stored={stored} />}
    >
      {isUpdated ? (
        // The message takes the focus, which scrolls it into view.
        <p ref={takeFocus} tabIndex={-1} className={panel.panel}>
          {t(updated)}
        </p>
      ) : isUnknown ? (
        <EmptyState
          title={<Trans comment="Heading when there is no enquiry at this address.">Enquiry not found</Trans>}
          message={
            <Trans comment="When there is no enquiry.">
              It may belong to somebody else, or the link may be incomplete.
            </Trans>
          }
          action={toList}
        />
      ) : (
        <Loaded
          query={{ data: stored, error, isFetching, refetch }}
          failure={
            <Trans comment="Heading, when an enquiry could not be loaded.">Failed to fetch enquiry details.</Trans>
          }
          action={toList}
          loading={
            <Trans comment="Screen reader: while the enquiry to change is on its way.">Loading the enquiry…</Trans>
          }
          placeholder={<SkeletonParts count={3} />}
        >
          {(enquiry) =>
            enquiry.status === 'closed' ? (
              <div role="alert" className={panel.panel}>
                <p>
                  <Trans comment="In place of a form.">This enquiry is closed and can’t be changed any more.</Trans>
                </p>
                <Link to={paths.enquiry(id)} tone="leaf">
                  <Trans comment="Link from the form back to the enquiry. max 24">Back to the enquiry</Trans>
                </Link>
              </div>
            ) : (
              <EnquiryForm
                stored={enquiry}
                submitLabel={<Trans comment="Button: saves the changes of an enquiry. max 24">Update enquiry</Trans>}
                failed={
                  <Trans comment="Heading, when an enquiry could not be changed.">Failed to update enquiry</Trans>
                }
                onSubmit={notifyIfLeft(change, updated)}
              />
            )
          }
        </Loaded>
      )}
    </Page>
  )
}
