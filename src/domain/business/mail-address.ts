/** The address of a link that writes to somebody; whatever else stands in an e-mail address adds no headers to the letter. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`
