import type * as v from 'valibot'
import type { Locale } from '../i18n/locales.ts'
import { readQuery } from './ask.ts'
import { api, userHeaders, parseReply } from './client.ts'
import { asForm, type FormInput } from './sending.ts'
import * as replies from './generated/replies.ts'
import type { components } from './generated/schema.ts'
import { once } from './idempotency/once.ts'

type Schemas = components['schemas']
type BusinessType = v.InferOutput<typeof replies.vBusinessType>

/** State, district and places of a six-digit pincode. Fails with 404 for an unknown code. */
export const pincodeQuery = (locale: Locale, pincode: string) =>
  readQuery(
    locale,
    { operation: 'lookUpPincode', path: { pincode } },
    replies.vLookUpPincodeResponse,
    ({ data }) => data,
  )

type Kind = BusinessType | 'business'
type Operation<Type extends Kind> = `Create${Capitalize<Type>}`

/** Creates a business or completes its profile: for `farmer`, posts to `create-farmer/` what `asSent` returns. */
const creates =
  <const Type extends Kind, const Shape extends v.GenericSchema, Input extends FormInput<Schemas[Operation<Type>]>>(
    type: Type,
    shape: Shape,
    asSent: (input: Input) => { body: unknown },
  ) =>
  (input: Input, locale: Locale): Promise<v.InferOutput<Shape>> => {
    const path: `/api/mobile/v1/create-${Kind}/` = `/api/mobile/v1/create-${type}/`
    const operation = `create${type[0]!.toUpperCase()}${type.slice(1)}` as Uncapitalize<Operation<Type>>
    // `Input` has this type's fields; the client's types want those of all ten at once.
    const sent = asSent(input) as { body: never }
    return once(operation, input, (key) =>
      parseReply(api.POST(path, { params: { header: userHeaders(locale, key) }, ...sent }), shape),
    )
  }

const json = <Body extends object>(body: Body) => ({ body })

/** Step 1: creates a business whose profile is incomplete. */
export const createBusiness = creates('business', replies.vCreateBusinessResponse, json<Schemas['CreateBusiness']>)

/** Step 2, by business type: completes the profile, and creates the business if step 1 was skipped. */
export const createProfile = {
  farmer: creates('farmer', replies.vCreateFarmerResponse, json<Schemas['CreateFarmer']>),
  buyer: creates('buyer', replies.vCreateBuyerResponse, json<Schemas['CreateBuyer']>),
  manufacturer: creates('manufacturer', replies.vCreateManufacturerResponse, json<Schemas['CreateManufacturer']>),
  fpo: creates('fpo', replies.vCreateFpoResponse, json<Schemas['CreateFpo']>),
  agent: creates('agent', replies.vCreateAgentResponse, asForm<Schemas['CreateAgent']>),
  company: creates('company', replies.vCreateCompanyResponse, asForm<Schemas['CreateCompany']>),
  distributor: creates('distributor', replies.vCreateDistributorResponse, asForm<Schemas['CreateDistributor']>),
  retailer: creates('retailer', replies.vCreateRetailerResponse, asForm<Schemas['CreateRetailer']>),
  wholesaler: creates('wholesaler', replies.vCreateWholesalerResponse, asForm<Schemas['CreateWholesaler']>),
} satisfies Record<BusinessType, unknown>

/** Input of step 2 for a business type. The five types with a bill include its file. */
export type ProfileInput<Type extends BusinessType> = Parameters<(typeof createProfile)[Type]>[0]
