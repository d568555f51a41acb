import { ask } from './app.ts'
import {
  categoriesQuery,
  subcategoriesOfCategoryQuery,
  subcategoriesQuery,
  varietiesQuery,
} from '../../src/api/catalogue.ts'
import { contractsIn, refusal } from './contract.ts'
import { exampleOf, list, orNull, text, integer, type Template } from './match.ts'
import { catalogue, pageOf } from './shapes.ts'

const lang = 'hi'
const contract = contractsIn(lang)
const given = [catalogue]

const category = { id: integer(1), name: text('अनाज') }
const subcategory = {
  id: integer(1),
  name: text('गेहूं'),
  photo: orNull(text('/media/crops/wheat.svg')),
  search_words: text('wheat गेहूं गहू gehun'),
}
const variety = { id: integer(1), name: text('शरबती') }

const everything = { pagination: 'false' }
/** First page of a server that always paginates. The app then requests further pages until one brings nothing new. */
const pageOfIts = (row: Template) => [{ count: 1, next: '/?page=2', previous: null, results: [exampleOf(row)] }]
const lastPage = { next: null, previous: null }

contract('listCategories', {
  request: 'GET /api/mobile/v1/product-categories/',
  query: everything,
  given,
  call: () => ask(categoriesQuery(lang)),
  answers: {
    '200: all at once': { body: list(category) },
    '200: a page, though all were asked for': {
      optional: true,
      given: [['the reply is like the example', { operationId: 'listCategories', example: 'single' }]],
      body: { ...pageOf(category), ...lastPage },
      gives: [exampleOf(category)],
    },
    '200: the second page': {
      query: { page: '2' },
      earlier: pageOfIts(category),
      body: { ...pageOf(category), results: list(category, 0) },
      gives: [exampleOf(category)],
    },
  },
})

contract('listSubcategories', {
  request: 'GET /api/web/product-subcategories/',
  query: everything,
  given,
  call: () => ask(subcategoriesQuery(lang)),
  answers: {
    '200: all at once': { body: list(subcategory) },
    '200: a page, though all were asked for': {
      optional: true,
      given: [['the reply is like the example', { operationId: 'listSubcategories', example: 'single' }]],
      body: { ...pageOf(subcategory), ...lastPage },
      gives: [exampleOf(subcategory)],
    },
    '200: the second page': {
      query: { page: '2' },
      earlier: pageOfIts(subcategory),
      body: pageOf(subcategory),
      gives: [exampleOf(subcategory)],
    },
  },
})

contract('listSubcategoriesOfCategory', {
  request: 'GET /api/mobile/v1/product-subcategories/1/',
  query: everything,
  given,
  call: () => ask(subcategoriesOfCategoryQuery(lang, 1)),
  answers: {
    '200: all at once': { body: list(subcategory) },
    '200: a page, though all were asked for': {
      optional: true,
      given: [['the reply is like the example', { operationId: 'listSubcategoriesOfCategory', example: 'single' }]],
      body: { ...pageOf(subcategory), ...lastPage },
      gives: [exampleOf(subcategory)],
    },
    '200: the second page': {
      query: { page: '2' },
      earlier: pageOfIts(subcategory),
      body: { ...pageOf(subcategory), results: list(subcategory, 0) },
      gives: [exampleOf(subcategory)],
    },
    '404: a category that does not exist': {
      request: 'GET /api/mobile/v1/product-subcategories/999999/',
      given: [['a category does not exist', { category: 999_999 }]],
      call: () => ask(subcategoriesOfCategoryQuery(lang, 999_999)),
      body: refusal,
    },
  },
})

contract('listVarieties', {
  request: 'GET /api/mobile/v1/product-subsubcategories/1/',
  query: { page: '1', page_size: '100' },
  given,
  call: () => ask(varietiesQuery(lang, 1)),
  answers: {
    '200: a page': { later: pageOfIts(variety), body: pageOf(variety), gives: [exampleOf(variety)] },
    '200: the second page': {
      query: { page: '2', page_size: '100' },
      earlier: pageOfIts(variety),
      body: { ...pageOf(variety), results: list(variety, 0) },
      gives: [exampleOf(variety)],
    },
    '404: a subcategory that does not exist': {
      request: 'GET /api/mobile/v1/product-subsubcategories/999999/',
      given: [['a subcategory does not exist', { subcategory: 999_999 }]],
      call: () => ask(varietiesQuery(lang, 999_999)),
      body: refusal,
    },
  },
})
