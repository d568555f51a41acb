import { expect, test } from 'vitest'
import { paths } from '../../src/domain/navigation/paths.ts'

/** Every address (§shell.1). A change here breaks people's links. */
test('paths', () => {
  const given = {
    home: paths.home(),
    auth: paths.auth(),
    authNext: paths.auth({ next: '/directory?page=2' }),
    register: paths.register(undefined),
    registerStep2: paths.register(undefined, { step: 2, business_type: 'fpo' }),
    board: paths.board(),
    boardFiltered: paths.board({ subcategory: 7, name: 'Onion', type: 'buy', page: 2 }),
    boardEnquiry: paths.boardEnquiry(12),
    enquiries: paths.enquiries(),
    newEnquiry: paths.newEnquiry(),
    enquiry: paths.enquiry(12),
    editEnquiry: paths.editEnquiry(12),
    directory: paths.directory(),
    directoryFiltered: paths.directory({ categoryId: 7, name: 'प्याज', entityType: 'farmer' }),
    directorySearch: paths.directory({ search: 'a&b=c', entityType: 'farmer' }),
    business: paths.business('buyer', 3),
    product: paths.product(4, { business: 3 }),
    mandi: paths.mandi(),
    mandiMarket: paths.mandiMarket(),
    career: paths.career(),
    support: paths.support(),
    privacy: paths.privacy(),
    terms: paths.terms(),
    profile: paths.profile(),
    subscription: paths.subscription(),
    deleteAccount: paths.deleteAccount(),
    login: paths.login(),
    oldEnquiries: paths.oldEnquiries(),
    oldNewEnquiry: paths.oldNewEnquiry(),
  }
  expect(given).toMatchInlineSnapshot(`
    {
      "auth": "/auth",
      "authNext": "/auth?next=%2Fdirectory%3Fpage%3D2",
      "board": "/global-enquiry",
      "boardEnquiry": "/global-enquiry/12",
      "boardFiltered": "/global-enquiry?subcategory=7&name=Onion&type=buy&page=2",
      "business": "/buyer/3",
      "career": "/Career",
      "deleteAccount": "/delete-account",
      "directory": "/directory",
      "directoryFiltered": "/directory?categoryId=7&name=%E0%A4%AA%E0%A5%8D%E0%A4%AF%E0%A4%BE%E0%A4%9C&entityType=farmer",
      "directorySearch": "/directory?search=a%26b%3Dc&entityType=farmer",
      "editEnquiry": "/enquiry/edit/12",
      "enquiries": "/enquiry",
      "enquiry": "/enquiry/12",
      "home": "/",
      "login": "/login",
      "mandi": "/price-mandi",
      "mandiMarket": "/MandiMarket",
      "newEnquiry": "/enquiry/new",
      "oldEnquiries": "/my-enquiry",
      "oldNewEnquiry": "/new-enquiry",
      "privacy": "/privacy-policy",
      "product": "/products/4?business=3",
      "profile": "/profile",
      "register": "/register",
      "registerStep2": "/register?step=2&business_type=fpo",
      "subscription": "/subscription",
      "support": "/Support",
      "terms": "/term",
    }
  `)
})

test('an empty or missing part of a query is left out', () => {
  expect(paths.board({ name: '', page: undefined })).toBe('/global-enquiry')
})
