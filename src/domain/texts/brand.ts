import { msg } from '@lingui/core/macro'

/** Everything that names the owner. To rename the product, change only this and `index.html`. */
export const brand = {
  name: msg({ message: 'Krishi Vyapar', context: 'product name', comment: 'Name of the product: "farm trade".' }),
  email: 'help@krishivyapar.example',
  phone: '+911800000000',
  /** Store pages of the phone app; their QR codes are in public/qr (tests/build/qr-codes.test.ts draws them). */
  stores: {
    android: 'https://play.google.com/store/apps/details?id=example.krishivyapar',
    ios: 'https://apps.apple.com/in/app/krishi-vyapar/id0000000000',
  },
  /** The sites' names are the same in every language; `icon` is a file in public/social. */
  socials: [
    { name: 'WhatsApp', icon: 'whatsapp', url: 'https://wa.me/911800000000' },
    { name: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/@krishivyapar-example' },
    { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/krishivyapar.example' },
    { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/krishivyapar.example' },
  ],
} as const
