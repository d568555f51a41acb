import type { Lang } from './operation.ts'

type Texts = Record<Lang, string>

/** Refusals by `error` code, and `otp_…`. A code without a text does not compile. The words follow locales/glossary.csv. */
export const refusalTexts = {
  // Input
  invalid: {
    en: 'Please check the fields below.',
    hi: 'कृपया नीचे दी गई जानकारी जाँचें।',
    mr: 'कृपया खालील माहिती तपासा.',
  },
  unreadable: {
    en: 'The data that was sent could not be read.',
    hi: 'भेजी गई जानकारी पढ़ी नहीं जा सकी।',
    mr: 'पाठवलेली माहिती वाचता आली नाही.',
  },
  unsupported_type: {
    en: 'The data was sent in a form that is not accepted here.',
    hi: 'जानकारी जिस रूप में भेजी गई, वह यहाँ स्वीकार नहीं है।',
    mr: 'माहिती ज्या स्वरूपात पाठवली, ते येथे स्वीकारले जात नाही.',
  },
  too_large: {
    en: 'This is too large. At most 12 MB can be sent at once.',
    hi: 'यह बहुत बड़ा है। एक बार में ज़्यादा से ज़्यादा 12 MB भेजा जा सकता है।',
    mr: 'हे खूप मोठे आहे. एका वेळी जास्तीत जास्त 12 MB पाठवता येते.',
  },
  key_reused: {
    en: 'This was sent before with other values. Please send it again.',
    hi: 'यह पहले दूसरी जानकारी के साथ भेजा जा चुका है। कृपया फिर से भेजें।',
    mr: 'हे आधी वेगळ्या माहितीसह पाठवले आहे. कृपया पुन्हा पाठवा.',
  },
  // Access
  unauthenticated: {
    en: 'Your session has expired. Please log in again.',
    hi: 'आप लॉग आउट हो गए हैं। कृपया फिर से लॉग इन करें।',
    mr: 'तुम्ही लॉग आउट झाला आहात. कृपया पुन्हा लॉग इन करा.',
  },
  not_found: {
    en: 'This was not found. It may have been closed.',
    hi: 'यह नहीं मिला। शायद इसे बंद कर दिया गया है।',
    mr: 'हे सापडले नाही. कदाचित ते बंद केले असेल.',
  },
  slash: {
    en: 'This address has one slash at its end: {address}',
    hi: 'इस पते के अंत में एक स्लैश होता है: {address}',
    mr: 'या पत्त्याच्या शेवटी एक स्लॅश असतो: {address}',
  },
  method_not_allowed: {
    en: 'This address does not accept such a request.',
    hi: 'यहाँ ऐसा अनुरोध स्वीकार नहीं है।',
    mr: 'येथे अशी विनंती स्वीकारली जात नाही.',
  },
  too_many: {
    en: 'Too many attempts. Please wait a few minutes and try again.',
    hi: 'बहुत बार कोशिश हो चुकी है। कृपया कुछ मिनट रुककर फिर से कोशिश करें।',
    mr: 'खूप वेळा प्रयत्न झाले. कृपया काही मिनिटे थांबून पुन्हा प्रयत्न करा.',
  },
  // Server errors
  server_error: {
    en: 'Something went wrong. Please try again.',
    hi: 'कुछ गड़बड़ हो गई। कृपया फिर से कोशिश करें।',
    mr: 'काहीतरी अडचण आली. कृपया पुन्हा प्रयत्न करा.',
  },
  contract_violation: {
    en: 'The mock answered something that the API document does not allow. The log of the mock says what.',
    hi: 'मॉक ने ऐसा उत्तर दिया जो API दस्तावेज़ के अनुसार नहीं है। मॉक के लॉग में विवरण है।',
    mr: 'मॉकने API दस्तऐवजाला धरून नसलेले उत्तर दिले. तपशील मॉकच्या लॉगमध्ये आहे.',
  },
  // Sign-in
  otp_invalid: {
    en: 'Invalid OTP. Please try again.',
    hi: 'OTP सही नहीं है। कृपया फिर से कोशिश करें।',
    mr: 'OTP चुकीचा आहे. कृपया पुन्हा प्रयत्न करा.',
  },
  otp_expired: {
    en: 'This OTP has expired. Please ask for a new one.',
    hi: 'इस OTP की समय-सीमा समाप्त हो गई है। कृपया नया OTP मँगाएँ।',
    mr: 'या OTP ची मुदत संपली आहे. कृपया नवीन OTP मागवा.',
  },
  otp_not_sent: {
    en: 'The OTP could not be sent to this number. Please check the number.',
    hi: 'इस नंबर पर OTP नहीं भेजा जा सका। कृपया नंबर जाँचें।',
    mr: 'या क्रमांकावर OTP पाठवता आला नाही. कृपया क्रमांक तपासा.',
  },
  // Enquiries and contacts
  only_buyers_buy: {
    en: 'Only buyers can post a buy enquiry.',
    hi: 'खरीद का प्रस्ताव केवल खरीदार डाल सकते हैं।',
    mr: 'खरेदीचा प्रस्ताव फक्त खरेदीदार टाकू शकतात.',
  },
  no_business: {
    en: 'Please register your business first.',
    hi: 'कृपया पहले अपने व्यवसाय का पंजीकरण करें।',
    mr: 'कृपया आधी तुमच्या व्यवसायाची नोंदणी करा.',
  },
  profile_incomplete: {
    en: 'Please complete your business profile first.',
    hi: 'कृपया पहले अपनी व्यवसाय प्रोफ़ाइल पूरी करें।',
    mr: 'कृपया आधी तुमची व्यवसाय प्रोफाइल पूर्ण करा.',
  },
  enquiry_closed: {
    en: 'This enquiry is closed.',
    hi: 'यह प्रस्ताव बंद हो चुका है।',
    mr: 'हा प्रस्ताव बंद झाला आहे.',
  },
  already_visible: {
    en: 'You can already see these contact details.',
    hi: 'आप यह संपर्क विवरण पहले से देख सकते हैं।',
    mr: 'तुम्ही हा संपर्क तपशील आधीच पाहू शकता.',
  },
  // Registration
  pincode_unknown: {
    en: 'This pincode was not found.',
    hi: 'यह पिन कोड नहीं मिला।',
    mr: 'हा पिन कोड सापडला नाही.',
  },
  wrong_business_type: {
    en: 'Your business is registered as another type.',
    hi: 'आपका व्यवसाय दूसरे प्रकार में पंजीकृत है।',
    mr: 'तुमच्या व्यवसायाची नोंदणी वेगळ्या प्रकारात आहे.',
  },
  // Payment
  amount_wrong: {
    en: 'The amount is not the price of this plan.',
    hi: 'राशि इस प्लान के शुल्क के बराबर नहीं है।',
    mr: 'रक्कम या प्लॅनच्या शुल्काइतकी नाही.',
  },
  already_subscribed: {
    en: 'Your subscription is already active.',
    hi: 'आपकी सदस्यता पहले से चालू है।',
    mr: 'तुमचे सदस्यत्व आधीपासून सुरू आहे.',
  },
  order_unknown: {
    en: 'This payment order was not found.',
    hi: 'भुगतान का यह ऑर्डर नहीं मिला।',
    mr: 'ही पेमेंट ऑर्डर सापडली नाही.',
  },
  payment_unverified: {
    en: 'Payment verification failed',
    hi: 'भुगतान का सत्यापन नहीं हो सका',
    mr: 'पेमेंटची पडताळणी होऊ शकली नाही',
  },
  not_charged: {
    en: 'No money was taken. You can pay again.',
    hi: 'पैसे नहीं कटे हैं। आप दोबारा भुगतान कर सकते हैं।',
    mr: 'पैसे घेतलेले नाहीत. तुम्ही पुन्हा पैसे भरू शकता.',
  },
} as const satisfies Record<string, Texts>

