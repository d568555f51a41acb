import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { paths } from '../../domain/navigation/paths.ts'

/** Description under the title of each prerendered page, in search results and messengers. */
export const descriptions: Record<string, MessageDescriptor> = {
  [paths.home()]: msg({
    message:
      'Farmers, buyers and manufacturers trade directly: what people all over India want to buy and sell, a directory of businesses, and mandi prices of the day. In English, Hindi and Marathi.',
    comment: 'Of the home page, in search results and shared links.',
  }),
  [paths.mandi()]: msg({
    message:
      'Lowest, highest and common prices of farm produce at wholesale markets all over India, by state, district and market, as the government publishes them.',
    comment: 'Of the page of mandi prices, in search results and shared links.',
  }),
  [paths.mandiMarket()]: msg({
    message: 'Find the mandi prices of the day, and what others want to buy and sell.',
    comment: 'Of the page “Mandi Market”, which leads on to others, in search results and shared links.',
  }),
  [paths.support()]: msg({
    message: 'Answers to what is often asked, and how to reach us: by phone, e-mail, chat or message.',
    comment: 'Of the support page, in search results and shared links.',
  }),
  [paths.privacy()]: msg({
    message: 'Which of your data is kept, what for, who sees it, and how you have it deleted.',
    comment: 'Of the privacy policy, in search results and shared links.',
  }),
  [paths.terms()]: msg({
    message: 'The terms under which farmers, buyers and manufacturers trade here.',
    comment: 'Of the terms of use, in search results and shared links.',
  }),
  [paths.auth()]: msg({
    message: 'Log in with your mobile number and an OTP: no password is needed.',
    comment: 'Of the sign-in page, in search results and shared links.',
  }),
  [paths.register(undefined)]: msg({
    message:
      'Register as a farmer, buyer, manufacturer or other business in two steps, and post what you want to buy or sell.',
    comment: 'Of the registration, in search results and shared links.',
  }),
}

/** Description of the installed app, which the system shows. */
export const appDescription = msg({
  message: 'Farmers, buyers and manufacturers trade: enquiries, a directory and mandi prices.',
  comment: 'Of the app that is installed from this site, in the lists of the phone.',
})

/** Description of the price data, for search engines that list data sets. */
export const priceData = msg({
  message:
    'Daily minimum, maximum and common (modal) prices of agricultural commodities, in rupees per quintal, reported by wholesale markets (mandis) all over India.',
  comment: 'Of the mandi prices as a data set.',
})
