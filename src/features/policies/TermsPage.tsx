import { useLingui } from '@lingui/react/macro'
import { Policy } from './Policy.tsx'
import { termsSections } from './terms-text.ts'

/** All policies on one page (specification part 1, section 2, Policies). */
export default function TermsPage() {
  const { t } = useLingui()
  return <Policy title={t({ message: 'Terms and policies', comment: 'Title of the page.' })} sections={termsSections} />
}
