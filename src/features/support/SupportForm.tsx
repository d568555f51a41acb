import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import * as v from 'valibot'
import { PageForm } from '../../domain/forms/PageForm.tsx'
import { useDraft } from '../../domain/forms/useDraft.ts'
import { brand } from '../../domain/texts/brand.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { EMAIL_MAX_LENGTH, requiredText } from '../../domain/forms/rules.ts'
import { say, useForm } from '../../ui/form/useForm.ts'
import { Section } from '../../ui/layout/Section.tsx'
import { showMessage } from '../../ui/toast/messages.ts'
import * as styles from './support.css.ts'

const EMPTY = { name: '', email: '', message: '' }
const draftSchema = v.object({ name: v.string(), email: v.string(), message: v.string() })

/** A mail app sends it. Nobody can tell whether one opened, so the input stays until it is cleared (§support.4). */
export function SupportForm({ title }: { title: string }) {
  const { t } = useLingui()
  const form = useForm({
    schema: supportSchema,
    initial: EMPTY,
    onSubmit: async ({ name, email, message }) => {
      const subject = t({
        message: `Support request from ${name}`,
        comment: 'Subject of a mail to us. {name}: who writes.',
      })
      openMail(mailto({ to: brand.email, subject, body: `${message}\n\n${name}\n${email}` }))
      showMessage(
        t({
          message: 'Your message is ready in your mail app. Please send it there.',
          comment: 'Short message: the mail program has been opened with what was typed.',
        }),
      )
    },
  })

  const draft = useDraft('support', draftSchema, form)

  return (
    <Section
      className={styles.part}
      headingClass={styles.heading}
      title={<Trans comment="Heading over the form of the help page.">Write to us</Trans>}
    >
      <PageForm
        form={form}
        title={title}
        heading={
          <Trans comment="Over the list of errors in the form of the help page.">Please check your message</Trans>
        }
        draft={draft}
        className={styles.form}
      >
        <TextField
          {...form.field('name')}
          label={<Trans comment="Field of the form of the help page. max 24">Your name</Trans>}
          isRequired
          autoComplete="name"
          maxLength={MAX_NAME}
        />
        <TextField
          {...form.field('email')}
          label={<Trans comment="Field of the form of the help page. max 24">Your email</Trans>}
          isRequired
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
        />
        <TextField
          {...form.field('message')}
          label={<Trans comment="Field of the form of the help page. max 24">Your message</Trans>}
          description={
            <Trans comment="Hint in the form of the help page. {MAX_TEXT}: a number.">
              At most {MAX_TEXT} characters. Your mail app will open with this message.
            </Trans>
          }
          isRequired
          multiline
          maxLength={MAX_TEXT}
        />
        <div className={styles.actions}>
          <Button type="submit" tone="main" isPending={form.isPending}>
            <Trans comment="Button of the form of the help page. max 24">Open mail app</Trans>
          </Button>
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
const MAX_NAME = 80

/** The form's fields and their limits (§support.2). */
const supportSchema = v.object({
  name: requiredText(msg({ message: 'Please enter your name', comment: 'Error in the form of the help page.' })),
  email: v.pipe(
    requiredText(msg({ message: 'Please enter your email', comment: 'Error in the form of the help page.' })),
    v.email(say(msg({ message: 'Please enter a valid email', comment: 'Error in the form of the help page.' }))),
  ),
  message: requiredText(msg({ message: 'Please enter your message', comment: 'Error in the form of the help page.' })),
})
