/** The contact of a record's owner, where the server says that it may be seen; what it sends besides that is not shown. */
export const visibleContact = <Contact>(record: {
  can_view_contact: boolean
  owner_contact?: Contact | null | undefined
}) => (record.can_view_contact ? (record.owner_contact ?? undefined) : undefined)
