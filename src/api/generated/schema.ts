// Generated from openapi/ by `npm run api`. Do not edit.
export interface paths {
    "/api/mobile/v1/product-categories/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Categories of produce
         * @description The first level of the catalogue, in the server's order, which is the same in every language. It fills the menu, the sidebar of
         *     board and directory, and the first field of an enquiry.
         *     Rules: §board.4, §shell.18.
         */
        get: operations["listCategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/product-subcategories/{categoryId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subcategories of a category
         * @description The crops of one category, sorted by their name in the language of X-user-lang. They fill menu, sidebar, and the second field
         *     of an enquiry.
         *     Rules: §enquiries.19, §shell.18.
         */
        get: operations["listSubcategoriesOfCategory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/product-subsubcategories/{subcategoryId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Varieties of a subcategory
         * @description The varieties of one crop, in the server's order, always as pages. They fill the third field of an enquiry.
         *     Rules: §enquiries.19.
         */
        get: operations["listVarieties"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web/product-subcategories/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Subcategories of all categories
         * @description Every crop, sorted by its name in the language of X-user-lang: what the search of the home page suggests. The app asks for all at
         *     once (`pagination=false`) and, if it gets a page, for the next until `next` is null.
         *     Rules: §home.3, §reliability.12.
         */
        get: operations["listSubcategories"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/web/latest-enquiries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Latest enquiries by category
         * @description The rows of the home page: for each category its newest approved enquiries, at most 4, newest first. Public.
         *     The app waits 10 s for the answer, and asks up to 3 times. Rules: §home.7, §home.11.
         */
        get: operations["listLatestEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/enquiries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's own enquiries
         * @description Those of the signed-in user only, in every status, newest first. Rules: §enquiries.1, §enquiries.30.
         */
        get: operations["listOwnEnquiries"];
        put?: never;
        /**
         * Post an enquiry
         * @description The enquiry is pending, and appears on the public board after 24 hours. Sent as a form: numbers, ids and yes/no as text, and the
         *     photo as a file. Refused with 400 are a `buy` of anybody but a buyer (`error: only_buyers_buy`, in `errors.type`), a user without a
         *     business (`error: no_business`) or without step 2 of the registration (`error: profile_incomplete`), and an id that does not exist
         *     or is below another parent, in `errors` of its field.
         *     Rules: §enquiries.14, §enquiries.15, §enquiries.16, §enquiries.18.
         */
        post: operations["createEnquiry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/global-enquiries/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The public board
         * @description Approved enquiries of everybody, the user's own too, newest first. With `sub_category` and a `page_size` of 11 they are the
         *     similar enquiries of a detail page: the app drops the current one, and shows 10.
         *     Rules: §board.1, §board.2, §board.15.
         */
        get: operations["listGlobalEnquiries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/enquiries/{id}/detail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An enquiry with its contact
         * @description An approved enquiry of anybody, one whose contact the user paid for (closed ones too), or the user's own in every status. Any other
         *     is a 404. Rules: §board.11, §payments.1, §payments.27.
         */
        get: operations["getEnquiryDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/enquiries/{id}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One of the user's own enquiries
         * @description Shows it to its owner, and prefills the form that edits it. Another user's is a 404. Rules: §enquiries.4, §enquiries.13.
         */
        get: operations["getEnquiry"];
        put?: never;
        post?: never;
        /**
         * Close an own enquiry
         * @description Final: the enquiry leaves the public board and stays in the owner's list as closed, with the remark. Whoever paid for its contact
         *     still sees it. Closing it again is a 400 (`error: enquiry_closed`), which the app takes for done. Rules: §enquiries.11.
         */
        delete: operations["closeEnquiry"];
        options?: never;
        head?: never;
        /**
         * Change an own enquiry
         * @description What is not sent stays, and so do status and time of posting. A closed enquiry can't be changed (`error: enquiry_closed`).
         *     Otherwise the rules of `createEnquiry` hold. Rules: §enquiries.11, §enquiries.15, §enquiries.22.
         */
        patch: operations["updateEnquiry"];
        trace?: never;
    };
    "/api/mobile/v1/enquiry/{id}/tasks/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Timeline of an own enquiry
         * @description What the server's staff have done for an enquiry: stages in their order, each with its tasks, newest first. Another user's is a 404.
         *     Rules: §enquiries.5, §enquiries.6.
         */
        get: operations["listEnquiryTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/product-images/{userProductId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add a photo to an own enquiry
         * @description It becomes the last of the enquiry's `images`; its `photo` stays. The bytes are stored unchanged: the app has scaled them.
         *     Rules: §enquiries.9, §forms.12.
         */
        post: operations["addProductImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/product-images/{userProductId}/{imageId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a photo of an own enquiry
         * @description The photo is gone at once, and so is its address; the enquiry itself stays as it is. The app takes a 404 for done.
         *     Rules: §enquiries.10.
         */
        delete: operations["deleteProductImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/enquiries/{id}/purchase/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the contact of an enquiry
         * @description Makes an order of ₹10 (1,000 paise), which the app opens in the provider's checkout. No call confirms it: the server learns of
         *     the payment from the provider, and from then on `can_view_contact` of the enquiry is true for this user. Asking again before
         *     paying answers the same order. A user who sees the contact already gets `error: already_visible`, and nothing to pay.
         *     Rules: §payments.6, §payments.10.
         */
        post: operations["purchaseEnquiryContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/farmers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Farmers of the directory
         * @description Farmers who have done step 2 of the registration, in ascending order of their id. A filter that nobody matches is a 200 with empty
         *     `results`. Rules: §directory.1, §directory.2.
         */
        get: operations["listFarmers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/buyers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Buyers of the directory
         * @description Buyers who have done step 2 of the registration, in ascending order of their id. A filter that nobody matches is a 200 with empty
         *     `results`. Rules: §directory.1, §directory.2.
         */
        get: operations["listBuyers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/manufacturers/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Manufacturers of the directory
         * @description Manufacturers who have done step 2 of the registration, in ascending order of their id. A filter that nobody matches is a 200 with empty
         *     `results`. Rules: §directory.1, §directory.2.
         */
        get: operations["listManufacturers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/farmers/{id}/detail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A farmer of the directory
         * @description The public facts of a farmer, and the contact for who may see it. Without step 2 of the registration it is a 404.
         *     Rules: §directory.9, §directory.10, §payments.1.
         */
        get: operations["getFarmer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/buyers/{id}/detail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A buyer of the directory
         * @description The public facts of a buyer, and the contact for who may see it. Without step 2 of the registration it is a 404.
         *     Rules: §directory.9, §directory.10, §payments.1.
         */
        get: operations["getBuyer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/manufacturers/{id}/detail/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A manufacturer of the directory
         * @description The public facts of a manufacturer, and the contact for who may see it. Without step 2 of the registration it is a 404.
         *     Rules: §directory.9, §directory.10, §payments.1.
         */
        get: operations["getManufacturer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/business-products/{businessId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of a business
         * @description All that a business of any type offers, as a bare list. Everybody who is signed in may see it.
         *     Rules: §directory.13, §directory.14.
         */
        get: operations["listBusinessProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/purchase-business-info/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order the contact of a business
         * @description Makes an order of ₹10 (1,000 paise), which the app opens in the provider's checkout. No call confirms it: the server learns of
         *     the payment from the provider, and from then on `can_view_contact` of the business is true for this user. Asking again before
         *     paying answers the same order. A user who sees the contact already gets `error: already_visible`, and nothing to pay.
         *     Rules: §payments.6, §payments.10.
         */
        post: operations["purchaseBusinessContact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/price-mandi/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Mandi prices
         * @description Prices of the last trading days at the mandis, in rupees per quintal (100 kg), newest day first. Within a day the states
         *     alternate, starting with the one with most prices, so that a list of all of India doesn't start with the first in the alphabet.
         *     Within a state the order is by district and market. Filters that nothing matches are a 200 with no records.
         *
         *     Needs no token, but one that is sent must be valid, else 401. The app waits 10 s for the answer.
         *     Rules: §mandi.4, §mandi.6, §mandi.26.
         */
        get: operations["listMandiPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-otp/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a one-time password
         * @description Sends a six-character code to the mobile number by SMS. The code is valid for 120 seconds; asking again replaces it. A refusal may
         *     be a 4xx, or a 200 with another `status` than `success`. After too many wrong codes, it is a 429 until the code has expired.
         *     Rules: §sign-in.5, §sign-in.9.
         */
        post: operations["requestOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/verify-otp/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the one-time password for a token
         * @description A correct code signs the person in, and creates an account for a new number. A code works once, for its number only, and for 120
         *     seconds. A wrong one is answered with 200 and no token, too many of them with 429. The preferred language is taken from
         *     `X-user-lang`.
         *     Rules: §sign-in.8, §sign-in.12.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/location/pincode/{pincode}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * State, district and places of a pincode
         * @description The state, district and places of a pincode, which fill the address of the registration. Needs no token. Place names are in
         *     English, whatever X-user-lang says. A code that nobody knows is a 404 (`error: pincode_unknown`), and so is
         *     anything but six digits (`error: not_found`).
         *     Rules: §registration.11.
         */
        get: operations["lookUpPincode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/create-business/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 1, create the business
         * @description Stores the person and the place, and creates the user's business, which counts only after step 2. Calling it again updates the
         *     business. A user has one business of one type: after step 2, another type is refused (`error: wrong_business_type`).
         *     Rules: §registration.7.
         */
        post: operations["createBusiness"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/create-farmer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 2 of a farmer
         * @description Completes the profile, and creates the business if step 1 was skipped. Calling it again replaces the details: those that are left
         *     out are cleared. After step 2 of another type it is refused (`error: wrong_business_type`).
         *     Farm size (with its unit) and farm location are required.
         *     Rules: §registration.17, §registration.26.
         */
        post: operations["createFarmer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/create-buyer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 2 of a buyer
         * @description Completes the profile, and creates the business if step 1 was skipped. Calling it again replaces the details: those that are left
         *     out are cleared. After step 2 of another type it is refused (`error: wrong_business_type`).
         *     Company name and storage house location are required.
         *     Rules: §registration.18, §registration.26.
         */
        post: operations["createBuyer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/create-manufacturer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 2 of a manufacturer
         * @description Completes the profile, and creates the business if step 1 was skipped. Calling it again replaces the details: those that are left
         *     out are cleared. After step 2 of another type it is refused (`error: wrong_business_type`).
         *     Company name, factory and office location are required.
         *     Rules: §registration.18, §registration.26.
         */
        post: operations["createManufacturer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/create-fpo/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 2 of a farmer producer organisation
         * @description Completes the profile, and creates the business if step 1 was skipped. Calling it again replaces the details: those that are left
         *     out are cleared. After step 2 of another type it is refused (`error: wrong_business_type`).
         *     Role, organisation name, its address and the number of farmers are required.
         *     Rules: §registration.20, §registration.26.
         */
        post: operations["createFpo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/create-agent/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 2 of an agent
         * @description Completes the profile, and creates the business if step 1 was skipped. Calling it again replaces the details: those that are left
         *     out are cleared. After step 2 of another type it is refused (`error: wrong_business_type`).
         *     The cancelled bill is required until one is stored; left out later, the stored one stays.
         *     Sent as a form: numbers and yes/no as text, and the file.
         *     Rules: §registration.19, §registration.22, §registration.26.
         */
        post: operations["createAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/create-company/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 2 of a company
         * @description Completes the profile, and creates the business if step 1 was skipped. Calling it again replaces the details: those that are left
         *     out are cleared. After step 2 of another type it is refused (`error: wrong_business_type`).
         *     The cancelled cheque or passbook is required until one is stored; left out later, the stored one stays.
         *     Sent as a form: numbers and yes/no as text, and the file.
         *     Rules: §registration.19, §registration.22, §registration.26.
         */
        post: operations["createCompany"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/create-distributor/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 2 of a distributor
         * @description Completes the profile, and creates the business if step 1 was skipped. Calling it again replaces the details: those that are left
         *     out are cleared. After step 2 of another type it is refused (`error: wrong_business_type`).
         *     The cancelled bill is required until one is stored; left out later, the stored one stays.
         *     Sent as a form: numbers and yes/no as text, and the file.
         *     Rules: §registration.19, §registration.22, §registration.26.
         */
        post: operations["createDistributor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/create-retailer/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 2 of a retailer
         * @description Completes the profile, and creates the business if step 1 was skipped. Calling it again replaces the details: those that are left
         *     out are cleared. After step 2 of another type it is refused (`error: wrong_business_type`).
         *     Office location is required, and the cancelled bill until one is stored; left out later, the stored one stays.
         *     Sent as a form: numbers and yes/no as text, and the file.
         *     Rules: §registration.19, §registration.22, §registration.26.
         */
        post: operations["createRetailer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/create-wholesaler/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Step 2 of a wholesaler
         * @description Completes the profile, and creates the business if step 1 was skipped. Calling it again replaces the details: those that are left
         *     out are cleared. After step 2 of another type it is refused (`error: wrong_business_type`).
         *     The cancelled bill is required until one is stored; left out later, the stored one stays.
         *     Sent as a form: numbers and yes/no as text, and the file.
         *     Rules: §registration.19, §registration.22, §registration.26.
         */
        post: operations["createWholesaler"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/user-profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The signed-in person and their business
         * @description Who is signed in, with the business and all that is stored about it. The app restores the session from it. The reply has one of
         *     two shapes: the person is in `user` or at the top level.
         *     Rules: §profile.2, §session.6.
         */
        get: operations["getUserProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/user/profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The person's role
         * @description The role alone, which the app stores as `userRole`.
         *     Rules: §session.11.
         */
        get: operations["getUserRole"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/mobile/v1/edit-user-profile/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change name, e-mail and picture
         * @description Stores the name, and e-mail and picture if they are sent, and takes the preferred language from `X-user-lang`. Sent as a form:
         *     fields as text, and the file. A new language is stored by sending the stored name again.
         *     Rules: §profile.3, §profile.4, §profile.5.
         */
        post: operations["editUserProfile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/auth/request-deletion/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the account to be deleted
         * @description Stores the request, which staff process in 4 to 5 working days. The account works until then. Another request replaces the
         *     reason: there is one for each user.
         *     Rules: §profile.10.
         */
        post: operations["requestAccountDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/subscriptions/status/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The user's subscriptions
         * @description Whether the user is premium now, and all years that were paid for.
         *     Rules: §subscription.3, §subscription.4.
         */
        get: operations["getSubscriptionStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/plans/{planId}/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A subscription plan
         * @description Its price in rupees, and its features in all languages. The only plan so far is 1, premium for a year.
         *     Rules: §subscription.1, §subscription.5.
         */
        get: operations["getPlan"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/create/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a subscription
         * @description Makes an order at the payment provider, which the app opens in the provider's checkout. The request is in rupees, the reply in
         *     paise. Nothing is charged yet. Refused are another amount than the plan's (`error: amount_wrong`) and an order of a user whose
         *     subscription runs (`error: already_subscribed`).
         *     Rules: §subscription.6, §payments.10.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/payment/verify/": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm a payment
         * @description Checks the provider's signature and starts the subscription: a year from now, or from the end of a running one. Verifying the
         *     same payment again answers the same and adds nothing, because the app repeats it after a crash or a lost connection. Only 200 and
         *     400 settle a payment; after anything else the app asks again.
         *     Rules: §subscription.6, §payments.16.
         */
        post: operations["verifyPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** @description Rows that match, on all pages together, such as `37`. */
        RowCount: number;
        /**
         * Format: uri-reference
         * @description Address of the neighbouring page, such as `/api/mobile/v1/farmers/?page=2&page_size=12`; null where there is none.
         */
        PageLink: string | null;
        /** @description Given by the server, never changed or used again, such as `9001`. */
        Id: number;
        /** @description The first level of the catalogue. */
        Category: {
            id: components["schemas"]["Id"];
            /** @description In the language of X-user-lang, such as `Vegetables`. */
            name: string;
            /** @description Its names in all languages, separated by spaces, such as `Vegetables सब्ज़ियाँ भाजीपाला`. */
            search_words?: string;
        };
        /** @description One page of categories. */
        CategoryPage: {
            count: components["schemas"]["RowCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            /** @description The rows of this page. */
            results: components["schemas"]["Category"][];
        };
        /** @description A page, or with `pagination=false` a bare list (§reliability.12). */
        CategoryListReply: components["schemas"]["CategoryPage"] | components["schemas"]["Category"][];
        /**
         * @description Code for programs; never translated. A code never changes its meaning. New codes may be added (`x-extensible`);
         *     apps treat an unknown one as none.
         * @enum {string}
         */
        ErrorCode: "invalid" | "unreadable" | "unsupported_type" | "too_large" | "key_reused" | "unauthenticated" | "not_found" | "method_not_allowed" | "too_many" | "server_error" | "contract_violation" | "only_buyers_buy" | "no_business" | "profile_incomplete" | "enquiry_closed" | "already_visible" | "pincode_unknown" | "wrong_business_type" | "amount_wrong" | "already_subscribed" | "order_unknown" | "payment_unverified" | "not_charged";
        /** @description Every refusal of the server (4xx, 5xx) has this shape (§reliability.11). */
        Failure: {
            /** @description What the app shows, in the language of `X-user-lang`, such as `Please check the fields below.` */
            message: string;
            error: components["schemas"]["ErrorCode"];
            /** @description What is wrong with each field, by its name in the request, for people; `_` is for the complete input. */
            errors?: {
                [key: string]: string[];
            };
        };
        /**
         * Format: uri-reference
         * @description Address of a picture, as a path of the same origin or complete, such as `/media/crops/onion.svg`.
         */
        MediaLink: string;
        /** @description The second level of the catalogue, a crop. */
        Subcategory: {
            id: components["schemas"]["Id"];
            /** @description In the language of X-user-lang, such as `Onion`. */
            name: string;
            /** @description A picture of the crop; null where there is none, and the app draws one. */
            photo: components["schemas"]["MediaLink"] | null;
            /** @description Its category, such as `4`, so that the app can mark both in its menus. */
            category_id?: components["schemas"]["Id"];
            /** @description All that people type for it, separated by spaces: its names in all languages, and as spoken in Latin letters, such as `onion प्याज कांदा pyaz kanda`. */
            search_words?: string;
        };
        /** @description One page of subcategories. */
        SubcategoryPage: {
            count: components["schemas"]["RowCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            /** @description The rows of this page. */
            results: components["schemas"]["Subcategory"][];
        };
        /** @description A page, or with `pagination=false` a bare list (§reliability.12). */
        SubcategoryListReply: components["schemas"]["SubcategoryPage"] | components["schemas"]["Subcategory"][];
        /** @description The third level of the catalogue, a sub-subcategory in addresses and fields. */
        Variety: {
            id: components["schemas"]["Id"];
            /** @description In the language of X-user-lang, such as `Nashik Red`. */
            name: string;
        };
        /** @description One page of varieties. */
        VarietyPage: {
            count: components["schemas"]["RowCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            /** @description The rows of this page. */
            results: components["schemas"]["Variety"][];
        };
        /**
         * @description What its owner wants to do. Only buyers may post `buy` (§enquiries.14).
         * @enum {string}
         */
        EnquiryType: "buy" | "sell";
        /**
         * @description Pending for the first 24 hours, then approved and on the public board, until its owner closes it. Other values may come;
         *     the app shows them as they are (§enquiries.3).
         */
        EnquiryStatus: string;
        /** @description The category, subcategory or variety of an enquiry or product. */
        CatalogueName: {
            /** @description Id in the catalogue, such as `49`; null where the owner typed the name (`is_new_subcategory`). */
            id: number | null;
            /** @description In the language of X-user-lang, or as its owner typed it, such as `Onion`. */
            name: string;
        };
        /** @description The variety; null where none is known. */
        EnquiryVariety: components["schemas"]["CatalogueName"] | null;
        /** @description How much, counted in the field `unit`, such as `40`. */
        Quantity: number;
        /**
         * @description Unit of the quantity beside it, never of a price. 1 quintal = 100 kg, 1 ton = 1,000 kg.
         * @enum {string}
         */
        Unit: "kg" | "quintal" | "ton";
        /** @description In rupees per kg, whatever `unit` is, with up to two decimals, such as `24.5`. More decimals are refused. */
        PricePerKg: number;
        /** @description The main photo; null where there is none, and the app draws the crop. */
        EnquiryPhoto: components["schemas"]["MediaLink"] | null;
        /** @description What a card or a row of a list shows (§home.8). */
        EnquiryCard: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["EnquiryType"];
            status: components["schemas"]["EnquiryStatus"];
            product: components["schemas"]["CatalogueName"];
            sub_category: components["schemas"]["CatalogueName"];
            sub_sub_category: components["schemas"]["EnquiryVariety"];
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            expected_price: components["schemas"]["PricePerKg"];
            /** @description As typed, such as `Lasalgaon, Nashik`; null where it is missing, which the app shows as "Location unavailable". */
            location: string | null;
            photo: components["schemas"]["EnquiryPhoto"];
            /**
             * Format: date-time
             * @description When it was posted, with a zone, such as `2026-04-21T10:00:00+05:30`.
             */
            created_at: string;
        };
        /**
         * @description For each category that has approved enquiries, its newest ones, newest first. The key is the category's name in the language
         *     of X-user-lang.
         */
        LatestEnquiries: {
            [key: string]: components["schemas"]["EnquiryCard"][];
        };
        /** @description One page of enquiries. */
        EnquiryPage: {
            count: components["schemas"]["RowCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            /** @description The rows of this page. */
            results: components["schemas"]["EnquiryCard"][];
        };
        /** @description A name that the catalogue lacks, such as `Dragon fruit`. */
        TypedName: string;
        /** @description Quality, as people call it, such as `A`; empty for none. */
        GradeText: string;
        /** @description Where the produce is, or where it is wanted, such as `Lasalgaon, Nashik`. */
        LocationText: string;
        /** @description What else a buyer or seller should know, such as `Two trucks, fresh`; empty for nothing. */
        NotesText: string;
        /**
         * Format: binary
         * @description JPEG, PNG or WebP by its first bytes, at most 5 MB (5,242,880 bytes); anything else is refused.
         */
        PhotoUpload: string;
        /**
         * @description Below its category (`product`), the produce is either chosen from the catalogue (`sub_category` and `sub_sub_category`) or,
         *     with `is_new_subcategory`, typed (`new_subcategory_name` and `new_sub_subcategory_name`). Fields of both ways are refused.
         *     So is a `minimum_expected_price` above `expected_price`, in `errors.minimum_expected_price` (§enquiries.17, §enquiries.20).
         */
        EnquiryForm: {
            type: components["schemas"]["EnquiryType"];
            /** @description Id of the category, such as `4`. */
            product: number;
            /** @description Id of a subcategory of that category, such as `49`. */
            sub_category?: number;
            /** @description Id of a variety of that subcategory, such as `221`. */
            sub_sub_category?: number;
            /** @description True if the produce is typed; false or left out if it is chosen. */
            is_new_subcategory?: boolean;
            new_subcategory_name?: components["schemas"]["TypedName"];
            new_sub_subcategory_name?: components["schemas"]["TypedName"];
            expected_price: components["schemas"]["PricePerKg"];
            /**
             * @description In rupees per kg, at most `expected_price`. The app sends `0.00` for an empty field (§enquiries.17).
             * @default 0
             */
            minimum_expected_price: number;
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            grade?: components["schemas"]["GradeText"];
            /** @description Whether the produce is grown organically. */
            is_organic: boolean;
            location: components["schemas"]["LocationText"];
            /**
             * @description Always by phone.
             * @default phone
             * @constant
             */
            contact_preference: "phone";
            additional_notes?: components["schemas"]["NotesText"];
            photo?: components["schemas"]["PhotoUpload"];
        };
        /** @description A further photo of an enquiry. Its id is the `imageId` of `deleteProductImage`. */
        EnquiryImage: {
            id: components["schemas"]["Id"];
            image: components["schemas"]["MediaLink"];
        };
        /** @description How to reach the owner of an enquiry or a business. Sent only while `can_view_contact` is true (§payments.1). */
        ContactDetails: {
            /** @description Full name of the owner, such as `Asha Patil`. */
            name: string;
            /** @description Ten digits, without the country code +91, such as `9812345670`. */
            mobile: string;
            /** @description Of the owner, such as `asha@example.com`; null where there is none. */
            email: string | null;
            /** @description Name of the business, such as `Patil Agro`; null where there is none. */
            company: string | null;
        };
        /** @description Somebody who paid for the contact of the enquiry (§board.14). */
        InterestedUser: {
            /** @description Full name, such as `Asha Patil`. */
            name: string;
            /** @description Ten digits, without the country code +91, such as `9812345670`. */
            mobile: string;
            /** @description E-mail address, such as `asha@example.com`; null where there is none. */
            email: string | null;
            /**
             * Format: date-time
             * @description When the contact was paid for, with a zone, such as `2026-04-21T10:00:00+05:30`.
             */
            purchased_at: string;
        };
        /**
         * @description A complete enquiry. While `can_view_contact` is false, a reply that contains the owner's contact or the interested
         *     users breaks this contract (§payments.1).
         */
        Enquiry: {
            id: components["schemas"]["Id"];
            type: components["schemas"]["EnquiryType"];
            status: components["schemas"]["EnquiryStatus"];
            product: components["schemas"]["CatalogueName"];
            sub_category: components["schemas"]["CatalogueName"];
            sub_sub_category: components["schemas"]["EnquiryVariety"];
            /** @description Quality, as typed, such as `A`; null where it is missing. */
            grade: string | null;
            /** @description Whether the produce is grown organically. */
            is_organic: boolean;
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            expected_price: components["schemas"]["PricePerKg"];
            /** @description In rupees per kg, such as `20`, at most `expected_price`; 0 where its owner gave none (§enquiries.17). */
            minimum_expected_price: components["schemas"]["PricePerKg"];
            /** @description As typed, such as `Lasalgaon, Nashik`; null where it is missing. */
            location: string | null;
            /**
             * Format: date
             * @description Day on which the produce is wanted or ready, such as `2026-05-01`; null where it is missing. No form asks for it yet.
             */
            expected_date: string | null;
            /**
             * @description Always by phone.
             * @constant
             */
            contact_preference: "phone";
            /** @description Notes of its owner, as typed, such as `Two trucks, fresh`; null where there are none. */
            additional_notes: string | null;
            photo: components["schemas"]["EnquiryPhoto"];
            /** @description Further photos without `photo`, oldest first; may be empty. */
            images: components["schemas"]["EnquiryImage"][];
            /** @description The `userProductId` of `addProductImage` and `deleteProductImage`, such as `7001`. It may differ from `id`. */
            user_product: number;
            /**
             * Format: date-time
             * @description When it was posted, with a zone, such as `2026-04-21T10:00:00+05:30`.
             */
            created_at: string;
            /** @description Why its owner closed it, such as `Sold`. Sent to the owner only; for others, and while open, null or absent. */
            closing_remark?: string | null;
            /** @description True for its owner, for premium users and for whoever paid for this contact (§payments.1). */
            can_view_contact: boolean;
            /** @description Required while `can_view_contact` is true, otherwise null or absent. */
            owner_contact?: components["schemas"]["ContactDetails"] | null;
            /** @description Everybody who paid for this contact, newest first. Sent to premium users only, also for their own enquiry; otherwise null or absent. */
            interested_users?: components["schemas"]["InterestedUser"][] | null;
        };
        /** @description The enquiry is in `data`. */
        EnquiryInData: {
            data: components["schemas"]["Enquiry"];
        };
        /** @description The enquiry, in `data` or as the body itself. A server may answer either; the app reads both (§reliability.12). */
        EnquiryDetailReply: components["schemas"]["EnquiryInData"] | components["schemas"]["Enquiry"];
        /** @description A DELETE with a JSON body. */
        CloseEnquiryRequest: {
            /** @description Why the owner closes it, such as `Sold`. Not blank; stored with the enquiry. */
            closing_remark: string;
        };
        /**
         * @description Only fields that are sent change. Other produce needs `product` and all fields of one way: `sub_category` with
         *     `sub_sub_category`, or `is_new_subcategory` with both typed names. An empty `photo` removes the photo (§enquiries.22).
         */
        EnquiryChanges: {
            type?: components["schemas"]["EnquiryType"];
            /** @description Id of the category, such as `4`. */
            product?: number;
            /** @description Id of a subcategory of that category, such as `49`. */
            sub_category?: number;
            /** @description Id of a variety of that subcategory, such as `221`. */
            sub_sub_category?: number;
            /** @description True if the produce is typed; false or left out if it is chosen. */
            is_new_subcategory?: boolean;
            new_subcategory_name?: components["schemas"]["TypedName"];
            new_sub_subcategory_name?: components["schemas"]["TypedName"];
            expected_price?: components["schemas"]["PricePerKg"];
            minimum_expected_price?: components["schemas"]["PricePerKg"];
            quantity?: components["schemas"]["Quantity"];
            unit?: components["schemas"]["Unit"];
            grade?: components["schemas"]["GradeText"];
            /** @description Whether the produce is grown organically. */
            is_organic?: boolean;
            location?: components["schemas"]["LocationText"];
            /**
             * @description Always by phone.
             * @constant
             */
            contact_preference?: "phone";
            additional_notes?: components["schemas"]["NotesText"];
            /**
             * Format: binary
             * @description JPEG, PNG or WebP by its first bytes, at most 5 MB (5,242,880 bytes). Empty, it removes the photo; left out, the photo stays.
             */
            photo?: string;
        };
        /** @description One entry of a stage of the timeline. The server's staff make them; no operation does. */
        EnquiryTask: {
            id: components["schemas"]["Id"];
            /** @description What was done, in the language of X-user-lang, such as `Sample passed`. */
            title: string;
            /** @description As the staff typed it, such as `Moisture 11 %`; null where there is none. */
            remark: string | null;
            /**
             * Format: date-time
             * @description When it was done, with a zone, such as `2026-04-21T10:00:00+05:30`.
             */
            task_created_at: string;
        };
        /**
         * @description The timeline: beside `success` and `enquiry_id`, one key for each stage with a list of its tasks, newest first.
         *
         *     Stage names are English and stable: `Enquiry Generated`, `Sample Inspection`, `Site Visit`, `Final Discussion`,
         *     `Contact from Krishi Vyapar`, `Pickup and Payment`. The app translates these, and shows others as they are. A stage may have no
         *     task yet (§enquiries.5, §enquiries.8).
         */
        EnquiryTasks: {
            /**
             * @description Always true, because a failure has another HTTP status.
             * @constant
             */
            success: true;
            enquiry_id: components["schemas"]["Id"];
        } & {
            [key: string]: components["schemas"]["EnquiryTask"][];
        };
        /** @description One photo a request. */
        ProductImageForm: {
            image: components["schemas"]["PhotoUpload"];
        };
        /** @description An order at the payment provider, which the app opens in the provider's checkout (§payments.10). */
        PaymentOrder: {
            /** @description The provider's id of the order, such as `order_IEIaMR65cu6nz3`. */
            order_id: string;
            /** @description In paise, such as `1000` (₹10). */
            amount: number;
            /**
             * @description Always Indian rupees, counted in paise.
             * @constant
             */
            currency: "INR";
        };
        /** @description The order is in `data`. */
        PaymentOrderReply: {
            data: components["schemas"]["PaymentOrder"];
        };
        /**
         * @description What a card of the directory shows. The person's name is part of the contact, so it does not leave the server while
         *     `can_view_contact` is false (§payments.1).
         */
        DirectoryBusiness: {
            id: components["schemas"]["Id"];
            /** @description Company name, as typed, such as `Patil Agro`. */
            name: string;
            /** @description Full name of the owner, such as `Asha Patil`; null while `can_view_contact` is false. */
            user_name: string | null;
            /** @description In the language of X-user-lang if its name is known, such as `Nashik`; null where it is missing. */
            city: string | null;
            /** @description As typed, such as `Nashik`; the app sorts by its distance (§directory.6). Null where it is missing. */
            district?: string | null;
            /** @description As typed, such as `Maharashtra`; null where it is missing. */
            state: string | null;
            /** @description A picture of the first of its `product_names`; null or absent where there is none. */
            photo?: components["schemas"]["MediaLink"] | null;
            /** @description Subcategories that it deals in, in the language of X-user-lang, such as `Onion`; empty or absent where there are none. */
            product_names?: string[];
            /** @description True for its owner, for premium users and for whoever paid for this contact (§payments.1). */
            can_view_contact: boolean;
        };
        /** @description A row of the directory's list. */
        DirectoryEntry: {
            /** @description Id of the business, the same as `business.id`, such as `9001`. */
            id: number;
            business: components["schemas"]["DirectoryBusiness"];
        };
        /** @description One page of businesses of one type. */
        DirectoryPage: {
            count: components["schemas"]["RowCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            /** @description The rows of this page. */
            results: components["schemas"]["DirectoryEntry"][];
        };
        /**
         * @description The business types that the directory lists.
         * @enum {string}
         */
        DirectoryType: "farmer" | "buyer" | "manufacturer";
        /** @description As typed, such as `Nashik`; null where it is missing, which the app shows as "Not specified". */
        OptionalText: string | null;
        /**
         * @description The public facts of a business. While `can_view_contact` is false, a reply that contains the owner's contact
         *     breaks this contract (§payments.1).
         */
        BusinessDetail: {
            id: components["schemas"]["Id"];
            business_type: components["schemas"]["DirectoryType"];
            /** @description As typed, such as `Patil Agro`; null where it is missing. */
            company_name: components["schemas"]["OptionalText"];
            /** @description House, street, village or area, such as `14 Market Yard`; null where it is missing. */
            address: components["schemas"]["OptionalText"];
            /** @description In the language of X-user-lang if its name is known, such as `Nashik`; null where it is missing. */
            city: components["schemas"]["OptionalText"];
            district: components["schemas"]["OptionalText"];
            /** @description As typed, such as `Maharashtra`; null where it is missing. */
            state: components["schemas"]["OptionalText"];
            /** @description Pincode, six digits, such as `422001`; null where it is missing. */
            pin_code: string | null;
            /** @description Subcategories that it deals in, in the language of X-user-lang, such as `Onion`; may be empty. */
            product_interests: string[];
            /** @description True for its owner, for premium users and for whoever paid for this contact (§payments.1). */
            can_view_contact: boolean;
            /** @description Required while `can_view_contact` is true, otherwise null or absent. */
            owner_contact?: components["schemas"]["ContactDetails"] | null;
        };
        /** @description A farmer's public facts. */
        FarmerDetail: components["schemas"]["BusinessDetail"] & {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "farmer";
            /** @description Place of the farm, such as `Niphad, Nashik`; null where it is missing. */
            farm_location: components["schemas"]["OptionalText"];
            /** @description Whether the produce is grown organically; null where nobody said. */
            is_organic: boolean | null;
        };
        /** @description A buyer's public facts. */
        BuyerDetail: components["schemas"]["BusinessDetail"] & {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "buyer";
            /** @description A free text with its unit, such as `20 tonnes a month`; null where it is missing. */
            preferred_quantity: string | null;
            /** @description A free text, such as `7 days after delivery`; null where it is missing. */
            payment_terms: components["schemas"]["OptionalText"];
        };
        /** @description A manufacturer's public facts. */
        ManufacturerDetail: components["schemas"]["BusinessDetail"] & {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "manufacturer";
            /** @description A free text with its unit, such as `5 tonnes a day`; null where it is missing. */
            processing_capacity: string | null;
            /** @description Names of certificates, such as `FSSAI`; may be empty. */
            certifications: string[];
        };
        /** @description Something that a business offers, whether or not it has an enquiry for it. */
        BusinessProduct: {
            id: components["schemas"]["Id"];
            /** @description A picture of the product; null where there is none, and the app draws the crop. */
            photo: components["schemas"]["MediaLink"] | null;
            category: components["schemas"]["CatalogueName"];
            sub_category: components["schemas"]["CatalogueName"];
            sub_sub_category: components["schemas"]["CatalogueName"];
            expected_price: components["schemas"]["PricePerKg"];
            /** @description How much is offered, counted in the field `unit`, such as `40`. */
            quantity: number;
            unit: components["schemas"]["Unit"];
        };
        /** @description A bare list, never a page. */
        BusinessProducts: components["schemas"]["BusinessProduct"][];
        /** @description The business whose contact is bought. Id and type must belong together, else 404. */
        BusinessContactRequest: {
            /** @description The `id` of a row of the directory, such as `9001`. */
            business_id: number;
            business_type: components["schemas"]["DirectoryType"];
        };
        /** @description In rupees per quintal (100 kg), such as `4250`; 0 means that nothing was reported (§mandi.2). */
        PricePerQuintal: number;
        /** @description What one commodity fetched at one market on one day (§mandi.3). */
        PriceRecord: {
            /** @description Crop, in the language of X-user-lang, such as `Onion`. */
            commodity: string;
            /**
             * Format: date
             * @description The day in India on which it was sold, such as `2026-04-21`.
             */
            arrival_date: string;
            /** @description In the language of X-user-lang, such as `Hybrid`; null where it is missing. */
            variety: string | null;
            /** @description Official name, always in English, such as `Maharashtra`. */
            state: string;
            /** @description Official name, always in English, such as `Nashik`. */
            district: string;
            /** @description Name of the mandi, in the language of X-user-lang, such as `Lasalgaon`. */
            market: string;
            min_price: components["schemas"]["PricePerQuintal"];
            max_price: components["schemas"]["PricePerQuintal"];
            /** @description What most of the lots fetched, in rupees per quintal, such as `4250`. The app calls it "Avg price" (§languages.17). */
            modal_price: number;
            /** @description Quality by the market, in the language of X-user-lang, such as `FAQ` (fair average quality); null where it is missing. */
            grade: string | null;
        };
        /** @description The rows from `offset` on, at most `limit`. */
        PriceList: {
            /** @description The rows of this window. */
            records: components["schemas"]["PriceRecord"][];
            /** @description Records that match the filters, whatever `offset` and `limit` are, such as `3384`. */
            total: number;
        };
        /** @description Indian mobile number: ten digits without the country code +91, such as `9812345670` (§sign-in.3). */
        Mobile: string;
        /** @description The number that gets the code. */
        RequestOtp: {
            mobile: components["schemas"]["Mobile"];
        };
        /** @description Only `success` means that a code is on its way. Otherwise the app shows `message` (§sign-in.5). */
        OtpRequested: {
            /**
             * @description `error` if no code was sent.
             * @enum {string}
             */
            status: "success" | "error";
            /** @description For people, in the language of `X-user-lang`, such as `An OTP was sent to +91 98765 43210.` */
            message: string;
        };
        /** @description The code with the number that it was sent to. */
        VerifyOtp: {
            mobile: components["schemas"]["Mobile"];
            /** @description The one-time password: exactly six characters, digits or letters, such as `735108`. */
            otp: string;
        };
        /**
         * @description The type for which step 2 of the registration is done. At most one flag is true, because a user has one business of one
         *     type. A profile is complete when one is true (§sign-in.12).
         */
        ProfileFlags: {
            /** @description Step 2 is done as farmer. */
            has_farmer_profile: boolean;
            /** @description Step 2 is done as FPO (farmer producer organisation). */
            has_fpo_profile: boolean;
            /** @description Step 2 is done as agent. */
            has_agent_profile: boolean;
            /** @description Step 2 is done as company. */
            has_company_profile: boolean;
            /** @description Step 2 is done as buyer. */
            has_buyer_profile: boolean;
            /** @description Step 2 is done as distributor. */
            has_distributor_profile: boolean;
            /** @description Step 2 is done as retailer. */
            has_retailer_profile: boolean;
            /** @description Step 2 is done as wholesaler. */
            has_wholesaler_profile: boolean;
            /** @description Step 2 is done as manufacturer. */
            has_manufacturer_profile: boolean;
        };
        /**
         * @description Type of a business. A user has at most one business, so one type (§registration.1).
         * @enum {string}
         */
        BusinessType: "farmer" | "fpo" | "agent" | "company" | "buyer" | "distributor" | "retailer" | "wholesaler" | "manufacturer";
        /** @description The code was right. */
        SignedIn: components["schemas"]["ProfileFlags"] & {
            /** @description Without `Bearer`, such as `3f9c0be2a1d84c37`. The app sends it as `Authorization: Bearer {token}`. */
            token: string;
            user_id: components["schemas"]["Id"];
            /** @description Whether step 1 of the registration is done, so that there is a business. If not, the app opens /register (§sign-in.13). */
            business: boolean;
            /** @description Id of the business, such as `9001`; null while `business` is false. */
            business_id: number | null;
            /** @description Type of the business; null while `business` is false. */
            business_type: components["schemas"]["BusinessType"] | null;
        };
        /**
         * @description The code was wrong, expired or used before. The missing token says so: the app shows its own
         *     "Invalid OTP. Please try again.", whatever else the reply has (§sign-in.8).
         */
        NotSignedIn: {
            /** @description Null or left out. */
            token?: null;
            /** @description Not read by the app, such as `error`. */
            status?: string;
            /** @description Not read by the app, such as `Invalid OTP. Please try again.` */
            message?: string;
        };
        /** @description Signed in if there is a `token`. */
        OtpVerified: components["schemas"]["SignedIn"] | components["schemas"]["NotSignedIn"];
        /** @description Pincode, the postal code of India: six digits, such as `422001`. */
        Pincode: string;
        /** @description A place that the form offers as the city. Outside cities it is a block or a post office. */
        PincodeCity: {
            /** @description City, block or post office, such as `Nashik`. */
            name: string;
            /** @description Part of the district, such as `Niphad`. */
            block: string;
            /** @description Postal division, such as `Nashik`. */
            division: string;
            /** @description Post offices and localities that the form offers as the area; may be empty. */
            areas: string[];
        };
        /** @description The code is known. An unknown one is a 404 with a `Failure`. */
        PincodeFound: {
            /**
             * @description Always `success`, because a failure has another HTTP status.
             * @constant
             */
            status: "success";
            /** @description Where the pincode is. All names are in English. */
            data: {
                /** @description State or union territory, such as `Maharashtra`. */
                state: string;
                /** @description District, such as `Nashik`. */
                district: string;
                /** @description All places with this code; the form fills in the first one (§registration.11). */
                city: components["schemas"]["PincodeCity"][];
            };
        };
        /** @description Latitude and longitude of the device in degrees, such as `19.9975, 73.7898`, or why they are unknown (§registration.10). */
        CurrentLocation: string;
        /** @description What both steps send. */
        Registrant: {
            /**
             * Format: email
             * @description E-mail address, such as `asha@example.com`; left out, the stored one stays.
             */
            email?: string;
            /** @description State or union territory, such as `Maharashtra`. */
            state: string;
            /** @description District, such as `Nashik`. */
            district: string;
            /** @description City, town or village, such as `Nashik`. */
            city: string;
            current_location: components["schemas"]["CurrentLocation"];
            business_type: components["schemas"]["BusinessType"];
        };
        /**
         * @description Step 1. Its `name` and `pincode` are the `full_name` and `pin_code` of step 2. The server ignores `mobile`: the account's number is
         *     the one that was verified by an OTP.
         */
        CreateBusiness: {
            /** @description Full name of the person, such as `Asha Patil`. */
            name: string;
            mobile: components["schemas"]["Mobile"];
            pincode: components["schemas"]["Pincode"];
        } & components["schemas"]["Registrant"];
        /** @description The details are stored. */
        BusinessCreated: {
            /** @description For people, in the language of `X-user-lang`, such as `Your details were saved.` */
            message: string;
            business_id: components["schemas"]["Id"];
        };
        /** @description What step 2 sends for every type, some of it for the second time. */
        PersonalProfile: {
            /** @description Full name of the person, such as `Asha Patil`. */
            full_name: string;
            /**
             * @description Such as `Patil Agro`. Left out, the server stores `organization_name` for an fpo and `full_name` for other types, because no
             *     profile is complete without a company name.
             */
            company_name?: string;
            /** @description House, street, village or area, such as `14 Market Yard`. */
            address: string;
            pin_code: components["schemas"]["Pincode"];
        } & components["schemas"]["Registrant"];
        /** @description What only a farmer has (§registration.17). */
        FarmerDetails: {
            /** @description A number above 0, a space, and `acres`, `hectares` or `sq_meters`, such as `12.5 acres`. */
            farm_size?: string;
            /** @description Place of the farm, such as `Niphad, Nashik`. */
            farm_location?: string;
            /** @description Whether the soil was tested; left out means no. */
            soil_testing_done?: boolean;
            /** @description Whether there is own transport; left out means no. */
            has_own_logistics?: boolean;
            /** @description Whether the produce is grown organically; left out means no. */
            is_organic?: boolean;
            /** @description Whether the produce is certified; left out means no. */
            product_certification_done?: boolean;
            /** @description How many kinds of produce the farm grows, such as `3`. */
            total_products_harvested?: number;
        };
        /** @description Step 2 of a farmer. */
        CreateFarmer: {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "farmer";
        } & (components["schemas"]["PersonalProfile"] & WithRequired<components["schemas"]["FarmerDetails"], "farm_size" | "farm_location">);
        /** @description Step 2 is stored, so that the flag of the business's type is true from now on. */
        BusinessCompleted: components["schemas"]["BusinessCreated"] & components["schemas"]["ProfileFlags"];
        /** @description Permanent account number of the income tax department: ten characters, upper case, such as `ABCDE1234F` (§registration.23). */
        Pan: string;
        /**
         * @description Goods and services tax number: 15 characters, upper case, such as `27AAPFU0939F1ZV`. They are state, PAN, number, Z and a check
         *     character; a wrong check character is refused, too (§registration.23).
         */
        Gstin: string;
        /** @description What only a buyer has (§registration.18). */
        BuyerDetails: {
            company_pan?: components["schemas"]["Pan"];
            /** @description Place of the store, such as `Pimpalgaon, Nashik`. */
            storage_house_location?: string;
            gst_number?: components["schemas"]["Gstin"];
            /** @description Whether there is own transport; left out means no. */
            has_own_logistics?: boolean;
        };
        /** @description Step 2 of a buyer. */
        CreateBuyer: {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "buyer";
        } & (WithRequired<components["schemas"]["PersonalProfile"], "company_name"> & WithRequired<components["schemas"]["BuyerDetails"], "storage_house_location">);
        /** @description What a manufacturer, agent, company, distributor, retailer or wholesaler has (§registration.18, §registration.19). */
        OfficeDetails: {
            company_pan?: components["schemas"]["Pan"];
            /** @description Place of the factory, such as `Satpur, Nashik`. */
            factory_location?: string;
            /** @description Place of the office, such as `College Road, Nashik`. */
            office_location?: string;
            gst_number?: components["schemas"]["Gstin"];
            /** @description Whether there is own transport; left out means no. */
            has_own_logistics?: boolean;
            /** @description Whether the produce is grown organically; left out means no. */
            is_organic?: boolean;
        };
        /** @description Step 2 of a manufacturer. */
        CreateManufacturer: {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "manufacturer";
        } & (WithRequired<components["schemas"]["PersonalProfile"], "company_name"> & WithRequired<components["schemas"]["OfficeDetails"], "factory_location" | "office_location">);
        /** @description What only a farmer producer organisation has (§registration.20). */
        FpoDetails: {
            /** @description The person's role, such as `Chairperson`. */
            role_in_organization?: string;
            /** @description Name of the organisation, such as `Godavari Farmer Producer Company`. */
            organization_name?: string;
            organization_pan?: components["schemas"]["Pan"];
            organization_gst?: components["schemas"]["Gstin"];
            /** @description House, street, village or area, such as `14 Market Yard`. */
            organization_address?: string;
            /** @description How many farmers are members, such as `250`. */
            number_of_farmers?: number;
            /** @description Whether it processes produce itself; left out means no. */
            do_manufacturing?: boolean;
        };
        /** @description Step 2 of a farmer producer organisation. */
        CreateFpo: {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "fpo";
        } & (components["schemas"]["PersonalProfile"] & WithRequired<components["schemas"]["FpoDetails"], "role_in_organization" | "organization_name" | "organization_address" | "number_of_farmers">);
        /** @description The file of an agent, company, distributor, retailer or wholesaler (§registration.22). */
        CancelledBill: {
            /**
             * Format: binary
             * @description Cancelled bill, cheque or passbook page: PDF, JPEG or PNG by its first bytes, at most 5 MB (5,242,880 bytes). Required until
             *     step 2 has been done once, else refused in `errors.cancelled_bill`. Left out after that, the stored one stays.
             */
            cancelled_bill?: string;
        };
        /** @description Step 2 of an agent. */
        CreateAgent: {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "agent";
        } & (components["schemas"]["PersonalProfile"] & components["schemas"]["OfficeDetails"] & components["schemas"]["CancelledBill"]);
        /** @description Step 2 of a company. */
        CreateCompany: {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "company";
        } & (components["schemas"]["PersonalProfile"] & components["schemas"]["OfficeDetails"] & components["schemas"]["CancelledBill"]);
        /** @description Step 2 of a distributor. */
        CreateDistributor: {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "distributor";
        } & (components["schemas"]["PersonalProfile"] & components["schemas"]["OfficeDetails"] & components["schemas"]["CancelledBill"]);
        /** @description Step 2 of a retailer. */
        CreateRetailer: {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "retailer";
        } & (components["schemas"]["PersonalProfile"] & WithRequired<components["schemas"]["OfficeDetails"], "office_location"> & components["schemas"]["CancelledBill"]);
        /** @description Step 2 of a wholesaler. */
        CreateWholesaler: {
            /**
             * @description Always the type in the address.
             * @constant
             */
            business_type?: "wholesaler";
        } & (components["schemas"]["PersonalProfile"] & components["schemas"]["OfficeDetails"] & components["schemas"]["CancelledBill"]);
        /**
         * @description The user's own business. Company name and address are null until step 2 of the registration is done. The fields of its type
         *     are sent as far as they are stored: they prefill step 2, and show what is missing for posting an enquiry (§registration.21).
         */
        OwnBusiness: {
            /** @description Name of the business, such as `Patil Agro`; null before step 2 of the registration. */
            company_name: string | null;
            business_type: components["schemas"]["BusinessType"];
            /** @description House, street, village or area, such as `14 Market Yard`; null before step 2 of the registration. */
            address: string | null;
            /** @description As the registration sent it, such as `19.9975, 73.7898` or `Location unavailable`; null where nothing was sent. */
            current_location: string | null;
            /** @description Whether this user sees every contact, as premium users do: the same as `is_premium`. */
            can_view_contact: boolean;
            /** @description City, town or village, such as `Nashik`. */
            city?: string;
            /** @description District, such as `Nashik`. */
            district?: string;
            /** @description State or union territory, such as `Maharashtra`. */
            state?: string;
            pin_code?: components["schemas"]["Pincode"];
        } & components["schemas"]["FarmerDetails"] & components["schemas"]["BuyerDetails"] & components["schemas"]["OfficeDetails"] & components["schemas"]["FpoDetails"];
        /** @description Such as `user`, the only one so far; the app stores it and does nothing else with it. */
        Role: string;
        /** @description What both shapes of the profile have. */
        ProfileCommon: components["schemas"]["ProfileFlags"] & {
            /**
             * @description Always true, because a failure has another HTTP status.
             * @constant
             */
            success: true;
            /** @description Null before step 1 of the registration. */
            business: components["schemas"]["OwnBusiness"] | null;
            /** @description Whether a subscription runs, so that the user sees every contact. */
            is_premium: boolean;
            role: components["schemas"]["Role"];
        };
        /** @description Who is signed in. */
        Person: {
            /** @description Full name, such as `Asha Patil`; empty for a new user. */
            full_name: string;
            /** @description E-mail address, such as `asha@example.com`; null where there is none. */
            email: string | null;
            mobile: components["schemas"]["Mobile"];
            /**
             * @description The server takes it from `X-user-lang` at each `verifyOtp` and `editUserProfile`; `en` is `english` (§profile.5).
             * @enum {string}
             */
            preferred_language: "english" | "hindi" | "marathi";
            /**
             * Format: uri-reference
             * @description Address of the picture, as a path of the same origin or complete, such as `/media/photos/7`; null where there is none.
             */
            profile_picture: string | null;
        };
        /** @description The person is in `user`. */
        NestedProfile: components["schemas"]["ProfileCommon"] & {
            user: components["schemas"]["Person"];
        };
        /** @description The person is at the top level, with other names and without language and picture. */
        FlatProfile: components["schemas"]["ProfileCommon"] & {
            /** @description Null or left out. */
            user?: null;
            /** @description Full name, such as `Asha Patil`; empty for a new user. */
            name: string;
            /** @description E-mail address, such as `asha@example.com`; null where there is none. */
            email: string | null;
            phone: components["schemas"]["Mobile"];
        };
        /** @description A server may answer either shape; the app reads both (§profile.2). */
        UserProfile: components["schemas"]["NestedProfile"] | components["schemas"]["FlatProfile"];
        /** @description The role alone. */
        UserRole: {
            role: components["schemas"]["Role"];
        };
        /** @description The name, and what else changes. */
        EditUserProfile: {
            /** @description Full name of the person, such as `Asha Patil`. */
            full_name: string;
            /** @description E-mail address, such as `asha@example.com`. Empty, it removes the stored one; left out, that stays. */
            email?: string | "";
            /**
             * Format: binary
             * @description JPEG, PNG or GIF by its first bytes, at most 5 MB (5,242,880 bytes). Left out or empty, the picture stays.
             */
            profile_picture?: string;
        };
        /** @description It is stored. */
        Confirmation: {
            /**
             * @description Always true, because a failure has another HTTP status.
             * @constant
             */
            success: true;
            /** @description For people, in the language of `X-user-lang`, such as `Profile updated successfully`. */
            message: string;
        };
        /** @description Why the account should go. */
        RequestAccountDeletion: {
            /** @description Why the person wants the account deleted, in their words, such as `I gave up the farm`. */
            reason: string;
        };
        /** @description What the plan offers, one phrase an entry, in each language whatever X-user-lang says (§subscription.5). */
        Features: {
            /** @description In English, such as `No ads`; may be empty. */
            en: string[];
            /** @description In Hindi; if empty, the app shows English. */
            hi: string[];
            /** @description In Marathi; if empty, the app shows English. */
            mr: string[];
        };
        /** @description A year that was paid for, running or over. */
        Subscription: {
            /**
             * Format: date
             * @description The day in India on which it ends, such as `2027-04-21`.
             */
            expiry_date: string;
            /** @description What was paid for the year, in rupees, such as `999`. */
            amount: number;
            /** @description Days left, including today, such as `355`; 0 once expired. */
            days_remaining: number;
            features: components["schemas"]["Features"];
        };
        /** @description All subscriptions of the user. */
        SubscriptionStatus: {
            /** @description Whether a subscription runs now. The app believes this, not the dates. */
            has_active_subscription: boolean;
            /** @description Newest first; expired ones stay in the list. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        /** @description What can be subscribed to, and its price. */
        Plan: {
            id: components["schemas"]["Id"];
            /** @description Price in rupees for a year, such as `999` (₹999). */
            amount: number;
            features: components["schemas"]["Features"];
        };
        /** @description An order for a year of a plan. */
        CreatePayment: {
            /** @description The plan's `amount`, in rupees, such as `999`. Another is refused with `amount_wrong`. */
            amount: number;
            /**
             * @description Always `subscription`: contacts have their own operations.
             * @constant
             */
            payment_type: "subscription";
            /** @description Id of the plan, such as `1`. An unknown one is refused in `errors.payment_plan`. */
            payment_plan: number;
            /** @description What the person reads in the checkout, in their language, such as `Krishi Vyapar Premium, one year`. */
            description: string;
            /** @description For statistics; changes nothing about the order. */
            metadata: {
                /** @description Name of the plan, such as `premium`. */
                user_plan: string;
                /** @description Where the order comes from, such as `web`. */
                platform: string;
            };
        };
        /** @description An order at the payment provider. Its `amount` is in paise, 100 times that of the plan. */
        SubscriptionOrder: components["schemas"]["PaymentOrder"] & {
            /** @description Id of the payment on this server, such as `501`; the app stores it as `current_payment_id` until it is paid. */
            id: number;
        };
        /** @description What the provider's checkout gave the app, unchanged and with its names (§subscription.6). */
        VerifyPayment: {
            /** @description Id of the order that was paid, such as `order_IEIaMR65cu6nz3`. */
            razorpay_order_id: string;
            /** @description Id of the payment, such as `pay_IH4NVgf4Dreq1l`. */
            razorpay_payment_id: string;
            /** @description Hexadecimal HMAC-SHA256 of `{order id}|{payment id}` with the provider's key secret, such as `0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f`. */
            razorpay_signature: string;
        };
        /** @description Only `success` means that the subscription runs. */
        PaymentVerified: {
            /**
             * @description `error` if the payment was refused.
             * @enum {string}
             */
            status: "success" | "error";
            /** @description For people, in the language of `X-user-lang`, such as `Payment received. You are a premium member now.` */
            message: string;
        };
    };
    responses: {
        /** @description The input was refused; `errors` says which field and why. Nothing was stored. */
        BadInput: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The server failed; the same request may succeed later. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description There is no such thing, or it is another user's. The two cases have the same answer, so that nobody learns of others' things. */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description The token is missing, unknown or expired. */
        Unauthenticated: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /** @description Too many attempts. Every operation may answer it; `Retry-After` says how long to wait. */
        TooMany: {
            headers: {
                /** @description Seconds to wait, such as `120`, or an HTTP date. The app offers the next try only then (§reliability.10). */
                "Retry-After"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
        /**
         * @description A field or the file was refused (`errors` says which and why), or the user has a business of another type. Nothing
         *     was stored.
         */
        BusinessRefused: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Failure"];
            };
        };
    };
    parameters: {
        /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
        Language: "en" | "hi" | "mr";
        /** @description With `false` the reply is a bare list of everything, and `page` and `page_size` are ignored. */
        Pagination: boolean;
        /** @description Page number, from 1. A page past the last is a 200 with empty `results`, not a 404. */
        Page: number;
        /** @description Rows per page. The lists of the app show 12. */
        PageSize: number;
        /**
         * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
         *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
         *     same key of the same person and operation, without creating anything. A repetition during the first request waits
         *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
         *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
         *     bytes.
         * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
         */
        IdempotencyKey: string;
        /** @description Id of the enquiry (`id`, not `user_product`). */
        EnquiryId: number;
        /** @description Only businesses that deal in this subcategory. An unknown id finds none. */
        DealsIn: number;
        /**
         * @description Beginnings of words that all occur in the business's name, its place or the names of its produce, in any language of X-user-lang
         *     or in Latin letters as spoken. The owner's name is not searched, because the reply hides it (§payments.1).
         */
        DirectorySearch: string;
        /** @description Id of the business, as in the list of its type. A business of another type is a 404. */
        DirectoryId: number;
        /** @description Milliseconds since 1970. Makes each address unique, so that no cache answers; the server ignores it (§directory.12). */
        Timestamp: number;
    };
    requestBodies: never;
    headers: {
        /**
         * @description No cache may store a personal reply. `private, no-store` is allowed too.
         * @example no-store
         */
        NoStore: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listCategories: {
        parameters: {
            query?: {
                /** @description With `false` the reply is a bare list of everything, and `page` and `page_size` are ignored. */
                pagination?: components["parameters"]["Pagination"];
                /** @description Page number, from 1. A page past the last is a 200 with empty `results`, not a 404. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The lists of the app show 12. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories, or with `pagination=false` all of them as a bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CategoryListReply"];
                };
            };
            400: components["responses"]["BadInput"];
            500: components["responses"]["ServerError"];
        };
    };
    listSubcategoriesOfCategory: {
        parameters: {
            query?: {
                /** @description With `false` the reply is a bare list of everything, and `page` and `page_size` are ignored. */
                pagination?: components["parameters"]["Pagination"];
                /** @description Page number, from 1. A page past the last is a 200 with empty `results`, not a 404. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The lists of the app show 12. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the category; an unknown one is a 404. */
                categoryId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subcategories, or with `pagination=false` all of them as a bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubcategoryListReply"];
                };
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listVarieties: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the last is a 200 with empty `results`, not a 404. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The lists of the app show 12. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the subcategory; an unknown one is a 404. */
                subcategoryId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of varieties. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["VarietyPage"];
                };
            };
            400: components["responses"]["BadInput"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listSubcategories: {
        parameters: {
            query?: {
                /** @description With `false` the reply is a bare list of everything, and `page` and `page_size` are ignored. */
                pagination?: components["parameters"]["Pagination"];
                /** @description Page number, from 1. A page past the last is a 200 with empty `results`, not a 404. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The lists of the app show 12. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subcategories, or with `pagination=false` all of them as a bare list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubcategoryListReply"];
                };
            };
            400: components["responses"]["BadInput"];
            500: components["responses"]["ServerError"];
        };
    };
    listLatestEnquiries: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists of enquiries, by category name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestEnquiries"];
                };
            };
            400: components["responses"]["BadInput"];
            /** @description A server that lacks this operation. The app shows its own text (§reliability.16). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listOwnEnquiries: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the last is a 200 with empty `results`, not a 404. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The lists of the app show 12. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of enquiries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryPage"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EnquiryForm"];
            };
        };
        responses: {
            /** @description The enquiry as stored. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enquiry"];
                };
            };
            /** @description The input was refused; `errors` says which field and why. Nothing was stored. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    listGlobalEnquiries: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the last is a 200 with empty `results`, not a 404. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The lists of the app show 12. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Only enquiries of this subcategory. An unknown id finds none. */
                sub_category?: number;
                /** @description Only enquiries of this type; without it, both. */
                type?: components["schemas"]["EnquiryType"];
                /**
                 * @description Beginnings of words that all occur in the names of the produce, in any language of X-user-lang or in Latin letters as
                 *     spoken, or in place or notes.
                 */
                search?: string;
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of enquiries. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryPage"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnquiryDetail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the enquiry (`id`, not `user_product`). */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryDetailReply"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the enquiry (`id`, not `user_product`). */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The enquiry. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enquiry"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    closeEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the enquiry (`id`, not `user_product`). */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CloseEnquiryRequest"];
            };
        };
        responses: {
            /** @description Closed. No body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The remark is missing or blank, or the enquiry is closed already. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    updateEnquiry: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the enquiry (`id`, not `user_product`). */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EnquiryChanges"];
            };
        };
        responses: {
            /** @description The enquiry as it is now. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Enquiry"];
                };
            };
            /** @description The input was refused; `errors` says which field and why. Nothing was stored. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listEnquiryTasks: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the enquiry (`id`, not `user_product`). */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists of tasks, by stage name. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryTasks"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    addProductImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The `user_product` of an own enquiry, not its `id`. Another user's is a 404. */
                userProductId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["ProductImageForm"];
            };
        };
        responses: {
            /** @description The photo as stored. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EnquiryImage"];
                };
            };
            /** @description The file is no JPEG, PNG or WebP of at most 5 MB. Nothing was stored. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    deleteProductImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description The `user_product` of an own enquiry, not its `id`. Another user's is a 404. */
                userProductId: number;
                /** @description The `id` of one of that enquiry's `images`, else 404. */
                imageId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. No body. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    purchaseEnquiryContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description Id of the enquiry (`id`, not `user_product`). */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrderReply"];
                };
            };
            /** @description The user sees the contact already. Nothing was ordered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listFarmers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the last is a 200 with empty `results`, not a 404. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The lists of the app show 12. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Only businesses that deal in this subcategory. An unknown id finds none. */
                subcategory_id?: components["parameters"]["DealsIn"];
                /**
                 * @description Beginnings of words that all occur in the business's name, its place or the names of its produce, in any language of X-user-lang
                 *     or in Latin letters as spoken. The owner's name is not searched, because the reply hides it (§payments.1).
                 */
                search?: components["parameters"]["DirectorySearch"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of farmers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryPage"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    listBuyers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the last is a 200 with empty `results`, not a 404. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The lists of the app show 12. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Only businesses that deal in this subcategory. An unknown id finds none. */
                subcategory_id?: components["parameters"]["DealsIn"];
                /**
                 * @description Beginnings of words that all occur in the business's name, its place or the names of its produce, in any language of X-user-lang
                 *     or in Latin letters as spoken. The owner's name is not searched, because the reply hides it (§payments.1).
                 */
                search?: components["parameters"]["DirectorySearch"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of buyers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryPage"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    listManufacturers: {
        parameters: {
            query?: {
                /** @description Page number, from 1. A page past the last is a 200 with empty `results`, not a 404. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. The lists of the app show 12. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Only businesses that deal in this subcategory. An unknown id finds none. */
                subcategory_id?: components["parameters"]["DealsIn"];
                /**
                 * @description Beginnings of words that all occur in the business's name, its place or the names of its produce, in any language of X-user-lang
                 *     or in Latin letters as spoken. The owner's name is not searched, because the reply hides it (§payments.1).
                 */
                search?: components["parameters"]["DirectorySearch"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of manufacturers. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DirectoryPage"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    getFarmer: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970. Makes each address unique, so that no cache answers; the server ignores it (§directory.12). */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the business, as in the list of its type. A business of another type is a 404. */
                id: components["parameters"]["DirectoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The farmer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FarmerDetail"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getBuyer: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970. Makes each address unique, so that no cache answers; the server ignores it (§directory.12). */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the business, as in the list of its type. A business of another type is a 404. */
                id: components["parameters"]["DirectoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The buyer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BuyerDetail"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    getManufacturer: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970. Makes each address unique, so that no cache answers; the server ignores it (§directory.12). */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the business, as in the list of its type. A business of another type is a 404. */
                id: components["parameters"]["DirectoryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The manufacturer. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ManufacturerDetail"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    listBusinessProducts: {
        parameters: {
            query?: {
                /** @description Milliseconds since 1970. Makes each address unique, so that no cache answers; the server ignores it (§directory.12). */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the business; an unknown one is a 404. */
                businessId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The products. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessProducts"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    purchaseBusinessContact: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BusinessContactRequest"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentOrderReply"];
                };
            };
            /** @description The input was refused, or the user sees the contact already. Nothing was ordered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            /** @description There is no such business of this type in the directory. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    listMandiPrices: {
        parameters: {
            query?: {
                /** @description Rows to skip: (page - 1) × limit. Beyond the last row, there are no records. */
                offset?: number;
                /** @description Rows at most. The app's page shows 20, its CSV asks for 100 at a time. */
                limit?: number;
                /** @description Only this state or union territory, by its official English name, in any letter case. */
                state?: string;
                /** @description Only this district, by its official English name or another known spelling of it, in any letter case. */
                district?: string;
                /** @description Beginnings of words that all occur in the names of a commodity, in any language of X-user-lang or in Latin letters as spoken. */
                commodity?: string;
                /** @description A text that occurs in the grade, in any language of X-user-lang. */
                grade?: string;
            };
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A window of the records that match, and how many match in all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PriceList"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            /** @description A server that lacks this operation. The app shows its own text (§reliability.16). */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    requestOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestOtp"];
            };
        };
        responses: {
            /** @description The code is on its way if `status` is `success`; otherwise `message` says why not. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpRequested"];
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyOtp"];
            };
        };
        responses: {
            /** @description Signed in if there is a token; otherwise the code was refused. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpVerified"];
                };
            };
            400: components["responses"]["BadInput"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["ServerError"];
        };
    };
    lookUpPincode: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Six digits, of which the first is not 0.
                 * @example 422001
                 */
                pincode: components["schemas"]["Pincode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place of the pincode. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PincodeFound"];
                };
            };
            /** @description The pincode is unknown or invalid. The app then offers its own lists of places. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            500: components["responses"]["ServerError"];
        };
    };
    createBusiness: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBusiness"];
            };
        };
        responses: {
            /** @description The business is stored. Without step 2 its profile is incomplete. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCreated"];
                };
            };
            400: components["responses"]["BusinessRefused"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createFarmer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFarmer"];
            };
        };
        responses: {
            /** @description The profile is complete. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCompleted"];
                };
            };
            400: components["responses"]["BusinessRefused"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createBuyer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateBuyer"];
            };
        };
        responses: {
            /** @description The profile is complete. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCompleted"];
                };
            };
            400: components["responses"]["BusinessRefused"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createManufacturer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateManufacturer"];
            };
        };
        responses: {
            /** @description The profile is complete. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCompleted"];
                };
            };
            400: components["responses"]["BusinessRefused"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createFpo: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreateFpo"];
            };
        };
        responses: {
            /** @description The profile is complete. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCompleted"];
                };
            };
            400: components["responses"]["BusinessRefused"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createAgent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateAgent"];
            };
        };
        responses: {
            /** @description The profile is complete. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCompleted"];
                };
            };
            400: components["responses"]["BusinessRefused"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createCompany: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateCompany"];
            };
        };
        responses: {
            /** @description The profile is complete. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCompleted"];
                };
            };
            400: components["responses"]["BusinessRefused"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createDistributor: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateDistributor"];
            };
        };
        responses: {
            /** @description The profile is complete. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCompleted"];
                };
            };
            400: components["responses"]["BusinessRefused"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createRetailer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateRetailer"];
            };
        };
        responses: {
            /** @description The profile is complete. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCompleted"];
                };
            };
            400: components["responses"]["BusinessRefused"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    createWholesaler: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["CreateWholesaler"];
            };
        };
        responses: {
            /** @description The profile is complete. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BusinessCompleted"];
                };
            };
            400: components["responses"]["BusinessRefused"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person; `business` is null before step 1 of the registration. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserProfile"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    getUserRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The role. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserRole"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    editUserProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": components["schemas"]["EditUserProfile"];
            };
        };
        responses: {
            /** @description The profile is stored. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            /** @description A field or the picture was refused. Nothing was stored. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    requestAccountDeletion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RequestAccountDeletion"];
            };
        };
        responses: {
            /** @description The request is stored. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Confirmation"];
                };
            };
            400: components["responses"]["BadInput"];
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    getSubscriptionStatus: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The subscriptions; an empty list if there are none. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionStatus"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    getPlan: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Id of the plan, `1` for premium; an unknown one is a 404.
                 * @example 1
                 */
                planId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The plan, its amount in rupees a year. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Plan"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            404: components["responses"]["NotFound"];
            500: components["responses"]["ServerError"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
                /**
                 * @description Identifies one action of a person, so that a request whose answer was lost can be repeated without creating a
                 *     second item. A server may ignore it. One that supports it stores each success for 24 hours and returns it to the
                 *     same key of the same person and operation, without creating anything. A repetition during the first request waits
                 *     for its answer. Refusals and failures are not stored, so the key may be sent again. The same key with other fields
                 *     is refused (400, `error: key_reused`). Files are not compared, because the same photo may be scaled to other
                 *     bytes.
                 * @example 5f0c9be2a1d84c37b6e0f4a9d2c81b73
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CreatePayment"];
            };
        };
        responses: {
            /** @description The order to open in the checkout, its amount in paise. */
            201: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionOrder"];
                };
            };
            /** @description The order was refused; `error` says why, for an unknown plan `errors`. Nothing was ordered. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
    verifyPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of names and messages in the reply, whatever language the person typed in. The app always sends it (§languages.2). */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyPayment"];
            };
        };
        responses: {
            /** @description Premium if `status` is `success`; otherwise `message` says why not. */
            200: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentVerified"];
                };
            };
            /**
             * @description The order is not this user's, or the signature is not the provider's. Nothing changed. `error: not_charged` says
             *     that the provider took no money, so that paying again can't charge twice.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
            401: components["responses"]["Unauthenticated"];
            500: components["responses"]["ServerError"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
