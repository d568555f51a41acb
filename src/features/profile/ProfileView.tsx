import { Trans, useLingui } from '@lingui/react/macro'
import type { OwnBusiness, UserProfile } from '../../api/account.ts'
import { MissingDetails, isRegistered, missingDetails } from '../../domain/business/profile-completeness.tsx'
import { businessTypeNames } from '../../domain/business/business-types.ts'
import { isGstin, isPan } from '../../domain/business/tax-numbers.ts'
import { spacedMobile } from '../../domain/formats.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { isPosition, MapLink } from '../../domain/places/MapLink.tsx'
import { usePlaceNames } from '../../domain/places/place-names.ts'
import { Email, ForeignText, Names } from '../../domain/texts/ForeignText.tsx'
import { LOCALE_NAME, localeOfPreferred } from '../../i18n/locales.ts'
import { Disclosure } from '../../ui/controls/Disclosure.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { takeFocus } from '../../ui/hooks/focus.ts'
import { Fact, Facts } from '../../ui/layout/Card.tsx'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Photo } from '../../ui/layout/Photo.tsx'
import { Section } from '../../ui/layout/Section.tsx'
import { edit } from '../../ui/layout/icons.ts'
import * as styles from './profile.css.ts'
import { muted, note } from '../../ui/theme/global.css.ts'

export function ProfileView(props: { profile: UserProfile; takesFocus: boolean; onEdit: () => void }) {
  const { profile, takesFocus, onEdit } = props
  const { user, business } = profile
  const language = localeOfPreferred(user.preferred_language)
  return (
    <>
      <section className={styles.card}>
        <div className={styles.head}>
          {/* No `alt`: the name is beside it. */}
          {user.profile_picture ? (
            <Photo src={user.profile_picture} alt="" width={88} height={88} className={styles.picture} eager />
          ) : (
            <span className={styles.noPicture}>
              <Icon name="person" />
            </span>
          )}
          <h2 className={styles.who}>
            {user.full_name ? (
              <ForeignText text={user.full_name} />
            ) : (
              <Trans comment="On the profile page, in place of a missing name.">Name not given</Trans>
            )}
          </h2>
          <Link
            ref={takesFocus ? takeFocus : undefined}
            to={paths.profile({ mode: 'edit' })}
            tone="main"
            onClick={onEdit}
            icon={edit}
          >
            <Trans comment="Link on the profile page to name, e-mail, language, picture. max 24">Edit profile</Trans>
          </Link>
        </div>
        <Facts>
          <Fact term={<Trans comment="On the profile page, before the e-mail address.">Email</Trans>}>
            {user.email ? <Email address={user.email} /> : <NotGiven />}
          </Fact>
          <Fact term={<Trans comment="On the profile page, before the phone number.">Mobile number</Trans>}>
            <bdi>+91 {spacedMobile(user.mobile)}</bdi>
          </Fact>
          <Fact term={<Trans comment="On the profile page, before the name of a language.">Preferred language</Trans>}>
            {language ? <span lang={language}>{LOCALE_NAME[language]}</span> : <NotGiven />}
          </Fact>
        </Facts>
      </section>
      <Business business={business} isComplete={isRegistered(profile)} />
      <Disclosure
        level={2}
        title={<Trans comment="Button on the profile page that shows further links.">Manage account</Trans>}
      >
        <ul className={styles.menu}>
          <li>
            <Link to={paths.subscription()} tone="quiet">
              <Trans comment="Link to the page of the premium plan.">Subscription</Trans>
            </Link>
          </li>
          <li>
            <Link to={paths.deleteAccount()} tone="quiet" className={styles.destructive}>
              <Trans comment="Link on the profile page to the request for deletion. max 24">Delete Account</Trans>
            </Link>
          </li>
        </ul>
      </Disclosure>
    </>
  )
}

function Business({ business, isComplete }: { business: OwnBusiness | null; isComplete: boolean }) {
  const { t } = useLingui()
  const placeNames = usePlaceNames()
  const heading = <Trans comment="Heading on the profile page.">Your business</Trans>
  if (!business)
    return (
      <Section className={styles.card} title={heading}>
        <p>
          <Trans comment="On the profile page of a person without a business; a link “Register your business” follows.">
            You have not registered a business yet. Register it to post enquiries. Farmers, buyers and manufacturers
            also appear in the directory.
          </Trans>
        </p>
        <p>
          <Link to={paths.register(undefined)} tone="leaf">
            <Trans comment="Link on the profile page to the registration. max 32">Register your business</Trans>
          </Link>
        </p>
      </Section>
    )
  const missing = missingDetails(business)
  const { business_type: type, company_name, address, current_location: location } = business
  const { city = '', district = '', state = '', pin_code } = business
  return (
    <Section className={styles.card} title={heading}>
      <Facts>
        <Fact term={<Trans comment="On the profile page, before the name of the business.">Company name</Trans>}>
          <Given text={company_name} />
        </Fact>
        <Fact term={<Trans comment="On the profile page: farmer, buyer and so on.">Business type</Trans>}>
          {t(businessTypeNames[type])}
        </Fact>
        <Fact term={<Trans comment="On the profile page, before the address of the business.">Address</Trans>}>
          <Given text={address} />
          <div>
            <Names texts={placeNames({ city, district, state })} /> {pin_code}
          </div>
        </Fact>
        <Fact term={<Trans comment="On the profile page, before a link to a map.">Current location</Trans>}>
          {location && isPosition(location) ? (
            <MapLink position={location} />
          ) : (
            <span className={muted}>
              <Trans comment="On the profile page, if the position is unknown.">Location unavailable</Trans>
            </span>
          )}
        </Fact>
      </Facts>
      <TaxNumbers business={business} />
      {missing.length > 0 && (
        <p>
          <MissingDetails missing={missing} />
        </p>
      )}
      <p>
        <Link
          to={paths.register(undefined, { step: 2, business_type: type })}
          tone={missing.length > 0 ? 'leaf' : 'outline'}
        >
          {isComplete && missing.length === 0 ? (
            <Trans comment="Link on the profile page to the details of a business. max 40">Edit business details</Trans>
          ) : (
            <Trans comment="Link on the profile page to a business that lacks details. max 40">
              Complete your business details
            </Trans>
          )}
        </Link>
      </p>
    </Section>
  )
}

const NotGiven = () => (
  <span className={muted}>
    <Trans comment="On the profile page, where nothing was given.">Not given</Trans>
  </span>
)
const Given = ({ text }: { text: string | null }) => (text ? <ForeignText text={text} /> : <NotGiven />)

type Numbers = Pick<OwnBusiness, 'gst_number' | 'organization_gst' | 'company_pan' | 'organization_pan'>

/** The GST and PAN numbers. Only their format is checked, so there is no tick (§profile.13). */
export function TaxNumbers({ business }: { business: Numbers }) {
  const hasGst = isGstin(business.gst_number ?? business.organization_gst ?? '')
  const hasPan = isPan(business.company_pan ?? business.organization_pan ?? '')
  if (!hasGst && !hasPan) return null
  return (
    <>
      <ul className={styles.given}>
        {hasGst && (
          <li>
            <Trans comment="On the profile page, where a GST number is stored.">GST number given</Trans>
          </li>
        )}
        {hasPan && (
          <li>
            <Trans comment="On the profile page, where a PAN is stored.">PAN given</Trans>
          </li>
        )}
      </ul>
      <p className={note}>
        <Trans comment="On the profile page, under: GST number given, PAN given.">
          We have checked only that these numbers are written correctly, not whose they are.
        </Trans>
      </p>
    </>
  )
}
