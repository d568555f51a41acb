import type { Names } from '../names.ts'

/** Stages of an enquiry in order (§enquiries.5), with the tasks of each. */
export const stages: readonly { stage: string; tasks: Names[] }[] = [
  {
    stage: 'enquirygenerated',
    tasks: [
      { en: 'Enquiry received and checked', hi: 'प्रस्ताव मिला और जाँचा गया', mr: 'प्रस्ताव मिळाला आणि तपासला' },
      {
        en: 'Called the owner to confirm quantity',
        hi: 'मात्रा की पुष्टि के लिए फ़ोन किया',
        mr: 'प्रमाण निश्चित करण्यासाठी फोन केला',
      },
      { en: 'Shown on the public board', hi: 'सार्वजनिक सूची में दिखाया गया', mr: 'सार्वजनिक यादीत दाखवला' },
    ],
  },
  {
    stage: 'sampleinspection',
    tasks: [
      { en: 'Sample of 1 kg requested', hi: 'एक किलो का नमूना मँगाया', mr: 'एक किलोचा नमुना मागवला' },
      { en: 'Sample reached the laboratory', hi: 'नमूना प्रयोगशाला पहुँचा', mr: 'नमुना प्रयोगशाळेत पोहोचला' },
      {
        en: 'Moisture and grade found as stated',
        hi: 'नमी और ग्रेड बताए अनुसार मिले',
        mr: 'ओलावा आणि प्रत सांगितल्याप्रमाणे आढळली',
      },
    ],
  },
  {
    stage: 'sitevisit',
    tasks: [
      {
        en: 'Visit agreed for the weekend',
        hi: 'शनिवार-रविवार को स्थल निरीक्षण तय हुआ',
        mr: 'आठवड्याच्या शेवटी स्थळ पाहणी ठरली',
      },
      { en: 'Goods and storage seen on site', hi: 'माल और भंडारण मौके पर देखा गया', mr: 'माल आणि साठवण जागेवर पाहिली' },
    ],
  },
  {
    stage: 'finaldiscussion',
    tasks: [
      { en: 'Price and payment terms discussed', hi: 'भाव और भुगतान की शर्तों पर चर्चा', mr: 'भाव आणि पेमेंटच्या अटींवर चर्चा' },
      { en: 'Agreed price written down', hi: 'तय भाव लिख लिया गया', mr: 'ठरलेला भाव नोंदवला' },
    ],
  },
  {
    stage: 'pickupandpayment',
    tasks: [
      { en: 'Vehicle booked for pickup', hi: 'माल उठाने के लिए गाड़ी तय', mr: 'माल उचलण्यासाठी गाडी ठरवली' },
      { en: 'Payment received by the seller', hi: 'विक्रेता को भुगतान मिला', mr: 'विक्रेत्याला पेमेंट मिळाले' },
    ],
  },
]
