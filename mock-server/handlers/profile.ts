import { refuse } from '../failure.ts'
import type { Handlers } from '../operation.ts'
import { successTexts } from '../success-texts.ts'
import { insertPhoto, readUpload } from '../uploads.ts'
import { isPremium } from './contact-access.ts'
import { businessOf, profileFlags, type Business } from './own-business.ts'
import { PREFERRED_LANGUAGE } from '../../src/i18n/locales.ts'

/** The signed-in user (§profile.2, §profile.10). */
export const profile = {
  getUserProfile({ user, store, now }) {
    const business = businessOf(store, user.id)
    const is_premium = isPremium(user, now)
    const { full_name, email, mobile, preferred_language, picture, role } = user
    const profile_picture = picture === null ? null : `/media/photos/${picture}`
    return {
      status: 200,
      body: {
        success: true,
        user: { full_name, email, mobile, preferred_language, profile_picture },
        business: business ? ownBusiness(business, is_premium) : null,
        ...profileFlags(business),
        is_premium,
        role,
      },
    }
  },

  getUserRole: ({ user }) => ({ status: 200, body: { role: user.role } }),

  async editUserProfile({ body, user, lang, store }) {
    const full_name = body.full_name.trim()
    const email = body.email === '' ? null : (body.email ?? user.email)
    // A form without a picture may send an empty file.
    const file = body.profile_picture?.size ? body.profile_picture : undefined
    const picture = file && (await readUpload(file, ['jpeg', 'png', 'gif']))
    if (picture === 'type') return refuse(400, 'invalid', lang, { profile_picture: 'not_an_image' })
    if (picture === 'size') return refuse(400, 'invalid', lang, { profile_picture: 'image_too_large' })

    store.db
      .prepare('UPDATE user SET full_name = ?, email = ?, preferred_language = ? WHERE id = ?')
      .run(full_name, email, PREFERRED_LANGUAGE[lang], user.id)
    if (picture) {
      const id = insertPhoto(store, picture)
      store.db.prepare('UPDATE user SET picture = ? WHERE id = ?').run(id, user.id)
      store.db.prepare('DELETE FROM photo WHERE id = ?').run(user.picture)
    }
    return { status: 200, body: { success: true, message: successTexts.profile_updated[lang] } }
  },

  requestAccountDeletion({ body: { reason }, user, lang, store, now }) {
    // A repeated request replaces the reason; there is only one account to delete.
    store.db.prepare('DELETE FROM deletion_request WHERE user_id = ?').run(user.id)
    store.db
      .prepare('INSERT INTO deletion_request (user_id, reason, created_at) VALUES (?, ?, ?)')
      .run(user.id, reason, new Date(now).toISOString())
    return { status: 201, body: { success: true, message: successTexts.deletion_received[lang] } }
  },
} satisfies Partial<Handlers>

/** The business as shown in the profile; `null` for fields that step 2 hasn't filled yet. */
function ownBusiness(business: Business, can_view_contact: boolean) {
  const { id: _, has_profile: __, extras, ...columns } = business
  const { company_name, address } = columns
  return { ...extras, ...columns, company_name: company_name || null, address: address || null, can_view_contact }
}
