/** Minimal valid files, in case a provider checks their content. */
const png = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='

export const photo = new File([Buffer.from(png, 'base64')], 'gehun.png', { type: 'image/png' })
export const bill = new File(['%PDF-1.7\n%%EOF\n'], 'cancelled-cheque.pdf', { type: 'application/pdf' })
/** Neither a photo nor a bill. */
export const letter = new File(['Namaste'], 'letter.txt', { type: 'text/plain' })
