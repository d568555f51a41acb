import { queryOptions } from '@tanstack/react-query'
import type { InferOutput } from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { api, asUser, checked, inLanguage } from './client.ts'
import { asForm, type FormInput } from './form.ts'
import * as replies from './generated/replies.ts'
import type { components } from './generated/schema.ts'

type Schemas = components['schemas']
export type BusinessType = InferOutput<typeof replies.vBusinessType>

/** State, district and places of a six-digit PIN code, which stay what they are. 404 when there is no such code. */
export const pincodeQuery = (locale: Locale, pincode: string) =>
  queryOptions({
    queryKey: ['pincode', locale, pincode],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { data } = await checked(
        api.GET('/api/mobile/v1/location/pincode/{pincode}/', {
          params: { path: { pincode }, header: inLanguage(locale) },
          signal,
        }),
        replies.vLookUpPincodeResponse,
      )
      return data
    },
  })

/** Step 1: a business whose profile is still incomplete. */
export const createBusiness = (body: Schemas['CreateBusiness'], locale: Locale) =>
  checked(
    api.POST('/api/mobile/v1/create-business/', { params: { header: asUser(locale) }, body }),
    replies.vCreateBusinessResponse,
  )

const named = (locale: Locale) => ({ params: { header: asUser(locale) } })

/** Step 2: what completes the profile of each business type, and creates the business where step 1 was left out. */
export const createProfile = {
  farmer: (body: Schemas['CreateFarmer'], locale: Locale) =>
    checked(api.POST('/api/mobile/v1/create-farmer/', { ...named(locale), body }), replies.vCreateFarmerResponse),
  buyer: (body: Schemas['CreateBuyer'], locale: Locale) =>
    checked(api.POST('/api/mobile/v1/create-buyer/', { ...named(locale), body }), replies.vCreateBuyerResponse),
  manufacturer: (body: Schemas['CreateManufacturer'], locale: Locale) =>
    checked(
      api.POST('/api/mobile/v1/create-manufacturer/', { ...named(locale), body }),
      replies.vCreateManufacturerResponse,
    ),
  fpo: (body: Schemas['CreateFpo'], locale: Locale) =>
    checked(api.POST('/api/mobile/v1/create-fpo/', { ...named(locale), body }), replies.vCreateFpoResponse),
  agent: (input: FormInput<Schemas['CreateAgent']>, locale: Locale) =>
    checked(
      api.POST('/api/mobile/v1/create-agent/', { ...named(locale), ...asForm<Schemas['CreateAgent']>(input) }),
      replies.vCreateAgentResponse,
    ),
  company: (input: FormInput<Schemas['CreateCompany']>, locale: Locale) =>
    checked(
      api.POST('/api/mobile/v1/create-company/', { ...named(locale), ...asForm<Schemas['CreateCompany']>(input) }),
      replies.vCreateCompanyResponse,
    ),
  distributor: (input: FormInput<Schemas['CreateDistributor']>, locale: Locale) =>
    checked(
      api.POST('/api/mobile/v1/create-distributor/', {
        ...named(locale),
        ...asForm<Schemas['CreateDistributor']>(input),
      }),
      replies.vCreateDistributorResponse,
    ),
  retailer: (input: FormInput<Schemas['CreateRetailer']>, locale: Locale) =>
    checked(
      api.POST('/api/mobile/v1/create-retailer/', { ...named(locale), ...asForm<Schemas['CreateRetailer']>(input) }),
      replies.vCreateRetailerResponse,
    ),
  wholesaler: (input: FormInput<Schemas['CreateWholesaler']>, locale: Locale) =>
    checked(
      api.POST('/api/mobile/v1/create-wholesaler/', {
        ...named(locale),
        ...asForm<Schemas['CreateWholesaler']>(input),
      }),
      replies.vCreateWholesalerResponse,
    ),
} satisfies Record<BusinessType, unknown>

/** What step 2 sends for a business type; of the five with a bill, the file beside the fields. */
export type ProfileInput<Type extends BusinessType> = Parameters<(typeof createProfile)[Type]>[0]
