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
         * @description The first level of the catalogue, in a fixed order: menu, sidebar of the board, first field of an enquiry.
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
         * @description The crops of one category, by name: menu, sidebar of the board, second field of an enquiry.
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
         * @description Sub-subcategories in the API: the third field of an enquiry.
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
         * @description Every crop, by name: what the product search of the home page suggests. Either everything at once
         *     (`pagination=false`) or page after page until `next` is null.
         *     Rules: §home.3.
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
         * @description The home page's rows: per category at most 8 approved enquiries, newest first. Public.
         *     The app gives up after 10 s and tries 3 times. Rules: §home.7, §home.11.
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
         * @description In every status, newest first, 12 a page. Rules: §enquiries.1.
         */
        get: operations["listOwnEnquiries"];
        put?: never;
        /**
         * Post an enquiry
         * @description The enquiry is pending, and appears on the public board after 24 hours. Only buyers may post `buy`
         *     (refused in `errors.type`). A user without a business can't post (`error: no_business`), nor one who has not done
         *     step 2 of the registration (`error: profile_incomplete`).
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
         * @description Approved enquiries of everybody, newest first. With `sub_category` and a `page_size` of 11 it also serves the
         *     similar enquiries of a detail page (the first 10 without the current one).
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
         * @description Approved enquiries of others, those whose contact the user bought, and the user's own in every status.
         *     The reply comes in `data` or as the body itself. Rules: §board.11, §payments.1.
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
         * @description Prefills the form that edits it. Only own enquiries. Rules: §enquiries.4, §enquiries.13.
         */
        get: operations["getEnquiry"];
        put?: never;
        post?: never;
        /**
         * Close an own enquiry
         * @description The enquiry leaves the public board and stays in the owner's list as closed, with the remark.
         *     Rules: §enquiries.11.
         */
        delete: operations["closeEnquiry"];
        options?: never;
        head?: never;
        /**
         * Change an own enquiry
         * @description What is not sent stays. An empty `photo` removes the photo. A closed enquiry can't be changed
         *     (`error: enquiry_closed`). Rules: §enquiries.11, §enquiries.15, §enquiries.22.
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
         * @description Stages in their order, each with its tasks, newest first. Only own enquiries.
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
         * @description The bytes are stored unchanged. Rules: §enquiries.9, §forms.12.
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
         * @description The photo is gone at once; the enquiry itself stays as it is.
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
         * @description Makes an order of ₹10 (1,000 paise) to be paid in the provider's checkout. Once it is paid, the enquiry's detail
         *     carries the contact; there is no call to confirm it. Asking again before paying gives the same order.
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
         * @description Farmers with a profile, by id, 12 a page. Rules: §directory.1, §directory.2.
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
         * @description Buyers with a profile, by id, 12 a page. Rules: §directory.1, §directory.2.
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
         * @description Manufacturers with a profile, by id, 12 a page. Rules: §directory.1, §directory.2.
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
         * @description What every business shows, and of a farmer: the farm's location, and whether it is organic.
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
         * @description What every business shows, and of a buyer: preferred quantity and payment terms.
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
         * @description What every business shows, and of a manufacturer: processing capacity and certifications.
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
         * @description All that the business offers, of whichever type it is. Rules: §directory.13, §directory.14.
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
         * @description Makes an order of ₹10 (1,000 paise) to be paid in the provider's checkout. Once it is paid, the business's detail
         *     carries the contact; there is no call to confirm it. Asking again before paying gives the same order.
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
         * @description Prices of the last trading days at the mandis, newest day first. Within a day the states alternate, starting
         *     with the one with most prices, so that a list of all of India doesn't start with the first in the alphabet.
         *     Prices are in rupees per quintal (100 kg).
         *
         *     Reads without a token; a token that is sent must be valid. The app gives up after 10 s.
         *     Rules: §mandi.4, §mandi.6.
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
         * @description Sends a six-character code to the mobile number by SMS; asking again replaces the code ("Resend"). The code is
         *     valid for 120 seconds. A refusal may come as 4xx, or as 200 with another status than `success`.
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
         * @description A correct code signs the person in, and creates an account for a new number. A code works once. A reply
         *     without a token is a refusal, even as 200.
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
         * State, district and places of a PIN code
         * @description Fills the address of the registration. Needs no token. Place names are in English in every language.
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
         * @description Stores the person and the place, and creates the user's business with an incomplete profile. Calling it again
         *     updates the business. A user has one business of one type: once its profile is complete, another type
         *     is refused.
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
         * @description Completes the profile; creates the business if step 1 was skipped. Calling it again updates the details; omitted
         *     fields are cleared.
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
         * @description Completes the profile; creates the business if step 1 was skipped. Calling it again updates the details; omitted
         *     fields are cleared.
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
         * @description Completes the profile; creates the business if step 1 was skipped. Calling it again updates the details; omitted
         *     fields are cleared.
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
         * @description Completes the profile; creates the business if step 1 was skipped. Calling it again updates the details; omitted
         *     fields are cleared.
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
         * @description Completes the profile; creates the business if step 1 was skipped. Calling it again updates the details; omitted
         *     fields are cleared.
         *     The cancelled bill is required until one is stored; omitted later, the stored one stays. Sent as a form: fields as text, and the file.
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
         * @description Completes the profile; creates the business if step 1 was skipped. Calling it again updates the details; omitted
         *     fields are cleared.
         *     The cancelled cheque or passbook is required until one is stored; omitted later, the stored one stays. Sent as a form: fields as text, and the file.
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
         * @description Completes the profile; creates the business if step 1 was skipped. Calling it again updates the details; omitted
         *     fields are cleared.
         *     The cancelled bill is required until one is stored; omitted later, the stored one stays. Sent as a form: fields as text, and the file.
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
         * @description Completes the profile; creates the business if step 1 was skipped. Calling it again updates the details; omitted
         *     fields are cleared.
         *     Office location is required, and the cancelled bill until one is stored; omitted later, the stored one stays. Sent as a form: fields as text, and the file.
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
         * @description Completes the profile; creates the business if step 1 was skipped. Calling it again updates the details; omitted
         *     fields are cleared.
         *     The cancelled bill is required until one is stored; omitted later, the stored one stays. Sent as a form: fields as text, and the file.
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
         * @description Restores the session and fills /profile. The reply has one of two shapes: the person is in `user` or at the top level.
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
         * @description What the app stores as `userRole`.
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
         * @description Stores the name, and e-mail and picture where they are given.
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
         * @description Stores the request; people process it in 4 to 5 working days. The account works until then.
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
         * @description Whether the user is premium, and since which subscriptions.
         *     Rules: §subscription.3.
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
         * @description Price and features. The only plan so far is 1, premium for a year.
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
         * @description Creates an order at the payment provider, which the app then opens in the provider's checkout. The request is in
         *     rupees, the reply in paise. Nothing is charged yet.
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
         * @description Checks the provider's signature and starts the subscription, a year from now or from the end of a running one.
         *     Verifying the same payment again answers the same and adds nothing, so the app may repeat it after a crash or a
         *     lost connection.
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
        /** @description Rows on all pages together, such as `37`. */
        RowCount: number;
        /**
         * Format: uri-reference
         * @description Address of the neighbouring page, such as `/api/mobile/v1/farmers/?page=2&page_size=12`; null where there is none.
         */
        PageLink: string | null;
        /** @description Identifier given by the server, such as `9001`. */
        Id: number;
        Category: {
            id: components["schemas"]["Id"];
            /** @description As people call it, such as `Wheat`. */
            name: string;
        };
        CategoryPage: {
            count: components["schemas"]["RowCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            /** @description The rows of this page. */
            results: components["schemas"]["Category"][];
        };
        /** @description A page or a bare list; apps must read both (§reliability.12). */
        CategoryListReply: components["schemas"]["CategoryPage"] | components["schemas"]["Category"][];
        /**
         * @description Code for programs; never translated. A code never changes its meaning. New codes may be added (`x-extensible`);
         *     apps treat an unknown one as none.
         * @enum {string}
         */
        ErrorCode: "invalid" | "unreadable" | "unsupported_type" | "too_large" | "key_reused" | "unauthenticated" | "not_found" | "method_not_allowed" | "too_many" | "server_error" | "contract_violation" | "only_buyers_buy" | "no_business" | "profile_incomplete" | "enquiry_closed" | "already_visible" | "pincode_unknown" | "wrong_business_type" | "amount_wrong" | "already_subscribed" | "order_unknown" | "payment_unverified" | "not_charged";
        /** @description Every refusal of the server (4xx, 5xx) has this shape (§reliability.11). */
        Failure: {
            /** @description Message for people, in the language of `X-user-lang`, such as `Please check the fields.` */
            message: string;
            error: components["schemas"]["ErrorCode"];
            /** @description Messages about invalid fields, by field name; `_` is for the complete input. */
            errors?: {
                [key: string]: string[];
            };
        };
        /**
         * Format: uri-reference
         * @description Address of a picture, mostly relative to the origin, such as `/media/crops/onion.svg`.
         */
        MediaLink: string;
        Subcategory: {
            id: components["schemas"]["Id"];
            /** @description As people call it, such as `Wheat`. */
            name: string;
            /** @description A picture of the crop; null where there is none. */
            photo: components["schemas"]["MediaLink"] | null;
            /** @description The category that it belongs to, such as `4`, so that a list which starts with a crop can mark both. */
            category_id?: components["schemas"]["Id"];
            /** @description What people type for it: its names in all three languages and as spoken, in Latin letters, such as `onion प्याज कांदा pyaz kanda`. */
            search_words?: string;
        };
        SubcategoryPage: {
            count: components["schemas"]["RowCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            /** @description The rows of this page. */
            results: components["schemas"]["Subcategory"][];
        };
        /** @description A page or a bare list; apps must read both (§reliability.12). */
        SubcategoryListReply: components["schemas"]["SubcategoryPage"] | components["schemas"]["Subcategory"][];
        Variety: {
            id: components["schemas"]["Id"];
            /** @description As people call it, such as `Wheat`. */
            name: string;
        };
        VarietyPage: {
            count: components["schemas"]["RowCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            /** @description The rows of this page. */
            results: components["schemas"]["Variety"][];
        };
        /**
         * @description Only buyers may post `buy` (§enquiries.14).
         * @enum {string}
         */
        EnquiryType: "buy" | "sell";
        /**
         * @description Pending for the first 24 hours, then approved and on the public board, until its owner closes it. A value that is not
         *     among these is shown as it is (§enquiries.3).
         */
        EnquiryStatus: string;
        /** @description A catalogue entry to which another object refers; its name is in the language of X-user-lang. */
        CatalogueName: {
            /** @description Such as `49`; null where the owner typed the name (`is_new_subcategory`), so that the catalogue does not have it. */
            id: number | null;
            /** @description As people call it, such as `Wheat`. */
            name: string;
        };
        /** @description The variety (sub-subcategory); null where none is known. */
        EnquiryVariety: components["schemas"]["CatalogueName"] | null;
        /** @description In `unit`, such as `40`. */
        Quantity: number;
        /**
         * @description 1 quintal = 100 kg, 1 ton = 1,000 kg.
         * @enum {string}
         */
        Unit: "kg" | "quintal" | "ton";
        /** @description In rupees per kg, with up to two decimals, such as `24.5`. */
        PricePerKg: number;
        /** @description The main photo; null where there is none (show a drawn crop). */
        EnquiryPhoto: components["schemas"]["MediaLink"] | null;
        /** @description What a card or a row shows (§home.8). */
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
            /** @description As its owner wrote it, such as `Lasalgaon, Nashik`; null where it is missing ("Location unavailable"). */
            location: string | null;
            photo: components["schemas"]["EnquiryPhoto"];
            /**
             * Format: date-time
             * @description When it was posted, such as `2026-04-21T10:00:00+05:30`.
             */
            created_at: string;
        };
        /** @description The newest approved enquiries by category name, in the language of X-user-lang. A category without any is left out. */
        LatestEnquiries: {
            [key: string]: components["schemas"]["EnquiryCard"][];
        };
        EnquiryPage: {
            count: components["schemas"]["RowCount"];
            next: components["schemas"]["PageLink"];
            previous: components["schemas"]["PageLink"];
            /** @description The rows of this page. */
            results: components["schemas"]["EnquiryCard"][];
        };
        /** @description A name that is not in the catalogue, such as `Dragon fruit`. */
        TypedName: string;
        /** @description Quality, as people call it, such as `A`. */
        GradeText: string;
        /** @description Where the produce is, or where it is wanted, such as `Lasalgaon, Nashik`. */
        LocationText: string;
        /** @description What else a buyer or seller should know, such as `Two trucks, fresh`. */
        NotesText: string;
        /**
         * Format: binary
         * @description JPEG, PNG or WebP, at most 5 MB (5,242,880 bytes).
         */
        PhotoUpload: string;
        /**
         * @description The product is either chosen from the catalogue (`sub_category` and `sub_sub_category`) or, with
         *     `is_new_subcategory`, typed (`new_subcategory_name` and `new_sub_subcategory_name`).
         *     `minimum_expected_price` may not be above `expected_price`.
         */
        EnquiryForm: {
            type: components["schemas"]["EnquiryType"];
            /** @description Id of the category, such as `4`. */
            product: number;
            /** @description Id of a subcategory of that category, such as `49`. */
            sub_category?: number;
            /** @description Id of a variety of that subcategory, such as `221`. */
            sub_sub_category?: number;
            /** @description True when the product is typed; without it, it is chosen. */
            is_new_subcategory?: boolean;
            new_subcategory_name?: components["schemas"]["TypedName"];
            new_sub_subcategory_name?: components["schemas"]["TypedName"];
            expected_price: components["schemas"]["PricePerKg"];
            /**
             * @description In rupees per kg.
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
        EnquiryImage: {
            id: components["schemas"]["Id"];
            image: components["schemas"]["MediaLink"];
        };
        /** @description How to reach the owner of an enquiry or a business. Sent only if `can_view_contact` is true. */
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
        /** @description Somebody who paid for the contact of the enquiry. */
        InterestedUser: {
            /** @description Full name, such as `Asha Patil`. */
            name: string;
            /** @description Ten digits, without the country code +91, such as `9812345670`. */
            mobile: string;
            /** @description Such as `asha@example.com`; null where there is none. */
            email: string | null;
            /**
             * Format: date-time
             * @description When the contact was paid for, such as `2026-04-21T10:00:00+05:30`.
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
            /** @description Quality, as its owner wrote it, such as `A`; null where it is missing. */
            grade: string | null;
            /** @description Whether the produce is grown organically. */
            is_organic: boolean;
            quantity: components["schemas"]["Quantity"];
            unit: components["schemas"]["Unit"];
            expected_price: components["schemas"]["PricePerKg"];
            minimum_expected_price: components["schemas"]["PricePerKg"];
            /** @description As its owner wrote it, such as `Lasalgaon, Nashik`; null where it is missing. */
            location: string | null;
            /**
             * Format: date
             * @description When the produce is wanted or ready, such as `2026-05-01`.
             */
            expected_date: string | null;
            /**
             * @description Always by phone.
             * @constant
             */
            contact_preference: "phone";
            /** @description What its owner added, such as `Two trucks, fresh`; null where there is nothing. */
            additional_notes: string | null;
            photo: components["schemas"]["EnquiryPhoto"];
            /** @description More photos, oldest first. Added and deleted under `user_product`. */
            images: components["schemas"]["EnquiryImage"][];
            /** @description The id that `addProductImage` and `deleteProductImage` take, such as `7001`. */
            user_product: number;
            /**
             * Format: date-time
             * @description When it was posted, such as `2026-04-21T10:00:00+05:30`.
             */
            created_at: string;
            /** @description Why its owner closed it, such as `Sold`, for the owner only. */
            closing_remark?: string | null;
            /** @description True for the owner, for premium users and for those who paid for this contact. */
            can_view_contact: boolean;
            /** @description Null or absent while `can_view_contact` is false. */
            owner_contact?: components["schemas"]["ContactDetails"] | null;
            /** @description Who paid for this contact, newest first: for premium users only, otherwise null or absent. */
            interested_users?: components["schemas"]["InterestedUser"][] | null;
        };
        EnquiryInData: {
            data: components["schemas"]["Enquiry"];
        };
        /** @description A page or a bare list; apps must read both (§reliability.12). */
        EnquiryDetailReply: components["schemas"]["EnquiryInData"] | components["schemas"]["Enquiry"];
        CloseEnquiryRequest: {
            /** @description Why the owner closes it, such as `Sold`; stored with the enquiry. */
            closing_remark: string;
        };
        /**
         * @description Only fields that are sent change. Another product needs all its fields: `sub_category` with `sub_sub_category`, or
         *     `is_new_subcategory` with both typed names. An empty `photo` removes the photo.
         */
        EnquiryChanges: {
            type?: components["schemas"]["EnquiryType"];
            /** @description Id of the category, such as `4`. */
            product?: number;
            /** @description Id of a subcategory of that category, such as `49`. */
            sub_category?: number;
            /** @description Id of a variety of that subcategory, such as `221`. */
            sub_sub_category?: number;
            /** @description True when the product is typed; without it, it is chosen. */
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
             * @description JPEG, PNG or WebP, at most 5 MB (5,242,880 bytes); an empty text removes the photo.
             */
            photo?: string;
        };
        EnquiryTask: {
            id: components["schemas"]["Id"];
            /** @description What was done, in the language of X-user-lang, such as `Sample checked`. */
            title: string;
            /** @description As the person in charge wrote it, such as `Moisture 11 %`. */
            remark: string | null;
            /**
             * Format: date-time
             * @description When it was done, such as `2026-04-21T10:00:00+05:30`.
             */
            task_created_at: string;
        };
        /**
         * @description The timeline: beside `success` and `enquiry_id` one key a stage, each with its tasks, newest first.
         *
         *     Stage names are English and stable: `Enquiry Generated`, `Sample Inspection`, `Site Visit`, `Final Discussion`,
         *     `Contact from Krishi Vyapar`, `Pickup and Payment`. In lower case and without spaces they are the translation keys.
         *     A stage may have no task yet; a stage that is not known must still be shown (§enquiries.5, §enquiries.8).
         */
        EnquiryTasks: {
            /**
             * @description Always true: a failure has another status.
             * @constant
             */
            success: true;
            enquiry_id: components["schemas"]["Id"];
        } & {
            [key: string]: components["schemas"]["EnquiryTask"][];
        };
        ProductImageForm: {
            image: components["schemas"]["PhotoUpload"];
        };
        /** @description An order at the payment provider, to be opened in its checkout. */
        PaymentOrder: {
            /** @description The provider's id of the order, such as `order_IEIaMR65cu6nz3`. */
            order_id: string;
            /** @description In paise, such as `1000` (₹10). */
            amount: number;
            /**
             * @description Indian rupees.
             * @constant
             */
            currency: "INR";
        };
        PaymentOrderReply: {
            data: components["schemas"]["PaymentOrder"];
        };
        /** @description The person's name is part of the contact; it does not leave the server while `can_view_contact` is false. */
        DirectoryBusiness: {
            id: components["schemas"]["Id"];
            /** @description What the business calls itself, such as `Patil Agro`. */
            name: string;
            /** @description The person, such as `Asha Patil`; null while `can_view_contact` is false. */
            user_name: string | null;
            /** @description Such as `Nashik`; null where it is not known. */
            city: string | null;
            /** @description Such as `Nashik`, to sort by nearness; null where it is not known. */
            district?: string | null;
            /** @description Such as `Maharashtra`; null where it is not known. */
            state: string | null;
            /** @description A picture of the first produce that it deals in; null or absent where there is none. */
            photo?: components["schemas"]["MediaLink"] | null;
            /** @description What it deals in, in the language of X-user-lang. */
            product_names?: string[];
            /** @description True for the owner, for premium users and for those who paid for this contact. */
            can_view_contact: boolean;
        };
        DirectoryEntry: {
            /** @description The same as `business.id`, such as `9001`. */
            id: number;
            business: components["schemas"]["DirectoryBusiness"];
        };
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
        /** @description As the business entered it, such as `Nashik`; null if it did not ("not specified"). */
        OptionalText: string | null;
        /**
         * @description The public facts of a business. While `can_view_contact` is false, a reply that contains the owner's contact
         *     breaks this contract (§payments.1).
         */
        BusinessDetail: {
            id: components["schemas"]["Id"];
            business_type: components["schemas"]["DirectoryType"];
            company_name: components["schemas"]["OptionalText"];
            address: components["schemas"]["OptionalText"];
            city: components["schemas"]["OptionalText"];
            district: components["schemas"]["OptionalText"];
            state: components["schemas"]["OptionalText"];
            /** @description Postal code of India, six digits, such as `422001`; null where it is not known. */
            pin_code: string | null;
            /** @description Names of produce, in the language of X-user-lang. */
            product_interests: string[];
            /** @description True for the owner, for premium users and for those who paid for this contact. */
            can_view_contact: boolean;
            /** @description Null or absent while `can_view_contact` is false. */
            owner_contact?: components["schemas"]["ContactDetails"] | null;
        };
        FarmerDetail: components["schemas"]["BusinessDetail"] & {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "farmer";
            farm_location: components["schemas"]["OptionalText"];
            /** @description Whether the produce is grown organically. */
            is_organic: boolean | null;
        };
        BuyerDetail: components["schemas"]["BusinessDetail"] & {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "buyer";
            /** @description As the buyer put it, with its unit, such as `20 tonnes a month`. */
            preferred_quantity: string | null;
            payment_terms: components["schemas"]["OptionalText"];
        };
        ManufacturerDetail: components["schemas"]["BusinessDetail"] & {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "manufacturer";
            /** @description As the manufacturer entered it, with its unit, such as `5 tonnes a day`. */
            processing_capacity: string | null;
            /** @description Such as `FSSAI`; may be empty. */
            certifications: string[];
        };
        BusinessProduct: {
            id: components["schemas"]["Id"];
            /** @description Null where there is none (show a drawn crop). */
            photo: components["schemas"]["MediaLink"] | null;
            category: components["schemas"]["CatalogueName"];
            sub_category: components["schemas"]["CatalogueName"];
            sub_sub_category: components["schemas"]["CatalogueName"];
            expected_price: components["schemas"]["PricePerKg"];
            /** @description In the `unit` beside it, such as `40`. */
            quantity: number;
            unit: components["schemas"]["Unit"];
        };
        BusinessProducts: components["schemas"]["BusinessProduct"][];
        BusinessContactRequest: {
            /** @description The `id` of a directory entry, such as `9001`. */
            business_id: number;
            business_type: components["schemas"]["DirectoryType"];
        };
        /** @description In rupees per quintal (100 kg), such as `4250`. */
        PricePerQuintal: number;
        /** @description What one commodity fetched at one market on one day (§mandi.3). */
        PriceRecord: {
            /** @description In the language of X-user-lang, such as `Onion`. */
            commodity: string;
            /**
             * Format: date
             * @description The day in India, such as `2026-04-21`.
             */
            arrival_date: string;
            /** @description In the language of X-user-lang, such as `Hybrid`; null where it is missing. */
            variety: string | null;
            /** @description Official name in English, such as `Nashik`. */
            state: string;
            /** @description Official name in English, such as `Nashik`. */
            district: string;
            /** @description Name of the mandi, such as `Lasalgaon`. */
            market: string;
            min_price: components["schemas"]["PricePerQuintal"];
            max_price: components["schemas"]["PricePerQuintal"];
            /** @description In rupees per quintal, such as `4250`: what most of the lots fetched. The screens head it "avg price". */
            modal_price: number;
            /** @description Quality by the market, such as `FAQ` (fair average quality); null where it is missing. */
            grade: string | null;
        };
        PriceList: {
            /** @description The rows of this window. */
            records: components["schemas"]["PriceRecord"][];
            /** @description Records that match the filters, on all pages together, such as `3384`. */
            total: number;
        };
        /** @description Indian mobile number, ten digits, without the country code +91, such as `9812345670`. */
        Mobile: string;
        RequestOtp: {
            mobile: components["schemas"]["Mobile"];
        };
        /** @description Only `success` means that a code is on its way; with any other status the app shows the message. */
        OtpRequested: {
            /**
             * @description `error` for a refusal.
             * @enum {string}
             */
            status: "success" | "error";
            /** @description For people, in the language of `X-user-lang`, such as `Please check the fields.` */
            message: string;
        };
        VerifyOtp: {
            mobile: components["schemas"]["Mobile"];
            /** @description The one-time password, exactly six characters, such as `735108`. */
            otp: string;
        };
        /**
         * @description For which type step 2 of the registration is done. At most one is true, as a user has one business type; the profile
         *     exists when any of them is.
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
            /** @description Goes into `Authorization` as `Bearer {token}`, such as `Bearer 3f9c0be2a1d84c37`. */
            token: string;
            user_id: components["schemas"]["Id"];
            /** @description Whether the user has a business, its profile complete or not. Without one the app goes to /register. */
            business: boolean;
            /** @description Id of the business, such as `9001`; null if there is none. */
            business_id: number | null;
            /** @description Null if the user has no business. */
            business_type: components["schemas"]["BusinessType"] | null;
        };
        /**
         * @description The code was wrong, expired or used before. What counts is that there is no token: the app says
         *     'Invalid OTP. Please try again.', whatever else the reply carries.
         */
        NotSignedIn: {
            /** @description Null: there is none. */
            token?: null;
            /** @description Whether it worked, such as `error`. */
            status?: string;
            /** @description For people, in the language of `X-user-lang`, such as `Please check the fields.` */
            message?: string;
        };
        OtpVerified: components["schemas"]["SignedIn"] | components["schemas"]["NotSignedIn"];
        /** @description Postal code of India, six digits, such as `422001`. */
        Pincode: string;
        /** @description A city or, outside cities, the block or post office that the form offers as the city. */
        PincodeCity: {
            /** @description City, block or post office, such as `Nashik`. */
            name: string;
            /** @description Part of the district, such as `Niphad`. */
            block: string;
            /** @description Postal division, such as `Nashik`. */
            division: string;
            /** @description Post offices and localities; may be empty. */
            areas: string[];
        };
        PincodeFound: {
            /**
             * @description `error` for a refusal.
             * @constant
             */
            status: "success";
            /** @description The place of the PIN code. */
            data: {
                /** @description State or union territory, such as `Maharashtra`. */
                state: string;
                /** @description Such as `Nashik`. */
                district: string;
                /** @description City, town or village, such as `Nashik`. */
                city: components["schemas"]["PincodeCity"][];
            };
        };
        /** @description Where the device is in degrees, such as `19.9975, 73.7898` (latitude, longitude), or why it is not known. */
        CurrentLocation: string;
        /** @description Fields of both steps. */
        Registrant: {
            /**
             * Format: email
             * @description Such as `asha@example.com`; left out when there is none.
             */
            email?: string;
            /** @description State or union territory, such as `Maharashtra`. */
            state: string;
            /** @description Such as `Nashik`. */
            district: string;
            /** @description City, town or village, such as `Nashik`. */
            city: string;
            current_location: components["schemas"]["CurrentLocation"];
            business_type: components["schemas"]["BusinessType"];
        };
        /** @description Step 1. The fields have the registration form's names; `mobile` repeats the number that the person signed in with. */
        CreateBusiness: {
            /** @description Full name of the person, such as `Asha Patil`. */
            name: string;
            mobile: components["schemas"]["Mobile"];
            pincode: components["schemas"]["Pincode"];
        } & components["schemas"]["Registrant"];
        /** @description Step 1 is stored. */
        BusinessCreated: {
            /** @description For people, in the language of `X-user-lang`, such as `Please check the fields.` */
            message: string;
            business_id: components["schemas"]["Id"];
        };
        /** @description Sent again in step 2, whatever the type. */
        PersonalProfile: {
            /** @description Full name of the person, such as `Asha Patil`. */
            full_name: string;
            /**
             * @description Such as `Patil Agro`. Where it is left out, the server takes `organization_name` for an fpo, and for the other types that may leave
             *     it out the full name: no profile is complete without a company name.
             */
            company_name?: string;
            /** @description House, street, village or area, such as `14 Market Yard`. */
            address: string;
            pin_code: components["schemas"]["Pincode"];
        } & components["schemas"]["Registrant"];
        FarmerDetails: {
            /** @description A positive number and its unit, such as `12.5 acres`. */
            farm_size?: string;
            /** @description Place of the farm, such as `Niphad, Nashik`. */
            farm_location?: string;
            /** @description No, where left out. */
            soil_testing_done?: boolean;
            /** @description No, where left out. */
            has_own_logistics?: boolean;
            /** @description No, where left out. */
            is_organic?: boolean;
            /** @description No, where left out. */
            product_certification_done?: boolean;
            /** @description Kinds of produce harvested, such as `3`. */
            total_products_harvested?: number;
        };
        CreateFarmer: {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "farmer";
        } & (components["schemas"]["PersonalProfile"] & WithRequired<components["schemas"]["FarmerDetails"], "farm_size" | "farm_location">);
        /** @description Step 2 is stored; the flag of the business's type is true from now on. */
        BusinessCompleted: components["schemas"]["BusinessCreated"] & components["schemas"]["ProfileFlags"];
        /** @description Permanent account number of the income tax department, upper case, such as ABCDE1234F. */
        Pan: string;
        /** @description Goods and services tax number, upper case, 15 characters, such as `27AAPFU0939F1ZV`; the last one is a check character. */
        Gstin: string;
        BuyerDetails: {
            company_pan?: components["schemas"]["Pan"];
            /** @description Place of the store, such as `Pimpalgaon, Nashik`. */
            storage_house_location?: string;
            gst_number?: components["schemas"]["Gstin"];
            /** @description No, where left out. */
            has_own_logistics?: boolean;
        };
        CreateBuyer: {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "buyer";
        } & (WithRequired<components["schemas"]["PersonalProfile"], "company_name"> & WithRequired<components["schemas"]["BuyerDetails"], "storage_house_location">);
        /** @description Of a manufacturer, agent, company, distributor, retailer or wholesaler. */
        OfficeDetails: {
            company_pan?: components["schemas"]["Pan"];
            /** @description Place of the factory, such as `Satpur, Nashik`. */
            factory_location?: string;
            /** @description Place of the office, such as `College Road, Nashik`. */
            office_location?: string;
            gst_number?: components["schemas"]["Gstin"];
            /** @description No, where left out. */
            has_own_logistics?: boolean;
            /** @description No, where left out. */
            is_organic?: boolean;
        };
        CreateManufacturer: {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "manufacturer";
        } & (WithRequired<components["schemas"]["PersonalProfile"], "company_name"> & WithRequired<components["schemas"]["OfficeDetails"], "factory_location" | "office_location">);
        FpoDetails: {
            /** @description Such as `Chairperson`. */
            role_in_organization?: string;
            /** @description Name of the organisation, such as `Godavari Farmer Producer Company`. */
            organization_name?: string;
            organization_pan?: components["schemas"]["Pan"];
            organization_gst?: components["schemas"]["Gstin"];
            /** @description House, street, village or area, such as `14 Market Yard`. */
            organization_address?: string;
            /** @description Members who farm, such as `250`. */
            number_of_farmers?: number;
            /** @description No, where left out. */
            do_manufacturing?: boolean;
        };
        CreateFpo: {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "fpo";
        } & (components["schemas"]["PersonalProfile"] & WithRequired<components["schemas"]["FpoDetails"], "role_in_organization" | "organization_name" | "organization_address" | "number_of_farmers">);
        CancelledBill: {
            /**
             * Format: binary
             * @description Cancelled bill, cheque or passbook page as PDF, JPEG or PNG, at most 5 MB (5,242,880 bytes). Required until one
             *     is stored, which is so once the profile is complete; left out after that, the stored one stays.
             */
            cancelled_bill?: string;
        };
        CreateAgent: {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "agent";
        } & (components["schemas"]["PersonalProfile"] & components["schemas"]["OfficeDetails"] & components["schemas"]["CancelledBill"]);
        CreateCompany: {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "company";
        } & (components["schemas"]["PersonalProfile"] & components["schemas"]["OfficeDetails"] & components["schemas"]["CancelledBill"]);
        CreateDistributor: {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "distributor";
        } & (components["schemas"]["PersonalProfile"] & components["schemas"]["OfficeDetails"] & components["schemas"]["CancelledBill"]);
        CreateRetailer: {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "retailer";
        } & (components["schemas"]["PersonalProfile"] & WithRequired<components["schemas"]["OfficeDetails"], "office_location"> & components["schemas"]["CancelledBill"]);
        CreateWholesaler: {
            /**
             * @description Always the type that this operation is for.
             * @constant
             */
            business_type?: "wholesaler";
        } & (components["schemas"]["PersonalProfile"] & components["schemas"]["OfficeDetails"] & components["schemas"]["CancelledBill"]);
        /**
         * @description The user's own business. Only one with a complete profile has both a company name and an address. The fields of
         *     its type are sent if they are stored: they prefill step 2, and show what is missing for posting an enquiry
         *     (§registration.21).
         */
        OwnBusiness: {
            /** @description Name of the business, such as `Patil Agro`; null before step 2 of the registration. */
            company_name: string | null;
            business_type: components["schemas"]["BusinessType"];
            /** @description House, street, village or area, such as `14 Market Yard`; null before step 2 of the registration. */
            address: string | null;
            /** @description Where the device was at the registration, such as `19.9975, 73.7898`; null where that is not known. */
            current_location: string | null;
            /** @description Whether this user sees contacts of others, as premium users do. */
            can_view_contact: boolean;
            /** @description City, town or village, such as `Nashik`. */
            city?: string;
            /** @description Such as `Nashik`. */
            district?: string;
            /** @description State or union territory, such as `Maharashtra`. */
            state?: string;
            pin_code?: components["schemas"]["Pincode"];
        } & components["schemas"]["FarmerDetails"] & components["schemas"]["BuyerDetails"] & components["schemas"]["OfficeDetails"] & components["schemas"]["FpoDetails"];
        /** @description The role, such as `user`, which everybody has so far. */
        Role: string;
        /** @description Fields of both shapes of the profile. */
        ProfileCommon: components["schemas"]["ProfileFlags"] & {
            /**
             * @description Always true: a failure has another status.
             * @constant
             */
            success: true;
            /** @description `null` before step 1 of the registration. */
            business: components["schemas"]["OwnBusiness"] | null;
            /** @description Whether a subscription runs. */
            is_premium: boolean;
            role: components["schemas"]["Role"];
        };
        /** @description Who is signed in. */
        Person: {
            /** @description Such as `Asha Patil`; empty for a new user. */
            full_name: string;
            /** @description Such as `asha@example.com`; null where there is none. */
            email: string | null;
            mobile: components["schemas"]["Mobile"];
            /**
             * @description Follows `X-user-lang`, `en`, `hi` or `mr`, at each sign-in and edit.
             * @enum {string}
             */
            preferred_language: "english" | "hindi" | "marathi";
            /**
             * Format: uri-reference
             * @description Address of the picture, relative to the origin, such as `/media/uploads/1/me.png`.
             */
            profile_picture: string | null;
        };
        /** @description The person's data in `user`. */
        NestedProfile: components["schemas"]["ProfileCommon"] & {
            user: components["schemas"]["Person"];
        };
        /** @description The person's data at the top level, and no `user`. */
        FlatProfile: components["schemas"]["ProfileCommon"] & {
            /** @description Null, or left out: the data is beside it. */
            user?: null;
            /** @description Full name, such as `Asha Patil`; empty for a new user. */
            name: string;
            /** @description Such as `asha@example.com`; null where there is none. */
            email: string | null;
            phone: components["schemas"]["Mobile"];
        };
        /** @description One of two shapes; the app reads both. */
        UserProfile: components["schemas"]["NestedProfile"] | components["schemas"]["FlatProfile"];
        UserRole: {
            role: components["schemas"]["Role"];
        };
        EditUserProfile: {
            /** @description Full name of the person, such as `Asha Patil`. */
            full_name: string;
            /** @description Such as `asha@example.com`; empty text removes the stored one; left out, it stays. */
            email?: string | "";
            /**
             * Format: binary
             * @description A JPEG, PNG or GIF image of at most 5 MB (5,242,880 bytes); left out, the picture stays.
             */
            profile_picture?: string;
        };
        Confirmation: {
            /**
             * @description Always true: a failure has another status.
             * @constant
             */
            success: true;
            /** @description For people, in the language of `X-user-lang`, such as `Please check the fields.` */
            message: string;
        };
        RequestAccountDeletion: {
            /** @description Why the person wants the account deleted, in their words, such as `I gave up the farm`. */
            reason: string;
        };
        /** @description What the plan offers, one sentence per entry, by language. */
        Features: {
            /** @description In English. */
            en: string[];
            /** @description In Hindi. */
            hi: string[];
            /** @description In Marathi. */
            mr: string[];
        };
        Subscription: {
            /**
             * Format: date
             * @description The last day, in Indian time, such as `2027-04-21`.
             */
            expiry_date: string;
            /** @description What was paid, in rupees a year, such as `999`. */
            amount: number;
            /** @description Days left, including today, such as `355`; 0 once expired. */
            days_remaining: number;
            features: components["schemas"]["Features"];
        };
        SubscriptionStatus: {
            /** @description Whether a subscription runs today. */
            has_active_subscription: boolean;
            /** @description Newest first; expired ones stay in the list. */
            subscriptions: components["schemas"]["Subscription"][];
        };
        Plan: {
            id: components["schemas"]["Id"];
            /** @description In rupees a year, such as `999` (₹999). */
            amount: number;
            features: components["schemas"]["Features"];
        };
        CreatePayment: {
            /** @description The plan's amount, in rupees, such as `999`; another amount is refused. */
            amount: number;
            /**
             * @description Always a subscription.
             * @constant
             */
            payment_type: "subscription";
            /** @description Id of the plan, such as `1`. */
            payment_plan: number;
            /** @description What the person reads in the checkout, such as `Premium`. */
            description: string;
            /** @description For our own statistics. */
            metadata: {
                /** @description Name of the plan, such as `premium`. */
                user_plan: string;
                /** @description Where the order comes from, such as `web`. */
                platform: string;
            };
        };
        /** @description An order at the payment provider; its amount is in paise, 100 times the plan's. */
        SubscriptionOrder: components["schemas"]["PaymentOrder"] & {
            /** @description Id of the payment on this server, such as `501`; the app stores it as `current_payment_id` until it is paid. */
            id: number;
        };
        /** @description What the checkout handed to the app, unchanged; the names are the provider's. */
        VerifyPayment: {
            /** @description Id of the order that was paid, such as `order_IEIaMR65cu6nz3`. */
            razorpay_order_id: string;
            /** @description Id of the payment, such as `pay_IH4NVgf4Dreq1l`. */
            razorpay_payment_id: string;
            /** @description Hexadecimal HMAC-SHA256 of `{order id}|{payment id}` with the provider's key secret, such as `0d4e745a1838664ad6c9c9902212a32d627d68e917290b0ad5f08ff4561bc50f`. */
            razorpay_signature: string;
        };
        /** @description Only `success` means that the subscription is active. */
        PaymentVerified: {
            /**
             * @description `error` for a refusal.
             * @enum {string}
             */
            status: "success" | "error";
            /** @description For people, in the language of `X-user-lang`, such as `Please check the fields.` */
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
        /** @description Not found, or not this user's. */
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
        /** @description Too many attempts; wait before the next. With `Retry-After` the app says how long, on every operation. */
        TooMany: {
            headers: {
                /** @description Seconds, or a date. */
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
        /** @description Language of names and messages in the reply. The app always sends it. */
        Language: "en" | "hi" | "mr";
        /** @description `false` returns everything as a bare list instead of a page. */
        Pagination: boolean;
        /** @description Page number, from 1. A page past the last has empty results. */
        Page: number;
        /** @description Rows per page. */
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
        /** @description Id of the enquiry. */
        EnquiryId: number;
        /** @description Only businesses that deal in this subcategory. */
        DealsIn: number;
        /** @description Words that all occur in the business's name, its place or the names of its produce (any language, or as spoken, in Latin letters). */
        DirectorySearch: string;
        /** @description Id of the business in the directory's list. */
        DirectoryId: number;
        /** @description Milliseconds since 1970. Bypasses caches; otherwise ignored. */
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
                /** @description `false` returns everything as a bare list instead of a page. */
                pagination?: components["parameters"]["Pagination"];
                /** @description Page number, from 1. A page past the last has empty results. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of categories, or with `pagination=false` all of them. */
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
                /** @description `false` returns everything as a bare list instead of a page. */
                pagination?: components["parameters"]["Pagination"];
                /** @description Page number, from 1. A page past the last has empty results. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the category. */
                categoryId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subcategories, or with `pagination=false` all of them. */
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
                /** @description Page number, from 1. A page past the last has empty results. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the subcategory. */
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
                /** @description `false` returns everything as a bare list instead of a page. */
                pagination?: components["parameters"]["Pagination"];
                /** @description Page number, from 1. A page past the last has empty results. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of subcategories, or with `pagination=false` all of them. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Lists of enquiries, keyed by category name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LatestEnquiries"];
                };
            };
            400: components["responses"]["BadInput"];
            /** @description A server without this call; the app has its own text for this (§reliability.16). */
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
                /** @description Page number, from 1. A page past the last has empty results. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                page_size?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Page number, from 1. A page past the last has empty results. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Only this subcategory. */
                sub_category?: number;
                /** @description Only enquiries of this type; without it, both. */
                type?: components["schemas"]["EnquiryType"];
                /** @description Words that all occur in the product's names (any language, or as spoken, in Latin letters), the place or the notes. */
                search?: string;
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the enquiry. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the enquiry. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the enquiry. */
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
            /** @description Closed. */
            204: {
                headers: {
                    "Cache-Control": components["headers"]["NoStore"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The remark is missing, or the enquiry is closed already. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the enquiry. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the enquiry. */
                id: components["parameters"]["EnquiryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Tasks, keyed by stage name. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description The `user_product` of an own enquiry. */
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
            /** @description Not a photo of an accepted kind and size. Nothing was stored. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description The `user_product` of an own enquiry. */
                userProductId: number;
                /** @description One of that enquiry's `images`. */
                imageId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Id of the enquiry. */
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
            /** @description There is nothing to buy. */
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
                /** @description Page number, from 1. A page past the last has empty results. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Only businesses that deal in this subcategory. */
                subcategory_id?: components["parameters"]["DealsIn"];
                /** @description Words that all occur in the business's name, its place or the names of its produce (any language, or as spoken, in Latin letters). */
                search?: components["parameters"]["DirectorySearch"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Page number, from 1. A page past the last has empty results. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Only businesses that deal in this subcategory. */
                subcategory_id?: components["parameters"]["DealsIn"];
                /** @description Words that all occur in the business's name, its place or the names of its produce (any language, or as spoken, in Latin letters). */
                search?: components["parameters"]["DirectorySearch"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Page number, from 1. A page past the last has empty results. */
                page?: components["parameters"]["Page"];
                /** @description Rows per page. */
                page_size?: components["parameters"]["PageSize"];
                /** @description Only businesses that deal in this subcategory. */
                subcategory_id?: components["parameters"]["DealsIn"];
                /** @description Words that all occur in the business's name, its place or the names of its produce (any language, or as spoken, in Latin letters). */
                search?: components["parameters"]["DirectorySearch"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Milliseconds since 1970. Bypasses caches; otherwise ignored. */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the business in the directory's list. */
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
                /** @description Milliseconds since 1970. Bypasses caches; otherwise ignored. */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the business in the directory's list. */
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
                /** @description Milliseconds since 1970. Bypasses caches; otherwise ignored. */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the business in the directory's list. */
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
                /** @description Milliseconds since 1970. Bypasses caches; otherwise ignored. */
                _t?: components["parameters"]["Timestamp"];
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /** @description Id of the business. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
            /** @description The input was refused, or there is nothing to buy. */
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
                /** @description Rows to skip: 20 x (page - 1). */
                offset?: number;
                /** @description Maximum rows. */
                limit?: number;
                /** @description State or union territory by its official name, in any letter case. */
                state?: string;
                /** @description District by its official name, in any letter case. */
                district?: string;
                /** @description Free text in a commodity's name, in English, Hindi, Marathi or as spoken, in Latin letters. */
                commodity?: string;
                /** @description Free text in the grade. */
                grade?: string;
            };
            header?: {
                /** @description Language of names and messages in the reply. The app always sends it. */
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
            /** @description A server without this call; the app has its own text for this (§reliability.16). */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
            /** @description The code is on its way when `status` is `success`; otherwise `message` says why not. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
            /** @description Signed in when there is a token; otherwise the code was refused. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description Six digits.
                 * @example 422001
                 */
                pincode: components["schemas"]["Pincode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The place of the PIN code. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PincodeFound"];
                };
            };
            /** @description The PIN code is unknown or invalid; the app then offers a search by hand. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
            /** @description The business, its profile still incomplete. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The person; `business` is `null` before the registration. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
                "X-user-lang"?: components["parameters"]["Language"];
            };
            path: {
                /**
                 * @description The plan; 1 is premium for a year.
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
            /** @description The order was refused; `errors` says why. Nothing was ordered. */
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
                /** @description Language of names and messages in the reply. The app always sends it. */
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
            /** @description Premium when `status` is `success`; otherwise `message` says why not. */
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
