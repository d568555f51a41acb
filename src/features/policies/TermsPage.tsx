import { useLingui } from '@lingui/react/macro'
import { Policy } from './Policy.tsx'
import { termsSections } from './terms-text.ts'

/** All policies on one page (§support.6). */
export default function TermsPage() {
  const { t } = useLingui()
  return <Policy title={t({ message: 'Terms and policies', comment: 'Title of the page.' })} sections={termsSections} />
}
