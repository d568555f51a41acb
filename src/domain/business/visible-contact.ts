/**
 * The contact of a record's owner, if the server says that it may be shown; otherwise undefined, even if the server
 * sent one.
 */
export const visibleContact = <Contact>(record: {
  can_view_contact: boolean
  owner_contact?: Contact | null | undefined
}) => (record.can_view_contact ? (record.owner_contact ?? undefined) : undefined)
