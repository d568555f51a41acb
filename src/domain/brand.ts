import { msg } from '@lingui/core/macro'

/** Everything that names the owner: an owner renames the product here (and in `index.html`) and nowhere else. */
export const brand = {
  name: msg({ message: 'Krishi Vyapar', context: 'product name', comment: 'Name of the product: "farm trade".' }),
  email: 'help@krishivyapar.example',
  phone: '+911800000000',
}
