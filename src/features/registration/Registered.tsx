import { Trans, useLingui } from '@lingui/react/macro'
import type { UserProfile } from '../../api/profile.ts'
import { businessTypeNames } from '../../domain/business/business-types.ts'
import { MissingDetails } from '../../domain/business/MissingDetails.tsx'
import { ForeignText } from '../../domain/texts/ForeignText.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { missingDetails } from '../../domain/business/profile-completeness.ts'
import { button } from '../../ui/controls/button.css.ts'
import { edit } from '../../ui/layout/icons.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { SkeletonText } from '../../ui/feedback/Skeleton.tsx'
import * as styles from './form.css.ts'
import { StepLayout } from './StepLayout.tsx'
import { useNext } from './useNext.ts'

/**
 * In place of step 1, for a person with a finished business: what is stored, and the ways onward.
 * @param props.profile undefined while it is on its way
 */
export function Registered({ profile }: { profile: UserProfile | undefined }) {
  const { t } = useLingui()
  return (
    <StepLayout
      heading={t({
        message: 'Your business is registered',
        comment: 'Title of the registration page for a person who has done it already.',
      })}
    >
      {profile?.business ? <Stored name={profile.user.full_name} business={profile.business} /> : <Coming />}
    </StepLayout>
  )
}

type Business = NonNullable<UserProfile['business']>

function Stored({ name, business }: { name: string; business: Business }) {
  const { t } = useLingui()
  const next = useNext()
  const { business_type, company_name, address } = business
  const missing = missingDetails(business)
  return (
    <>
      <section className={`${styles.group} ${styles.stored}`}>
        <h2 className={styles.summaryName}>
          <ForeignText text={company_name || name} />
        </h2>
        <p>{t(businessTypeNames[business_type])}</p>
        {address && (
          <p>
            <ForeignText text={address} />
          </p>
        )}
        {missing.length > 0 && (
          <p>
            <MissingDetails missing={missing} />
          </p>
        )}
      </section>
      <div className={styles.ways}>
        <Link to={paths.register(next, { step: 2, business_type })} className={button({ tone: 'leaf' })}>
          <Icon icon={edit} />
          <Trans comment="Link to the form with the details of a registered business. max 28">Edit details</Trans>
        </Link>
        {next ? (
          <Link to={next} className={button({ tone: 'main' })}>
            <Trans comment="Link on the registration page, of a person who has done it already: to the page they wanted. max 16">
              Continue
            </Trans>
          </Link>
        ) : (
          <Link to={paths.home()} className={button({ tone: 'quiet' })}>
            <Trans comment="Link to the home page. max 16">Home</Trans>
          </Link>
        )}
      </div>
    </>
  )
}

const Coming = () => (
  <div className={styles.coming}>
    <p role="status" className={visuallyHidden}>
      <Trans comment="While the person’s profile is on its way.">Loading profile...</Trans>
    </p>
    <SkeletonText lines={6} />
  </div>
)
