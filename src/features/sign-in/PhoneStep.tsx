import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import * as v from 'valibot'
import { ApiError, refusalOf } from '../../api/errors.ts'
import { requestOtp } from '../../api/account.ts'
import { brand } from '../../domain/texts/brand.ts'
import { sendError } from '../../domain/failures.ts'
import { FormFailure, PageForm } from '../../domain/forms/PageForm.tsx'
import { mobileNumber } from '../../domain/formats.ts'
import { paths } from '../../domain/navigation/paths.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession } from '../../session/session.ts'
import { readStored } from '../../session/storage.ts'
import { Button } from '../../ui/controls/Button.tsx'
import { CheckboxField } from '../../ui/fields/ChoiceField.tsx'
import { shield } from '../../ui/layout/icons.ts'
import { visuallyHidden } from '../../ui/theme/global.css.ts'
import { Icon } from '../../ui/layout/Icon.tsx'
import { Link } from '../../ui/controls/Link.tsx'
import { NumberField } from '../../ui/fields/NumberField.tsx'
import { say, useForm } from '../../ui/form/useForm.ts'
import { focusFirstField } from '../../ui/hooks/focus.ts'
import * as styles from './sign-in.css.ts'

const schema = v.object({
  mobile: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(say(msg({ message: 'Enter your mobile number', comment: 'At the sign-in: the field is empty.' }))),
    v.transform((text) => mobileNumber(text) ?? ''),
    v.nonEmpty(
      say(
        msg({
          message: 'Enter a mobile number of 10 digits that begins with 6, 7, 8 or 9',
          comment: 'At the sign-in: what was typed is no Indian mobile number.',
        }),
      ),
    ),
  ),
  accepted: v.pipe(
    v.boolean(),
    v.literal(
      true,
      say(
        msg({
          message: 'Accept the terms and the privacy policy to go on',
          comment: 'At the sign-in: the box is empty.',
        }),
      ),
    ),
  ),
})

/** Texts for when an OTP could not be sent (§sign-in.15). */
export const sendFailure = (error: unknown) => sendError(error, { refused: texts.refused, unexpected: texts.again })

const texts = {
  refused: msg({ message: 'Failed to send OTP', comment: 'At the sign-in: the server did not send a code.' }),
  again: msg({
    message: 'Failed to send OTP. Please try again.',
    comment: 'At the sign-in: the server could not be reached, or its answer could not be read.',
  }),
}

/** A link that opens in a new tab, so that the input stays. `_t` names the tag in the catalogs. */
const NewTab = ({ to, children }: { to: string; children: ReactNode; _t: string }) => (
  <Link to={to} target="_blank">
    {children}
  </Link>
)

/** The step for mobile number and consent (§sign-in.4). */
export function PhoneStep(props: {
  /** The number that the person came back to from the second step: the field takes the focus, and the consent stays. */
  changed: string | undefined
  /** Called when the OTP has been sent to the number on the screen. */
  onSent: (mobile: string) => void
}) {
  const { changed, onSent } = props
  const isBack = changed !== undefined
  const { t } = useLingui()
  const locale = useLocale()
  const form = useForm({
    schema,
    initial: { mobile: changed ?? '', accepted: isBack },
    onSubmit: async (output, isUnchanged) => {
      const reply = await openSession().during(requestOtp({ mobile: output.mobile }, locale))
      if (reply.status !== 'success') throw new ApiError('http', { refusal: { message: reply.message } })
      // If the number was corrected meanwhile, the OTP went to another phone: the person stays here.
      if (isUnchanged()) onSent(output.mobile)
    },
    fieldErrors: (failure) => refusalOf(failure).errors,
  })
  const name = t(brand.name)
  // Prerendered HTML has an empty field, in which the person may already be typing.
  const fillIn = useEffectEvent(() => {
    const field = document.querySelector<HTMLInputElement>('[name=mobile]')
    const remembered = readStored('mobile')
    if (remembered && field?.value === '' && document.activeElement !== field) form.change({ mobile: remembered })
  })
  useLayoutEffect(() => fillIn(), [])

  return (
    <PageForm
      ref={isBack ? focusFirstField : undefined}
      form={form}
      failure={<FormFailure {...sendFailure(form.formFailure)} />}
      className={styles.form}
    >
      <NumberField
        {...form.field('mobile')}
        label={<Trans comment="Label of the field at the sign-in.">Mobile number</Trans>}
        description={
          <Trans comment="Hint under the label of the mobile number at the sign-in. +91: country code of India.">
            10 digits, after the country code <bdi>+91</bdi>
          </Trans>
        }
        isRequired
        inputMode="tel"
        autoComplete="tel-national"
        prefix="+91"
      />
      <p className={styles.safety}>
        <Icon icon={shield} />
        <span>
          <Trans comment="Safety note at the sign-in. {name}: name of the product. OTP stays in Latin letters.">
            Your number stays hidden from others. Never tell anyone your OTP: {name} will not ask for it by phone or
            message.
          </Trans>
        </span>
      </p>
      <CheckboxField
        {...form.field('accepted')}
        isRequired
        label={
          <Trans comment="Box to tick at the sign-in; both links open in a new tab.">
            I accept the{' '}
            <NewTab _t="terms" to={paths.terms()}>
              terms
            </NewTab>{' '}
            and the{' '}
            <NewTab _t="privacy" to={paths.privacy()}>
              privacy policy
            </NewTab>
          </Trans>
        }
        description={
          <span className={visuallyHidden}>
            <Trans comment="Screen reader: about the links to the policies.">The links open in a new tab</Trans>
          </span>
        }
      />
      <Button
        type="submit"
        tone="main"
        isPending={form.isPending}
        pendingLabel={<Trans comment="Button at the sign-in while the code is being sent. max 24">Sending...</Trans>}
        className={styles.wide}
      >
        <Trans comment="Button at the sign-in: has a code sent to the number. max 24" context="sign-in">
          Next
        </Trans>
      </Button>
    </PageForm>
  )
}
