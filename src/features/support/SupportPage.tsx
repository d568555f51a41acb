import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Page } from '../../domain/navigation/Page.tsx'
import { column, row, stack } from '../../ui/theme/global.css.ts'
import * as styles from './support.css.ts'
import { brand } from '../../domain/texts/brand.ts'
import { useContactPrice } from '../../payments/purchases.ts'
import { readReference } from '../../payments/reference.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { chat, clock, mail, phone } from '../../ui/layout/icons.ts'
import { Link } from '../../ui/controls/Link.tsx'
import { paths } from '../../domain/navigation/paths.ts'
import { formatRupees } from '../../i18n/format.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { card, cards } from '../../ui/layout/card.css.ts'
import * as v from 'valibot'
import { PageForm } from '../../domain/forms/PageForm.tsx'
import { useDraft } from '../../domain/forms/useDraft.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { button } from '../../ui/controls/button.css.ts'
import { TextField } from '../../ui/fields/TextField.tsx'
import { requiredText } from '../../domain/forms/rules.ts'
import { say, useForm } from '../../ui/form/useForm.ts'
import { useHydrated } from '../../ui/hooks/environment.tsx'
import { showMessage } from '../../ui/toast/messages.ts'

/** The support page (§support.1). */
export default function SupportPage() {
  const { t } = useLingui()
  return (
    <Page
      title={t({ message: 'Support', comment: 'Title of the help page.' })}
      hasForm
      className={`${column} ${styles.page}`}
      sub={<Trans comment="Under the title of the help page.">We typically reply within 24 hours.</Trans>}
    >
      <Questions />
      <div className={styles.halves}>
        <SupportForm />
        <ContactWays />
      </div>
    </Page>
  )
}

/** Formats a toll-free number: +911800123456 → +91 1800 123 456 */
const tollFree = (phone: string) => phone.replace(/^(\+91)(1800)(\d{3})(\d+)$/, '$1 $2 $3 $4')

function ContactWays() {
  return (
    <Section
      className={styles.part}
      title={<Trans comment="Heading on the help page, over e-mail, phone and chat.">Other ways to reach us</Trans>}
    >
      <ul className={stack.m}>
        <Way drawing={mail} name={<Trans comment="Way to reach us.">Email</Trans>}>
          <a href={`mailto:${brand.email}`}>{brand.email}</a>
        </Way>
        <Way drawing={phone} name={<Trans comment="Way to reach us.">Phone</Trans>}>
          <a href={`tel:${brand.phone}`}>
            <bdi>{tollFree(brand.phone)}</bdi>
          </a>
        </Way>
        <Way drawing={chat} name={<Trans comment="Way to reach us.">Chat</Trans>}>
          <a href={brand.socials[0].url} rel="noreferrer">
            {brand.socials[0].name}
          </a>
        </Way>
        <Way drawing={clock} name={<Trans comment="Over the hours at which our support answers.">Hours</Trans>}>
          <Trans comment="Hours of our support, with no-break spaces. EST, IST: time zones, 10½ hours apart all year.">
            Mon-Fri, 9:00&nbsp;am – 6:00&nbsp;pm EST. In India that is 7:30&nbsp;pm – 4:30&nbsp;am IST, through the
            night to the next morning.
          </Trans>
        </Way>
      </ul>
    </Section>
  )
}

const Way = ({ drawing, name, children }: { drawing: string; name: ReactNode; children: ReactNode }) => (
  <li className={styles.way}>
    <span className={styles.emblem}>
      <Icon icon={drawing} />
    </span>
    <div>
      <h3>{name}</h3>
      <p>{children}</p>
    </div>
  </li>
)

function Questions() {
  const price = formatRupees(useContactPrice())
  return (
    <Section
      className={styles.part}
      title={<Trans comment="Heading on the help page.">Frequently asked questions</Trans>}
    >
      <div className={cards}>
        <Question title={<Trans comment="Question on the help page.">How do I post an enquiry?</Trans>}>
          <Trans comment="Answer on the help page.">
            Log in, complete your business profile and open <Link to={paths.newEnquiry()}>New enquiry</Link>. It is
            approved after 24 hours and then appears on the public board.
          </Trans>
        </Question>
        <Question title={<Trans comment="Question on the help page.">How do I see somebody’s contact details?</Trans>}>
          <Trans comment="Answer on the help page. {price}: ₹10.">
            Open the enquiry or the business and pay {price} once, or become a{' '}
            <Link to={paths.subscription()}>premium member</Link> and see every contact for a year.
          </Trans>
        </Question>
        <Question title={<Trans comment="Question on the help page.">I have paid and see nothing. What now?</Trans>}>
          <Trans comment="Answer on the help page.">
            Your payment is kept on this device and confirmed as soon as the connection allows; you are not charged
            twice. If it takes more than a day, write to us with the payment reference.
          </Trans>
        </Question>
        <Question title={<Trans comment="Question on the help page.">How do I delete my account?</Trans>}>
          <Trans comment="Answer on the help page.">
            Ask for it under <Link to={paths.deleteAccount()}>Delete account</Link>. We process the request in 4 to 5
            working days.
          </Trans>
        </Question>
      </div>
    </Section>
  )
}