/** Texts about a single field. `{limit}` is the limit that the value violates. */
export const problemTexts = {
  required: { en: 'This field is required.', hi: 'यह जानकारी आवश्यक है।', mr: 'ही माहिती आवश्यक आहे.' },
  unknown_field: {
    en: 'This field is not known here.',
    hi: 'यह जानकारी यहाँ मान्य नहीं है।',
    mr: 'ही माहिती येथे मान्य नाही.',
  },
  text: { en: 'Write something here.', hi: 'यहाँ कुछ लिखें।', mr: 'येथे काहीतरी लिहा.' },
  number: { en: 'Enter a number.', hi: 'संख्या लिखें।', mr: 'संख्या लिहा.' },
  integer: { en: 'Enter a whole number.', hi: 'पूर्ण संख्या लिखें।', mr: 'पूर्ण संख्या लिहा.' },
  yes_no: { en: 'Choose yes or no.', hi: 'हाँ या नहीं चुनें।', mr: 'होय किंवा नाही निवडा.' },
  file: { en: 'Choose a file.', hi: 'फ़ाइल चुनें।', mr: 'फाइल निवडा.' },
  not_a_file: {
    en: 'Enter text here, not a file.',
    hi: 'यहाँ फ़ाइल नहीं चलेगी, लिखकर बताएँ।',
    mr: 'येथे फाइल चालणार नाही, लिहून सांगा.',
  },
  min: {
    en: 'Enter a number of {limit} or more.',
    hi: '{limit} या उससे बड़ी संख्या लिखें।',
    mr: '{limit} किंवा त्याहून मोठी संख्या लिहा.',
  },
  max: {
    en: 'Enter a number of {limit} or less.',
    hi: '{limit} या उससे छोटी संख्या लिखें।',
    mr: '{limit} किंवा त्याहून लहान संख्या लिहा.',
  },
  more_than: {
    en: 'Enter a number above {limit}.',
    hi: '{limit} से बड़ी संख्या लिखें।',
    mr: '{limit} पेक्षा मोठी संख्या लिहा.',
  },
  step: {
    en: 'Enter a multiple of {limit}.',
    hi: 'ऐसी संख्या लिखें जो {limit} से पूरी बँट जाए।',
    mr: '{limit} च्या पटीत संख्या लिहा.',
  },
  too_short: {
    en: 'Enter at least {limit} characters.',
    hi: 'कम से कम {limit} अक्षर लिखें।',
    mr: 'किमान {limit} अक्षरे लिहा.',
  },
  too_long: {
    en: 'Enter at most {limit} characters.',
    hi: 'ज़्यादा से ज़्यादा {limit} अक्षर लिखें।',
    mr: 'जास्तीत जास्त {limit} अक्षरे लिहा.',
  },
  format: {
    en: 'This is not in the right format.',
    hi: 'यह सही तरह से नहीं लिखा है।',
    mr: 'हे बरोबर लिहिलेले नाही.',
  },
  email: {
    en: 'Please enter a valid email',
    hi: 'कृपया सही ईमेल लिखें',
    mr: 'कृपया योग्य ईमेल लिहा',
  },
  choice: {
    en: 'Choose one of: {limit}.',
    hi: 'इनमें से एक चुनें: {limit}।',
    mr: 'यांपैकी एक निवडा: {limit}.',
  },
  invalid: { en: 'This value is not accepted.', hi: 'यहाँ यह नहीं चलेगा।', mr: 'येथे हे चालणार नाही.' },
  // Indian formats
  mobile: {
    en: 'Enter a mobile number of 10 digits that begins with 6, 7, 8 or 9.',
    hi: '10 अंकों का मोबाइल नंबर लिखें जो 6, 7, 8 या 9 से शुरू हो।',
    mr: '6, 7, 8 किंवा 9 ने सुरू होणारा 10 अंकी मोबाइल क्रमांक लिहा.',
  },
  otp: { en: 'Enter the 6 digits of the OTP.', hi: 'OTP के 6 अंक लिखें।', mr: 'OTP चे 6 अंक लिहा.' },
  pincode: { en: 'Enter a pincode of 6 digits.', hi: '6 अंकों का पिन कोड लिखें।', mr: '6 अंकी पिन कोड लिहा.' },
  pan: {
    en: 'Invalid PAN format. Should be like ABCDE1234F',
    hi: 'PAN सही नहीं लिखा है। ABCDE1234F जैसा होना चाहिए',
    mr: 'PAN बरोबर लिहिलेला नाही. ABCDE1234F असा असावा',
  },
  gst: {
    en: 'Invalid GST format',
    hi: 'GST नंबर सही नहीं लिखा है',
    mr: 'GST क्रमांक बरोबर लिहिलेला नाही',
  },
  // Dependent choices
  unknown_choice: {
    en: 'This choice does not exist.',
    hi: 'यह विकल्प नहीं मिला।',
    mr: 'हा पर्याय सापडला नाही.',
  },
  above_expected: {
    en: 'The minimum expected price cannot be above the expected price.',
    hi: 'न्यूनतम अपेक्षित मूल्य अपेक्षित मूल्य से अधिक नहीं हो सकता।',
    mr: 'किमान अपेक्षित भाव अपेक्षित भावापेक्षा जास्त असू शकत नाही.',
  },
  // Files
  file_type: {
    en: 'This kind of file is not accepted. Choose one of: {limit}.',
    hi: 'इस प्रकार की फ़ाइल स्वीकार नहीं है। इनमें से चुनें: {limit}।',
    mr: 'या प्रकारची फाइल स्वीकारली जात नाही. यांपैकी निवडा: {limit}.',
  },
  file_size: {
    en: 'The file is too large. At most {limit} is accepted.',
    hi: 'फ़ाइल बहुत बड़ी है। ज़्यादा से ज़्यादा {limit} स्वीकार है।',
    mr: 'फाइल खूप मोठी आहे. जास्तीत जास्त {limit} स्वीकारले जाते.',
  },
  bill_required: {
    en: 'Cancelled bill is required',
    hi: 'रद्द चेक आवश्यक है',
    mr: 'रद्द केलेला धनादेश आवश्यक आहे',
  },
  passbook_required: {
    en: 'Cancelled cheque/passbook is required',
    hi: 'रद्द चेक या पासबुक आवश्यक है',
    mr: 'रद्द केलेला धनादेश किंवा पासबुक आवश्यक आहे',
  },
  not_an_image: {
    en: 'Invalid file type. Please select an image.',
    hi: 'इस प्रकार की फ़ाइल नहीं चलेगी। कृपया कोई फ़ोटो चुनें।',
    mr: 'या प्रकारची फाइल चालत नाही. कृपया एखादा फोटो निवडा.',
  },
  image_too_large: {
    en: 'File too large. Please select an image under 5MB.',
    hi: 'फ़ाइल बहुत बड़ी है। कृपया 5 MB से छोटी फ़ोटो चुनें।',
    mr: 'फाइल खूप मोठी आहे. कृपया 5 MB पेक्षा लहान फोटो निवडा.',
  },
} as const satisfies Record<string, Texts>
