import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { readQuery } from './ask.ts'
import { api, userHeaders, parseReply } from './client.ts'
import { asForm, type FormInput } from './sending.ts'
import * as replies from './generated/replies.ts'
import type { components } from './generated/schema.ts'
import { once } from './idempotency/once.ts'

type Schemas = components['schemas']
type BusinessType = InferOutput<typeof replies.vBusinessType>

/** State, district and places of a six-digit PIN code. Fails with 404 for an unknown code. */
export const pincodeQuery = (locale: Locale, pincode: string) =>
  readQuery(
    locale,
    { operation: 'lookUpPincode', path: { pincode } },
    replies.vLookUpPincodeResponse,
    ({ data }) => data,
  )

/** Step 1: creates a business whose profile is incomplete. */
export const createBusiness = (body: Schemas['CreateBusiness'], locale: Locale) =>
  once('createBusiness', body, async (key) =>
    parseReply(
      api.POST('/api/mobile/v1/create-business/', { ...named(locale, key), body }),
      replies.vCreateBusinessResponse,
    ),
  )

const named = (locale: Locale, key: string) => ({ params: { header: userHeaders(locale, key) } })

/** Step 2, by business type: completes the profile, and creates the business if step 1 was skipped. */
export const createProfile = {
  farmer: (body: Schemas['CreateFarmer'], locale: Locale) =>
    once('createFarmer', body, async (key) =>
      parseReply(
        api.POST('/api/mobile/v1/create-farmer/', { ...named(locale, key), body }),
        replies.vCreateFarmerResponse,
      ),
    ),
  buyer: (body: Schemas['CreateBuyer'], locale: Locale) =>
    once('createBuyer', body, async (key) =>
      parseReply(
        api.POST('/api/mobile/v1/create-buyer/', { ...named(locale, key), body }),
        replies.vCreateBuyerResponse,
      ),
    ),
  manufacturer: (body: Schemas['CreateManufacturer'], locale: Locale) =>
    once('createManufacturer', body, async (key) =>
      parseReply(
        api.POST('/api/mobile/v1/create-manufacturer/', { ...named(locale, key), body }),
        replies.vCreateManufacturerResponse,
      ),
    ),
  fpo: (body: Schemas['CreateFpo'], locale: Locale) =>
    once('createFpo', body, async (key) =>
      parseReply(api.POST('/api/mobile/v1/create-fpo/', { ...named(locale, key), body }), replies.vCreateFpoResponse),
    ),
  agent: (input: FormInput<Schemas['CreateAgent']>, locale: Locale) =>
    once('createAgent', input, async (key) =>
      parseReply(
        api.POST('/api/mobile/v1/create-agent/', { ...named(locale, key), ...asForm<Schemas['CreateAgent']>(input) }),
        replies.vCreateAgentResponse,
      ),
    ),
  company: (input: FormInput<Schemas['CreateCompany']>, locale: Locale) =>
    once('createCompany', input, async (key) =>
      parseReply(
        api.POST('/api/mobile/v1/create-company/', {
          ...named(locale, key),
          ...asForm<Schemas['CreateCompany']>(input),
        }),
        replies.vCreateCompanyResponse,
      ),
    ),
  distributor: (input: FormInput<Schemas['CreateDistributor']>, locale: Locale) =>
    once('createDistributor', input, async (key) =>
      parseReply(
        api.POST('/api/mobile/v1/create-distributor/', {
          ...named(locale, key),
          ...asForm<Schemas['CreateDistributor']>(input),
        }),
        replies.vCreateDistributorResponse,
      ),
    ),
  retailer: (input: FormInput<Schemas['CreateRetailer']>, locale: Locale) =>
    once('createRetailer', input, async (key) =>
      parseReply(
        api.POST('/api/mobile/v1/create-retailer/', {
          ...named(locale, key),
          ...asForm<Schemas['CreateRetailer']>(input),
        }),
        replies.vCreateRetailerResponse,
      ),
    ),
  wholesaler: (input: FormInput<Schemas['CreateWholesaler']>, locale: Locale) =>
    once('createWholesaler', input, async (key) =>
      parseReply(
        api.POST('/api/mobile/v1/create-wholesaler/', {
          ...named(locale, key),
          ...asForm<Schemas['CreateWholesaler']>(input),
        }),
        replies.vCreateWholesalerResponse,
      ),
    ),
} satisfies Record<BusinessType, unknown>

/** Input of step 2 for a business type. The five types with a bill include its file. */
export type ProfileInput<Type extends BusinessType> = Parameters<(typeof createProfile)[Type]>[0]