const Question = ({ title, children }: { title: ReactNode; children: ReactNode }) => (
  <div className={card}>
    <h3>{title}</h3>
    <p>{children}</p>
  </div>
)

/** A mail app sends it. Nobody can tell whether one opened, so the input stays until it is cleared (§support.4). */
export function SupportForm() {
  const { t } = useLingui()
  const { state } = useLocation()
  // The prerendered page has none, also when it is reloaded.
  const reference = useHydrated() ? readReference(state) : undefined
  const form = useForm({
    schema: supportSchema,
    initial: { name: '', email: '', message: '' },
    onSubmit: async ({ name, email, message }) => {
      const subject = t({
        message: `Support request from ${name}`,
        comment: 'Subject of a mail to us. {name}: who writes.',
      })
      const payment =
        reference &&
        t({
          message: `Payment reference: ${reference}`,
          comment: 'In a mail to us, after what the person wrote. {reference}: such as pay_29QQoUBi66xm2f.',
        })
      const body = [message, payment, `${name}\n${email}`].filter(Boolean).join('\n\n')
      openMail(mailto({ to: brand.email, subject, body }))
      showMessage(
        t({
          message: 'Your message is ready in your mail app. Please send it there.',
          comment: 'Short message: the mail program has been opened with what was typed.',
        }),
      )
    },
  })

  const draft = useDraft('support', form)

  return (
    <Section
      className={styles.part}
      title={<Trans comment="Heading over the form of the help page.">Write to us</Trans>}
    >
      <PageForm form={form} draft={draft} className={styles.form}>
        <TextField {...form.field('name')} label={t(labels.name)} isRequired autoComplete="name" />
        <TextField {...form.field('email')} label={t(labels.email)} isRequired type="email" autoComplete="email" />
        <TextField
          {...form.field('message')}
          label={t(labels.message)}
          description={
            <>
              <Trans comment="Hint in the form of the help page. {MAX_TEXT}: a number.">
                At most {MAX_TEXT} characters. Your mail app will open with this message.
              </Trans>{' '}
              {reference && (
                <Trans comment="After the hint “Your mail app will open with this message”, for who comes from a payment in doubt. {reference}: such as pay_29QQoUBi66xm2f.">
                  The payment reference {reference} is sent with your message.
                </Trans>
              )}
            </>
          }
          isRequired
          multiline
        />
        <div className={row.m}>
          <button type="submit" className={button({ tone: 'main' })} data-once>
            <Trans comment="Button of the form of the help page. max 24">Open mail app</Trans>
          </button>
          <Button tone="quiet" onPress={draft.startAfresh}>
            <Trans comment="Button of the form of the help page: empties its fields. max 24">Clear all</Trans>
          </Button>
        </div>
      </PageForm>
    </Section>
  )
}

/** Opens the mail app as a press on a link does, so that the page stays. */
function openMail(address: string) {
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
}

/** Control characters, which could begin another header in a subject. */
// oxlint-disable-next-line no-control-regex -- they are what is taken out
const CONTROL = /[\u0000-\u001f\u007f\u0085\u2028\u2029]+/g

/** Encodes a text for an address. `encodeURIComponent` alone throws at half an emoji. */
const encoded = (text: string) => encodeURIComponent(text.toWellFormed())

/** A `mailto:` address, to which no input can add a header (§support.3). */
export function mailto({ to, subject, body }: { to: string; subject: string; body: string }): string {
  const oneLine = subject.replace(CONTROL, ' ').trim()
  const lines = body.replace(/\r\n|\r|\n|\u2028|\u2029|\u0085/g, '\r\n')
  return `mailto:${to}?subject=${encoded(oneLine)}&body=${encoded(lines)}`
}

/** Maximum number of characters: mail apps take addresses of a few thousand, and a Devanagari letter takes nine. */
const MAX_TEXT = 800

const labels = {
  name: msg({ message: 'Your name', comment: 'Field of the form of the help page. max 24' }),
  email: msg({ message: 'Your email', comment: 'Field of the form of the help page. max 24' }),
  message: msg({ message: 'Your message', comment: 'Field of the form of the help page. max 24' }),
}

/** The form's fields and their limits (§support.2). */
export const supportSchema = v.object({
  name: requiredText(
    80,
    labels.name,
    msg({ message: 'Please enter your name', comment: 'Error in the form of the help page.' }),
  ),
  email: v.pipe(
    requiredText(
      254,
      labels.email,
      msg({ message: 'Please enter your email', comment: 'Error in the form of the help page.' }),
    ),
    v.email(say(msg({ message: 'Please enter a valid email', comment: 'Error in the form of the help page.' }))),
  ),
  message: requiredText(
    MAX_TEXT,
    labels.message,
    msg({ message: 'Please enter your message', comment: 'Error in the form of the help page.' }),
  ),
})
