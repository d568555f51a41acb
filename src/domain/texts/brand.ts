import { msg } from '@lingui/core/macro'

/** Everything that names the owner: an owner renames the product here (and in `index.html`) and nowhere else. */
export const brand = {
  name: msg({ message: 'Krishi Vyapar', context: 'product name', comment: 'Name of the product: "farm trade".' }),
  email: 'help@krishivyapar.example',
  phone: '+911800000000',
  /** Where the phone app is to be had; their QR codes are public/qr (tests/build/qr-codes.test.ts draws them). */
  stores: {
    android: 'https://play.google.com/store/apps/details?id=example.krishivyapar',
    ios: 'https://apps.apple.com/in/app/krishi-vyapar/id0000000000',
  },
  /** Names of networks are the same in every language. The icon is the file of that name in public/social. */
  socials: [
    { name: 'WhatsApp', icon: 'whatsapp', url: 'https://wa.me/911800000000' },
    { name: 'YouTube', icon: 'youtube', url: 'https://www.youtube.com/@krishivyapar-example' },
    { name: 'Facebook', icon: 'facebook', url: 'https://www.facebook.com/krishivyapar.example' },
    { name: 'Instagram', icon: 'instagram', url: 'https://www.instagram.com/krishivyapar.example' },
  ],
} as const
