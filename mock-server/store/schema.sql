-- The mock's tables. Columns have the names of the API's fields, so that a handler can return a row. Texts that follow
-- X-user-lang have one column per language: store.ts repeats a line with {lang} for each language, and one with
-- {translated} for each but English.
-- Money: enquiries and products in rupees per kg, mandi prices in rupees per quintal, orders in paise.
-- Times are ISO 8601 in UTC (2026-04-21T06:30:00.000Z), so that they sort as text. Flags are 0 or 1.

-- Catalogue -------------------------------------------------------------------------------------------------------

CREATE TABLE category (
  id      INTEGER PRIMARY KEY,
  name_{lang} TEXT NOT NULL
) STRICT;

CREATE TABLE subcategory (
  id          INTEGER PRIMARY KEY,
  category_id INTEGER NOT NULL REFERENCES category,
  name_{lang}     TEXT NOT NULL,
  photo       TEXT NOT NULL,                    -- origin-relative: /media/crops/onion.svg
  search      TEXT NOT NULL                     -- names and romanised words, folded by search-text.ts
) STRICT;
CREATE INDEX subcategory_of_category ON subcategory (category_id, id);

CREATE TABLE variety (
  id             INTEGER PRIMARY KEY,
  subcategory_id INTEGER NOT NULL REFERENCES subcategory,
  name_{lang}        TEXT NOT NULL
) STRICT;
CREATE INDEX variety_of_subcategory ON variety (subcategory_id, id);

-- People ----------------------------------------------------------------------------------------------------------

CREATE TABLE photo (                            -- uploads, byte-identical; served at /media/photos/{id}
  id         INTEGER PRIMARY KEY,
  type       TEXT NOT NULL,                     -- media type
  name       TEXT NOT NULL,
  bytes      BLOB NOT NULL
) STRICT;

CREATE TABLE user (
  id                 INTEGER PRIMARY KEY,
  mobile             TEXT NOT NULL UNIQUE,      -- ten digits, no country code
  full_name          TEXT NOT NULL,             -- '' until the profile or the registration sets it
  email              TEXT,
  preferred_language TEXT NOT NULL DEFAULT 'english',
  picture            INTEGER REFERENCES photo,
  role               TEXT NOT NULL DEFAULT 'user',
  premium_until      TEXT,                      -- premium while this lies in the future; derived from subscription
  created_at         TEXT NOT NULL
) STRICT;

