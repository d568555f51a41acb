/** `mailto:` address. The e-mail address is encoded, so that it can't add headers to the message. */
export const mailAddress = (email: string): string =>
  `mailto:${encodeURIComponent(email.toWellFormed()).replace('%40', '@')}`
