import { ask } from './app.ts'
import {
  categoriesQuery,
  subcategoriesOfCategoryQuery,
  subcategoriesQuery,
  varietiesQuery,
} from '../../src/api/catalogue.ts'
import { contractsIn, refusal, type State } from './contract.ts'
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

/** A list at once, or in pages that are read to the last one. @param last rows of the second page */
const allRows = (operationId: string, row: Template, last = list(row, 0)) => ({
  '200: all at once': { body: list(row) },
  '200: a page, though all were asked for': {
    optional: true,
    given: [['the reply is like the example', { operationId, example: 'single' }] satisfies State],
    body: { ...pageOf(row), ...lastPage },
    gives: [exampleOf(row)],
  },
  '200: the second page': {
    query: { page: '2' },
    earlier: pageOfIts(row),
    body: { ...pageOf(row), results: last },
    gives: [exampleOf(row)],
  },
})

contract('listCategories', {
  request: 'GET /api/mobile/v1/product-categories/',
  query: everything,
  given,
  call: () => ask(categoriesQuery(lang)),
  answers: allRows('listCategories', category),
})

contract('listSubcategories', {
  request: 'GET /api/web/product-subcategories/',
  query: everything,
  given,
  call: () => ask(subcategoriesQuery(lang)),
  answers: allRows('listSubcategories', subcategory, list(subcategory)),
})

contract('listSubcategoriesOfCategory', {
  request: 'GET /api/mobile/v1/product-subcategories/1/',
  query: everything,
  given,
  call: () => ask(subcategoriesOfCategoryQuery(lang, 1)),
  answers: {
    ...allRows('listSubcategoriesOfCategory', subcategory),
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