CREATE TABLE token (
  token      TEXT PRIMARY KEY,
  user_id    INTEGER NOT NULL REFERENCES user,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE otp (                              -- one per mobile: a new request replaces the old code
  mobile     TEXT PRIMARY KEY,
  code       TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  tries      INTEGER NOT NULL DEFAULT 0,
  used       INTEGER NOT NULL DEFAULT 0
) STRICT, WITHOUT ROWID;

CREATE TABLE next_otp (                         -- a code to send in place of the usual one (provider states)
  mobile TEXT PRIMARY KEY,
  code   TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE deletion_request (
  id         INTEGER PRIMARY KEY,
  user_id    INTEGER NOT NULL REFERENCES user,
  reason     TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- Businesses ------------------------------------------------------------------------------------------------------

CREATE TABLE business (
  id               INTEGER PRIMARY KEY,
  user_id          INTEGER NOT NULL UNIQUE REFERENCES user,
  business_type    TEXT NOT NULL CHECK (business_type IN
    ('farmer', 'fpo', 'agent', 'company', 'buyer', 'distributor', 'retailer', 'wholesaler', 'manufacturer')),
  company_name     TEXT NOT NULL DEFAULT '',
  address          TEXT NOT NULL DEFAULT '',
  city             TEXT NOT NULL,
  district         TEXT NOT NULL,
  state            TEXT NOT NULL,
  pin_code         TEXT NOT NULL,
  current_location TEXT NOT NULL DEFAULT 'Location unavailable',
  has_profile      INTEGER NOT NULL DEFAULT 0,  -- whether step 2 (create-{type}) is done: the has_{type}_profile flag
  extras           TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(extras)),  -- the type's own fields, by the API's names
  search           TEXT NOT NULL DEFAULT '',    -- name, place and produce, not the owner; folded by search-text.ts
  created_at       TEXT NOT NULL
) STRICT;
CREATE INDEX business_by_type ON business (business_type, has_profile, id);

CREATE TABLE product_interest (                 -- what a business deals in; the directory's subcategory filter
  business_id    INTEGER NOT NULL REFERENCES business,
  subcategory_id INTEGER NOT NULL REFERENCES subcategory,
  PRIMARY KEY (business_id, subcategory_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX interest_in_subcategory ON product_interest (subcategory_id, business_id);

CREATE TABLE business_product (
  id             INTEGER PRIMARY KEY,
  business_id    INTEGER NOT NULL REFERENCES business,
  category_id    INTEGER NOT NULL REFERENCES category,
  subcategory_id INTEGER NOT NULL REFERENCES subcategory,
  variety_id     INTEGER NOT NULL REFERENCES variety,
  photo          TEXT,                          -- origin-relative
  expected_price REAL NOT NULL,                 -- rupees per kg
  quantity       REAL NOT NULL,
  unit           TEXT NOT NULL CHECK (unit IN ('kg', 'quintal', 'ton'))
) STRICT;
CREATE INDEX product_of_business ON business_product (business_id, id);
CREATE INDEX product_of_subcategory ON business_product (subcategory_id, business_id);

-- Enquiries -------------------------------------------------------------------------------------------------------

CREATE TABLE enquiry (
  id                       INTEGER PRIMARY KEY,
  user_id                  INTEGER NOT NULL REFERENCES user,
  user_product             INTEGER NOT NULL UNIQUE,  -- the id under which images are added and deleted
  type                     TEXT NOT NULL CHECK (type IN ('buy', 'sell')),
  product                  INTEGER NOT NULL REFERENCES category,
  sub_category             INTEGER REFERENCES subcategory,
  sub_sub_category         INTEGER REFERENCES variety,
  new_subcategory_name     TEXT,                -- 'Other': free text in place of sub_category and sub_sub_category
  new_sub_subcategory_name TEXT,
  grade                    TEXT,
  is_organic               INTEGER NOT NULL DEFAULT 0,
  quantity                 REAL NOT NULL CHECK (quantity >= 1),
  unit                     TEXT NOT NULL CHECK (unit IN ('kg', 'quintal', 'ton')),
  expected_price           REAL NOT NULL CHECK (expected_price >= 0),          -- rupees per kg
  minimum_expected_price   REAL NOT NULL DEFAULT 0 CHECK (minimum_expected_price BETWEEN 0 AND expected_price),
  location                 TEXT NOT NULL,       -- as its author wrote it
  district                 TEXT,
  state                    TEXT,
  expected_date            TEXT,                -- YYYY-MM-DD
  additional_notes         TEXT NOT NULL DEFAULT '',
  photo                    TEXT,                -- origin-relative
  search                   TEXT NOT NULL DEFAULT '',  -- product words, place and notes, folded by search-text.ts
  created_at               TEXT NOT NULL,       -- pending for 24 hours from here, then approved (§enquiries.3)
  closed_at                TEXT,
  closing_remark           TEXT,
  CHECK ((sub_category IS NULL) = (sub_sub_category IS NULL)),
  CHECK ((sub_category IS NULL) = (new_subcategory_name IS NOT NULL)),
  CHECK ((closed_at IS NULL) = (closing_remark IS NULL))
) STRICT;
CREATE INDEX enquiry_newest ON enquiry (created_at DESC, id DESC);
CREATE INDEX enquiry_of_user ON enquiry (user_id, created_at DESC);
CREATE INDEX enquiry_of_category ON enquiry (product, created_at DESC);
CREATE INDEX enquiry_of_subcategory ON enquiry (sub_category, created_at DESC);

CREATE TABLE enquiry_image (
  id           INTEGER PRIMARY KEY,
  user_product INTEGER NOT NULL REFERENCES enquiry (user_product),
  image        TEXT NOT NULL,                   -- origin-relative
  created_at   TEXT NOT NULL
) STRICT;
CREATE INDEX image_of_product ON enquiry_image (user_product, id);

CREATE TABLE task (
  id              INTEGER PRIMARY KEY,
  enquiry_id      INTEGER NOT NULL REFERENCES enquiry,
  stage           TEXT NOT NULL CHECK (stage IN
    ('enquirygenerated', 'sampleinspection', 'sitevisit', 'finaldiscussion', 'contactfromproduct', 'pickupandpayment')),
  title_{lang}        TEXT NOT NULL,
  remark          TEXT NOT NULL DEFAULT '',
  task_created_at TEXT NOT NULL
) STRICT;
CREATE INDEX task_of_enquiry ON task (enquiry_id, task_created_at DESC);

-- Payments --------------------------------------------------------------------------------------------------------

CREATE TABLE payment_order (
  id          INTEGER PRIMARY KEY,              -- the API's own payment id
  order_id    TEXT NOT NULL UNIQUE,             -- the provider's: order_…
  user_id     INTEGER NOT NULL REFERENCES user,
  kind        TEXT NOT NULL CHECK (kind IN ('enquiry', 'business', 'subscription')),
  target_id   INTEGER,                          -- enquiry, business or plan
  amount      INTEGER NOT NULL CHECK (amount >= 100),   -- paise
  created_at  TEXT NOT NULL,
  paid_at     TEXT,
  verified_at TEXT
) STRICT;
CREATE INDEX order_of_user ON payment_order (user_id, kind, target_id);

CREATE TABLE subscription (
  id         INTEGER PRIMARY KEY,
  user_id    INTEGER NOT NULL REFERENCES user,
  amount     INTEGER NOT NULL,                  -- rupees, as the plan states it
  expires_at TEXT NOT NULL
) STRICT;
CREATE INDEX subscription_of_user ON subscription (user_id, expires_at DESC);

-- Idempotency keys -----------------------------------------------------------------------------------------------

CREATE TABLE keyed_request (                    -- what was created under an Idempotency-Key, and the answer
  user_id    INTEGER NOT NULL REFERENCES user,
  operation  TEXT NOT NULL,
  key        TEXT NOT NULL,
  sent       TEXT,                              -- address and fields of the request; NULL: any
  status     INTEGER NOT NULL,
  answer     TEXT NOT NULL,                     -- JSON
  created_at TEXT NOT NULL,
  PRIMARY KEY (user_id, operation, key)
) STRICT, WITHOUT ROWID;

-- Open data -------------------------------------------------------------------------------------------------------

CREATE TABLE pincode (
  pin      TEXT PRIMARY KEY,
  state    TEXT NOT NULL,
  district TEXT NOT NULL,
  offices  TEXT NOT NULL                        -- JSON [[name, block, division, [area, …]], …]
) STRICT, WITHOUT ROWID;

CREATE TABLE mandi_commodity (                  -- every commodity that mandi_price names
  name           TEXT PRIMARY KEY,
  subcategory_id INTEGER REFERENCES subcategory,
  name_{translated}        TEXT NOT NULL,
  search         TEXT NOT NULL                  -- its names and romanised words, folded by search-text.ts
) STRICT, WITHOUT ROWID;

-- Names in the other languages, by the English one. Names without a row stay English.

CREATE TABLE mandi_variety (
  name              TEXT PRIMARY KEY,
  name_{translated} TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE mandi_grade (
  name              TEXT PRIMARY KEY,
  name_{translated} TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE mandi_market (
  name              TEXT PRIMARY KEY,
  name_{translated} TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE place_name (                       -- cities and states; districts are sent in English, and the app translates them
  name              TEXT PRIMARY KEY,
  name_{translated} TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE district_alias (                   -- other spellings and languages, folded by search-text.ts, to the official name
  state    TEXT NOT NULL,
  alias    TEXT NOT NULL,
  district TEXT NOT NULL,
  PRIMARY KEY (alias, state)
) STRICT, WITHOUT ROWID;

CREATE TABLE mandi_price (                      -- state and district have their official names
  id           INTEGER PRIMARY KEY,             -- in the order of the list: newest day first, then state, district, market
  state        TEXT NOT NULL COLLATE NOCASE,
  district     TEXT NOT NULL COLLATE NOCASE,
  market       TEXT NOT NULL,
  commodity    TEXT NOT NULL,
  variety      TEXT NOT NULL,
  grade        TEXT NOT NULL,
  min_price    REAL NOT NULL,                   -- rupees per quintal
  max_price    REAL NOT NULL,
  modal_price  REAL NOT NULL,
  arrival_date TEXT NOT NULL                    -- YYYY-MM-DD
) STRICT;
CREATE INDEX mandi_of_place ON mandi_price (state, district, id);
CREATE INDEX mandi_of_district ON mandi_price (district, id);
CREATE INDEX mandi_of_commodity ON mandi_price (commodity, id);
