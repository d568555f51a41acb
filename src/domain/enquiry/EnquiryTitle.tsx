import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react'
import { createElement } from 'react'
import type { EnquirySummary } from '../../api/enquiries.ts'
import { useShownPlace } from '../places/place-names.ts'
import { Names } from '../texts/ForeignText.tsx'

type Titled = Pick<EnquirySummary, 'type' | 'status' | 'sub_category' | 'sub_sub_category' | 'location'>

export const produceName = (enquiry: Pick<EnquirySummary, 'sub_category' | 'sub_sub_category'>): string =>
  [enquiry.sub_category.name, enquiry.sub_sub_category?.name].filter(Boolean).join(' ')

/** The enquiry with its place in the page's language, for its title. */
export function usePlaced<Enquiry extends Pick<Titled, 'location'>>(enquiry: Enquiry): Enquiry {
  const location = useShownPlace(enquiry.location)
  return { ...enquiry, location }
}

export function useEnquiryTitle(enquiry: Titled | null | undefined): string | undefined {
  const { _ } = useLingui()
  const location = useShownPlace(enquiry?.location)
  return enquiry ? _(enquiryTitle({ ...enquiry, location })) : undefined
}

/** The title, in which names are marked with their language where that isn't the page's. */
export function EnquiryTitle({ enquiry }: { enquiry: Titled }) {
  const { values, ...title } = enquiryTitle(usePlaced(enquiry))
  const names = Object.entries(values ?? {}).map(([placeholder, value]) => [
    placeholder,
    // The parts of a place may have two languages: “Loni Dhamani, पुणे”.
    <Names key={placeholder} texts={String(value).split(', ')} />,
  ])
  // This isn't JSX, which would be extracted as a text to translate.
  return createElement(Trans, { ...title, values: Object.fromEntries(names) })
}

/** Title of an enquiry as a complete sentence (§home.9). */
export function enquiryTitle(enquiry: Titled): MessageDescriptor {
  const produce = produceName(enquiry)
  const place = enquiry.location
  if (enquiry.status === 'closed') {
    return place
      ? msg({
          message: `${produce} in ${place} (closed)`,
          comment:
            'Title of an enquiry that its owner has closed. {produce}: crop and variety, {place}: town or district.',
        })
      : msg({
          message: `${produce} (closed)`,
          comment: 'Title of a closed enquiry whose place is not known. {produce}: crop and variety.',
        })
  }
  if (enquiry.type === 'buy') {
    return place
      ? msg({
          message: `${produce} required in ${place}`,
          comment: 'Title of a buy enquiry. {produce}: crop and variety, {place}: town or district.',
        })
      : msg({
          message: `${produce} required`,
          comment: 'Title of a buy enquiry whose place is not known. {produce}: crop and variety.',
        })
  }
  return place
    ? msg({
        message: `${produce} for sale in ${place}`,
        comment: 'Title of a sell enquiry. {produce}: crop and variety, {place}: town or district.',
      })
    : msg({
        message: `${produce} for sale`,
        comment: 'Title of a sell enquiry whose place is not known. {produce}: crop and variety.',
      })
}
