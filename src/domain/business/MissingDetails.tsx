import { Trans, useLingui } from '@lingui/react/macro'
import { detailTexts } from './detail-texts.ts'
import type { Detail } from './profile-completeness.ts'

/** The details a business must add before its owner can post an enquiry, and why (§registration.21). */
export function MissingDetails({ missing }: { missing: Detail[] }) {
  const { t, i18n } = useLingui()
  const list = new Intl.ListFormat(i18n.locales).format(missing.map((detail) => t(detailTexts[detail])))
  return (
    <Trans comment="On the profile, beside the form of an enquiry and in the registration. {list}: what is missing, such as: PAN of the company, and GST number.">
      Still missing: {list}. Enquiries can be posted only by a business whose details are complete.
    </Trans>
  )
}
