import type { Lang } from './operation.ts'

type Texts = Record<Lang, string>

/** The mock's success messages. `{number}` is a mobile number. */
export const successTexts = {
  otp_sent: {
    en: 'An OTP was sent to {number}.',
    hi: '{number} पर OTP भेज दिया गया है।',
    mr: '{number} या क्रमांकावर OTP पाठवला आहे.',
  },
  details_saved: {
    en: 'Your details were saved. Please complete your business profile.',
    hi: 'आपका विवरण सहेजा गया। कृपया अपनी व्यवसाय प्रोफ़ाइल पूरी करें।',
    mr: 'तुमची माहिती जतन झाली. कृपया तुमची व्यवसाय प्रोफाइल पूर्ण करा.',
  },
  registration_complete: {
    en: 'Your business profile is complete.',
    hi: 'आपकी व्यवसाय प्रोफ़ाइल पूरी हो गई है।',
    mr: 'तुमची व्यवसाय प्रोफाइल पूर्ण झाली आहे.',
  },
  profile_updated: { en: 'Profile updated successfully', hi: 'प्रोफ़ाइल बदल दी गई', mr: 'प्रोफाइल बदलली आहे' },
  deletion_received: {
    en: 'Your request was received. It takes 4 to 5 working days.',
    hi: 'आपका अनुरोध मिल गया है। इसमें 4 से 5 कार्य दिवस लगेंगे।',
    mr: 'तुमची विनंती मिळाली आहे. यासाठी 4 ते 5 कामाचे दिवस लागतील.',
  },
  premium: {
    en: 'Payment received. You are a premium member now.',
    hi: 'भुगतान मिल गया। अब आप प्रीमियम सदस्य हैं।',
    mr: 'पेमेंट मिळाले. आता तुम्ही प्रीमियम सदस्य आहात.',
  },
} as const satisfies Record<string, Texts>

/** The first task of every enquiry. */
export const enquiryRecorded: Texts = { en: 'Enquiry recorded', hi: 'प्रस्ताव दर्ज हुआ', mr: 'प्रस्ताव नोंदवला' }

/** The plan's features. */
export const planFeatures: Record<Lang, string[]> = {
  en: ['Unlimited access to all features and contact details', 'Priority support', 'Advanced analytics', 'No ads'],
  hi: ['सभी सुविधाओं और संपर्क विवरण का असीमित उपयोग', 'प्राथमिकता से सहायता', 'विस्तृत विश्लेषण', 'कोई विज्ञापन नहीं'],
  mr: ['सर्व सुविधा आणि संपर्क तपशिलांचा अमर्याद वापर', 'प्राधान्याने मदत', 'सविस्तर विश्लेषण', 'जाहिराती नाहीत'],
}
