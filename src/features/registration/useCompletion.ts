import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { createProfile, type ProfileInput } from '../../api/registration.ts'
import { beginsLike } from '../../domain/files/file-beginning.ts'
import { paths } from '../../domain/navigation/paths.ts'
import type { Locale } from '../../i18n/locales.ts'
import { useLocale } from '../../i18n/useLocale.ts'
import { openSession, readSession } from '../../session/session.ts'
import { BUSINESS_TYPES, profileFlag, type BusinessType } from '../../session/storage.ts'
import { showMessage } from '../../ui/toast/messages.ts'
import { BillRefused, SignInNeeded } from './registration-error.ts'
import { dropStepDrafts } from './step-drafts.ts'

type Send = (input: ProfileInput<BusinessType>, locale: Locale) => ReturnType<(typeof createProfile)[BusinessType]>

/**
 * Sends step 2; on success business and flags are stored, what was typed is forgotten, and the way leads on: a farmer's to the
 * subscription, all others' home (§registration.25).
 * @param options.isEdit of a finished business: the way leads to the profile
 * @param options.next where the way leads instead
 * @param options.isFinished asks whether another tab or device has registered in the meantime: then nothing is sent
 * @param options.onSent called as soon as the server has it
 */
export function useCompletion(
  type: BusinessType,
  options: {
    isEdit: boolean
    next: string | undefined
    isFinished: () => Promise<boolean>
    onSent: (() => void) | undefined
  },
): (input: ProfileInput<BusinessType>) => Promise<void> {
  const { isEdit, next, isFinished, onSent } = options
  const { t } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  return async (input) => {
    if (!readSession().token) throw new SignInNeeded('token')
    const session = openSession()
    if (!isEdit && (await session.during(isFinished()))) return
    if ('cancelled_bill' in input && input.cancelled_bill) {
      const isBill = await session.during(beginsLike(input.cancelled_bill, ['pdf', 'jpeg', 'png']))
      if (!isBill) throw new BillRefused(isBill === undefined ? 'gone' : 'type')
    }
    const reply = await session.during((createProfile[type] as Send)(input, locale))
    onSent?.()
    dropStepDrafts()
    session.store({
      businessId: reply.business_id,
      business_type: type,
      isBusiness: true,
      hasProfile: true,
      ...Object.fromEntries(BUSINESS_TYPES.map((each) => [profileFlag(each), reply[profileFlag(each)]])),
      // It has a name and an address now (§session.7).
      business_profile_verified: true,
      user_name: input.full_name,
      ...(input.email && { user_email: input.email }),
    })
    // The next page shows the profile as it is now.
    await queryClient.invalidateQueries({ queryKey: ['profile'] })
    showMessage(
      isEdit
        ? t({
            message: 'The details of your business are saved.',
            comment: 'Short message after the details of a registered business were changed, on the next page.',
          })
        : t({
            message: 'Welcome! Your business is registered.',
            comment: 'Short message after the registration, on the next page.',
          }),
    )
    const after = isEdit ? paths.profile() : type === 'farmer' ? paths.subscription() : paths.home()
    void navigate(next ?? after, { replace: true })
  }
}
